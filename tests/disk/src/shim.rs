//! The shim: SQLite's own file system with four functions of our own in front, which write down what passes.
//!
//! # Why this is sound
//!
//! - The file system that we register is a copy of SQLite's default one (`sqlite3_vfs` is plain data), with `xOpen` and
//!   `xDelete` replaced. It is leaked, so it outlives every connection. Functions that are not replaced get our table instead
//!   of theirs as their first argument; they read only its data (`pAppData`, `mxPathname`), which is the copy's.
//! - `xOpen` calls the default one with the memory that SQLite gives for the file. That memory begins with a pointer to a
//!   table of functions; we let it point to a table of ours, which is a copy of that one with `xWrite`, `xTruncate`, `xSync`
//!   and `xClose` replaced. Ours are leaked, one for each of theirs. Which functions a file had is kept from its opening to
//!   its closing.
//! - Every replacement first calls the original with the arguments that it got, so that all contracts between SQLite and its
//!   file system hold as before. After that it only reads: `amount` bytes of a buffer that SQLite promises to be so long.
//! - Nothing unwinds into C: locks that are poisoned are taken all the same, and nothing else here can panic.

use crate::Entry;
use rusqlite::ffi::{
    SQLITE_ERROR, SQLITE_OK, sqlite3_file, sqlite3_io_methods, sqlite3_vfs, sqlite3_vfs_find, sqlite3_vfs_register,
};
use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// The default file system.
static BASE: AtomicPtr<sqlite3_vfs> = AtomicPtr::new(std::ptr::null_mut());

/// Functions of files.
type Methods = &'static sqlite3_io_methods;

/// Ours for every table of theirs, by where theirs lies: databases are locked and their logs are not.
static TABLES: Mutex<BTreeMap<usize, Methods>> = Mutex::new(BTreeMap::new());

/// Open files by the address of their memory: names, and their own functions.
static FILES: Mutex<BTreeMap<usize, (String, Methods)>> = Mutex::new(BTreeMap::new());

/// What was written.
static JOURNAL: Mutex<Vec<Entry>> = Mutex::new(Vec::new());

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What was written so far, of files that are watched.
pub(crate) fn journal() -> MutexGuard<'static, Vec<Entry>> {
    lock(&JOURNAL)
}

/// The functions that a file had before we came.
fn theirs(file: *mut sqlite3_file) -> Option<Methods> {
    lock(&FILES).get(&(file as usize)).map(|(_, methods)| *methods)
}

fn note(file: *mut sqlite3_file, entry: impl FnOnce(String) -> Entry) {
    let name = lock(&FILES).get(&(file as usize)).map(|(name, _)| name.clone());
    if let Some(name) = name.filter(|n| crate::is_watched(n)) {
        lock(&JOURNAL).push(entry(name));
    }
}

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    let base = BASE.load(Ordering::Acquire);
    // SAFETY: `base` was found before we were registered and lives as long as the process
    let Some(theirs) = (unsafe { (*base).xOpen }) else { return SQLITE_ERROR };
    // SAFETY: the arguments are those that SQLite made for this call
    let rc = unsafe { theirs(base, name, file, flags, out) };
    if rc != SQLITE_OK || name.is_null() {
        return rc;
    }
    // SAFETY: after a good open the memory of the file begins with a pointer to its functions
    let table = unsafe { (*file).pMethods };
    if table.is_null() {
        return rc;
    }
    // SAFETY: the table is a static of SQLite, which nobody changes
    let theirs: Methods = unsafe { &*table };
    let ours: Methods = *lock(&TABLES).entry(table as usize).or_insert_with(|| {
        Box::leak(Box::new(sqlite3_io_methods {
            xWrite: Some(write),
            xTruncate: Some(truncate),
            xSync: Some(sync),
            xClose: Some(close),
            ..*theirs
        }))
    });
    // SAFETY: a string of SQLite's that ends
    let text = unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned();
    lock(&FILES).insert(file as usize, (text, theirs));
    // SAFETY: the memory of the file is ours to change until it is closed
    unsafe { (*file).pMethods = ours };
    rc
}

unsafe extern "C" fn write(file: *mut sqlite3_file, bytes: *const c_void, amount: c_int, at: i64) -> c_int {
    let Some(theirs) = theirs(file).and_then(|m| m.xWrite) else { return SQLITE_ERROR };
    // SAFETY: the arguments are those of SQLite
    let rc = unsafe { theirs(file, bytes, amount, at) };
    if rc == SQLITE_OK && amount > 0 && at >= 0 {
        // SAFETY: SQLite promises `amount` bytes, which nobody changes during the call
        let bytes = unsafe { std::slice::from_raw_parts(bytes.cast::<u8>(), amount as usize) }.to_vec();
        note(file, |name| Entry::Write { name, at: at as u64, bytes });
    }
    rc
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: i64) -> c_int {
    let Some(theirs) = theirs(file).and_then(|m| m.xTruncate) else { return SQLITE_ERROR };
    // SAFETY: the arguments are those of SQLite
    let rc = unsafe { theirs(file, size) };
    if rc == SQLITE_OK && size >= 0 {
        note(file, |name| Entry::Truncate { name, size: size as u64 });
    }
    rc
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    let Some(theirs) = theirs(file).and_then(|m| m.xSync) else { return SQLITE_ERROR };
    // SAFETY: the arguments are those of SQLite
    let rc = unsafe { theirs(file, flags) };
    if rc == SQLITE_OK {
        note(file, |name| Entry::Sync { name });
    }
    rc
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    let known = lock(&FILES).remove(&(file as usize));
    let Some(theirs) = known.and_then(|(_, m)| m.xClose) else { return SQLITE_ERROR };
    // SAFETY: the argument is that of SQLite
    unsafe { theirs(file) }
}

unsafe extern "C" fn delete(_: *mut sqlite3_vfs, name: *const c_char, sync_folder: c_int) -> c_int {
    let base = BASE.load(Ordering::Acquire);
    // SAFETY: as in `open`
    let Some(theirs) = (unsafe { (*base).xDelete }) else { return SQLITE_ERROR };
    // SAFETY: the arguments are those of SQLite
    let rc = unsafe { theirs(base, name, sync_folder) };
    if rc == SQLITE_OK && !name.is_null() {
        // SAFETY: a string of SQLite's that ends
        let name = unsafe { CStr::from_ptr(name) }.to_string_lossy().into_owned();
        if crate::is_watched(&name) {
            lock(&JOURNAL).push(Entry::Delete { name, sure: sync_folder != 0 });
        }
    }
    rc
}

/// Makes the shim the file system of every connection that this process opens from now on; once.
pub(crate) fn register() -> bool {
    static DONE: OnceLock<bool> = OnceLock::new();
    *DONE.get_or_init(|| {
        // SAFETY: a null name asks for the default; SQLite initialises itself
        let base = unsafe { sqlite3_vfs_find(std::ptr::null()) };
        if base.is_null() {
            return false;
        }
        BASE.store(base, Ordering::Release);
        // SAFETY: a copy of plain data that SQLite owns and does not change while we look: no connection is being opened
        // by the caller
        let mut ours = unsafe { *base };
        ours.pNext = std::ptr::null_mut();
        ours.zName = c"tumble-disk".as_ptr();
        ours.xOpen = Some(open);
        ours.xDelete = Some(delete);
        // SAFETY: leaked, so it lives for ever
        unsafe { sqlite3_vfs_register(Box::leak(Box::new(ours)), 1) == SQLITE_OK }
    })
}
