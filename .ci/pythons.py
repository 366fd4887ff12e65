"""Prints the other CPythons of this machine that the wheel is for: one of each minor version from 3.10 on, but for the one that runs this
and for those without a global lock, which have no stable interface."""

import glob
import os
import shutil
import subprocess
import sys

found = {}
names = [f"python3.{minor}" for minor in range(10, 15)]
candidates = [shutil.which(name) for name in names]
candidates += sorted(glob.glob(os.path.expanduser("~/.pyenv/versions/3.1*/bin/python")))
for candidate in filter(None, candidates):
    ask = [candidate, "-c", "import sys, sysconfig, venv, ensurepip; print(sys.implementation.name, *sys.version_info[:2], sysconfig.get_config_var('Py_GIL_DISABLED') or 0)"]
    told = subprocess.run(ask, capture_output=True, text=True).stdout.split()
    if len(told) == 4 and told[0] == "cpython" and told[1] == "3" and int(told[2]) >= 10 and told[3] == "0":
        found.setdefault(int(told[2]), candidate)
found.pop(sys.version_info[1], None)
print(*(found[minor] for minor in sorted(found)), sep="\n")
