# The set-up steps that the scripts beside this file share: sourced, never run.
# Each step looks first, and speaks only when there is something to do.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." >/dev/null && pwd -P)
cd -- "$root"
unset VIRTUAL_ENV # another project's environment is not ours
unset PYTHONDONTWRITEBYTECODE # each start of Python would compile all the project's sources again
export UV_PROJECT_ENVIRONMENT="$root/.venv"
export UV_COMPILE_BYTECODE=1 # once, at installation: without it some machines compile Numba from source at every start

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "error: $*"
    exit 1
}

# Print the path of a Python that the project can use.
find_python() {
    local name
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        "$name" -c 'import sys; sys.version_info >= (3, 11) or sys.exit(1); print(sys.executable)' 2>/dev/null && return
    done
    fail "Python 3.11 or newer is needed, and none is on the PATH"
}

# apt_install PACKAGE...: where this user may; false elsewhere.
apt_install() {
    [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null || return 1
    say "Installing $* with apt-get"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >/dev/null || true # some source may be down, and the package still there
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

install_uv() {
    local python
    python=$(find_python)
    say "Installing uv into .tools/uv"
    "$python" -m venv --clear .tools/uv >/dev/null || # Debian keeps venv in a package of its own
        { apt_install python3-venv && "$python" -m venv --clear .tools/uv; } ||
        fail "$python cannot make a virtual environment: install its venv module (python3-venv), or uv"
    .tools/uv/bin/python -m pip install --quiet --disable-pip-version-check "uv>=0.9"
}

# Set $uv to a uv that runs.
find_uv() {
    for uv in uv "$root/.tools/uv/bin/uv"; do
        if "$uv" --version >/dev/null 2>&1; then return; fi
    done
    install_uv
}

# python_environment [OPTION...]: bring .venv in line with uv.lock, as "uv sync --all-extras OPTION..." would.
python_environment() {
    set -- --all-extras "$@"
    find_uv
    if "$uv" sync --locked --check --quiet "$@" 2>/dev/null; then return; fi
    if [[ ! -e .venv/bin/python ]]; then
        UV_PYTHON=$(find_python)
        export UV_PYTHON
    fi
    say "Installing the Python packages into .venv"
    "$uv" sync --locked "$@"
}

# Tell whether the PATH has npm and a Node.js that the tools in package.json accept.
# One in .venv does not count: it is there because the PATH had none.
node_is_there() {
    local node
    node=$(command -v node) && command -v npm >/dev/null && [[ $node != "$root"/.venv/* ]] &&
        "$node" -e 'const [major, minor] = process.versions.node.split(".").map(Number);
            process.exit(major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19) ? 0 : 1)'
}

# All that the checks and tests need, and it on the PATH.
developer_environment() {
    if node_is_there; then
        all_npm_packages & # the network has time for them while Python is busy
        python_environment
        wait $!
    else
        python_environment --group node
        export PATH="$root/.venv/bin:$PATH"
        all_npm_packages
    fi
    one_package
    export PATH="$root/.venv/bin:$root/node_modules/.bin:$PATH"
    PLAYWRIGHT_NODEJS_PATH=$(command -v node) # its own needs a library that a small machine lacks
    export PLAYWRIGHT_NODEJS_PATH
}

# kropki/__init__.py finds its other packages beside it, which mypy does not see: show it one folder, of links.
# It is where Hatch does not look, or what it finds there would not be packed.
one_package() {
    mkdir -p .mypy_cache/types/kropki
    find .mypy_cache/types/kropki -type l -delete
    ln -sf "$root"/{api,dots,generator,jit,languages} "$root"/kropki/* .mypy_cache/types/kropki/
}

all_npm_packages() {
    npm_packages .
    npm_packages tests/clients
}

# npm_packages FOLDER: bring its node_modules in line with its package-lock.json.
npm_packages() {
    if [[ $1/node_modules/.package-lock.json -nt $1/package-lock.json ]]; then return; fi
    say "Installing the npm packages into $1/node_modules"
    (cd -- "$1" && npm ci --loglevel=error)
}

runs() { "$1" --version >/dev/null 2>&1; }

# Print the path of a Chromium that runs; false if there is none.
look_for_chromium() {
    local name
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
        if runs "$name"; then
            command -v "$name"
            return
        fi
    done
    name=$(python -c 'from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)')
    runs "$name" && printf '%s\n' "$name"
}

install_chromium() {
    local name
    for name in chromium-headless-shell chromium; do # the first has no windows, and opens a page in a third of the time
        apt_install "$name" fonts-liberation && look_for_chromium >/dev/null && return
    done
    say "Installing Chromium with playwright"
    python -m playwright install chromium >&2
}

# Export KROPKI_CHROMIUM, the path of a Chromium for the tests of the page.
find_chromium() {
    if [[ -n ${KROPKI_CHROMIUM:-} ]]; then
        runs "$KROPKI_CHROMIUM" || fail "KROPKI_CHROMIUM is '$KROPKI_CHROMIUM', which does not run"
        return
    fi
    KROPKI_CHROMIUM=$(look_for_chromium || { install_chromium && look_for_chromium; }) ||
        fail "the page is tested in Chromium, and none could be installed: install one, or set KROPKI_CHROMIUM to its path"
    export KROPKI_CHROMIUM
}

# Print the path of a Firefox that runs; false if there is none.
look_for_firefox() {
    local name
    for name in firefox-esr firefox "/Applications/Firefox.app/Contents/MacOS/firefox"; do
        if runs "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

# Export KROPKI_FIREFOX, the path of a Firefox for the tests of the page.
find_firefox() {
    if [[ -n ${KROPKI_FIREFOX:-} ]]; then
        runs "$KROPKI_FIREFOX" || fail "KROPKI_FIREFOX is '$KROPKI_FIREFOX', which does not run"
        return
    fi
    KROPKI_FIREFOX=$(look_for_firefox || { apt_install firefox-esr && look_for_firefox; }) ||
        fail "the page is tested in Firefox, and none could be installed: install one, or set KROPKI_FIREFOX to its path"
    export KROPKI_FIREFOX
}

# The proxy of the tests of deploy/.
find_nginx() {
    export PATH="$PATH:/usr/sbin"
    command -v nginx >/dev/null || apt_install nginx-light || fail "nginx is tested, and could not be installed: install it"
}

failed=()

# try COMMAND...: say it on standard error and run it; if it fails, go on, and have "verdict" say so.
try() {
    say "$*"
    "$@" || failed+=("$*")
}

verdict() { [[ ${#failed[@]} == 0 ]] || fail "$(printf '%s; ' "${failed[@]}")not all is well"; }

# run_suites OPTION...: run the checks and the page's unit tests, and pytest with these options beside them.
run_suites() {
    # What needs neither browser nor server gets what pytest leaves of the processors while it waits for those.
    exec 3< <({
        nice -n 19 node --import ./tests/web/english.js --test --test-reporter=dot tests/web/*.test.js || echo "failed: node --test"
        nice -n 19 scripts/check || echo "failed: scripts/check"
    } 2>&1)
    try python -m pytest --dist loadfile --no-loadscope-reorder --max-worker-restart 0 "$@"
    local line
    while IFS= read -r line <&3; do
        if [[ $line == "failed: "* ]]; then failed+=("${line#failed: }"); else say "$line"; fi
    done
}
