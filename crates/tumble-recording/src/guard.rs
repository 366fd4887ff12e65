//! Opening a file that may come from anywhere.
//!
//! Read-only, no extensions, no trust in what its schema calls, sizes limited; the schema must be ours to the letter, so
//! no foreign view or trigger can run; and SQL that does anything but read is refused before it starts.

use crate::chunk;
use crate::error::Error;
use crate::functions;
use crate::schema::{APPLICATION_ID, Layout, VERSION, statements};
use crate::table::Version;
use rusqlite::config::DbConfig;
use rusqlite::hooks::{AuthAction, AuthContext, Authorization};
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::time::Duration;

/// Largest value that is read [bytes]: the text of a scene or a geometry file.
const MOST_BYTES: i32 = 512 << 20;
/// Files up to this size are looked through before they are used [bytes]; larger ones as they are read.
const CHECKED_BYTES: u64 = 64 << 20;
/// Time that a read waits for a writer.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that can only read, to a file whose schema is ours.
pub(crate) fn open(path: &Path) -> Result<(Connection, Layout, Version), Error> {
    let metadata = std::fs::metadata(path).map_err(|e| Error::io(path, e))?;
    if !metadata.is_file() {
        return Err(Error::NotARecording("not a plain file".to_owned()));
    }
    // An empty file would be a database without tables. The rest is for SQLite to look at: a file that was opened and
    // closed past it would take along the locks of a writer in this process (POSIX).
    if metadata.len() == 0 {
        return Err(Error::NotARecording("an empty file".to_owned()));
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
    for (limit, most) in [
        (Limit::SQLITE_LIMIT_LENGTH, MOST_BYTES),
        (Limit::SQLITE_LIMIT_ATTACHED, 0),
        (Limit::SQLITE_LIMIT_TRIGGER_DEPTH, 1),
        (Limit::SQLITE_LIMIT_EXPR_DEPTH, 200),
        (Limit::SQLITE_LIMIT_WORKER_THREADS, 0),
    ] {
        connection.set_limit(limit, most)?;
    }
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "mmap_size", 0)?;
    connection.pragma_update(None, "query_only", true)?;
    functions::register(&connection)?;
    let (layout, version) =
        identify(&connection).map_err(|error| if has_journal(path) { unclosed(path) } else { error })?;
    chunk::register(&connection, version)?;
    if metadata.len() <= CHECKED_BYTES {
        check(&connection, "quick_check(1)")?;
    }
    connection.authorizer(Some(|context: AuthContext<'_>| allow(&context.action)))?;
    Ok((connection, layout, version))
}

/// Whether a journal lies beside the file: the power went while the file was being closed.
fn has_journal(path: &Path) -> bool {
    std::fs::metadata(format!("{}-journal", path.display())).is_ok_and(|m| m.len() > 0)
}

fn unclosed(path: &Path) -> Error {
    let file = path.display();
    Error::NotARecording(format!(
        "a journal lies beside it, since it was being closed when the power went: nothing is lost, let a program that may \
         write open it once (sqlite3 {file} \"PRAGMA user_version\")"
    ))
}

/// Looks for the marks of a recording and compares its schema with ours.
fn identify(connection: &Connection) -> Result<(Layout, Version), Error> {
    let number = |pragma: &str| -> Result<i64, Error> {
        connection.pragma_query_value(None, pragma, |r| r.get(0)).map_err(unreadable)
    };
    let id = number("application_id")?;
    if id != i64::from(APPLICATION_ID) {
        return Err(Error::NotARecording(format!("an SQLite file of another program (application_id {id})")));
    }
    let found = number("user_version")?;
    let Some(version) = Version::of(found) else {
        return Err(Error::OtherVersion { found, known: i64::from(VERSION) });
    };
    let mut found = Vec::new();
    let mut statement =
        connection.prepare("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL").map_err(unreadable)?;
    let rows =
        statement.query_map([], |r| Ok((r.get::<_, String>(0)?, r.get::<_, String>(1)?, r.get::<_, String>(2)?)));
    for row in rows.map_err(unreadable)? {
        found.push(row.map_err(unreadable)?);
    }
    found.sort();
    for layout in [Layout::Rows, Layout::Chunks] {
        let mut ours: Vec<_> = statements(layout, version).into_iter().map(|(k, n, s)| (k.to_owned(), n, s)).collect();
        ours.sort();
        if ours == found {
            return Ok((layout, version));
        }
    }
    Err(Error::NotARecording("its schema is not that of a recording".to_owned()))
}

fn unreadable(e: rusqlite::Error) -> Error {
    match e {
        rusqlite::Error::SqliteFailure(f, _) if f.code == rusqlite::ErrorCode::NotADatabase => {
            Error::NotARecording("no SQLite file".to_owned())
        }
        rusqlite::Error::SqliteFailure(f, _) if f.code == rusqlite::ErrorCode::DatabaseCorrupt => {
            Error::Broken(e.to_string())
        }
        e => Error::Sqlite(e),
    }
}

/// Asks SQLite whether the structure of the file is whole.
pub(crate) fn check(connection: &Connection, pragma: &str) -> Result<(), Error> {
    let answer: String = connection.query_row(&format!("PRAGMA {pragma}"), [], |r| r.get(0)).map_err(unreadable)?;
    // the first line names the database, which is the only one
    let what = answer.lines().last().unwrap_or_default();
    if answer == "ok" { Ok(()) } else { Err(Error::Broken(what.to_owned())) }
}

/// Only what reads.
fn allow(action: &AuthAction<'_>) -> Authorization {
    let fine = match action {
        // a transaction that reads sees one moment of a file that is being written
        AuthAction::Select | AuthAction::Read { .. } | AuthAction::Recursive | AuthAction::Transaction { .. } => true,
        AuthAction::Function { function_name } => !function_name.eq_ignore_ascii_case("load_extension"),
        AuthAction::Pragma { pragma_name, pragma_value } => {
            let reads = ["integrity_check", "quick_check", "table_info", "table_list"];
            reads.contains(pragma_name) || (pragma_value.is_none() && ["data_version"].contains(pragma_name))
        }
        _ => false,
    };
    if fine { Authorization::Allow } else { Authorization::Deny }
}
