// Which program is the language server of a site: the package it has, or the folder itself where it is Lectern.
const { accessSync, constants, existsSync, readFileSync } = require('node:fs')
const { delimiter, dirname, join } = require('node:path')

/** Program, words and environment; undefined where there is none. `chosen`: what the settings say. */
function findServer(folder, chosen = []) {
  if (chosen.length > 0) return { command: chosen[0], args: chosen.slice(1) }
  for (let here = folder; ; here = dirname(here)) {
    const packed = join(here, 'node_modules', 'lectern', 'tools', 'run.mjs')
    if (existsSync(packed)) return run(packed)
    if (isLectern(here)) return run(join(here, 'tools', 'run.mjs'))
    if (here === dirname(here)) return undefined
  }
}

/** By the Node that is installed; else by VS Code's own: one that is started from a menu may know no PATH but the system's. */
function run(file) {
  const args = [file, 'lsp', '--stdio']
  if (isOnPath('node')) return { command: 'node', args }
  return { command: process.execPath, args, env: { ELECTRON_RUN_AS_NODE: '1' } }
}

function isOnPath(program) {
  const file = process.platform === 'win32' ? `${program}.exe` : program
  const folders = (process.env.PATH ?? process.env.Path ?? '').split(delimiter).filter(Boolean)
  return folders.some((folder) => isExecutable(join(folder, file)))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // It is not there, or is no program.
    return false
  }
}

/** The folders whose `package.json` counts for a site, the nearest first; its own, where there is none. */
function packageFolders(folder) {
  const found = []
  for (let here = folder; ; here = dirname(here)) {
    if (existsSync(join(here, 'package.json'))) found.push(here)
    if (here === dirname(here)) return found.length > 0 ? found : [folder]
  }
}

function isLectern(folder) {
  try {
    return (
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name === 'lectern' &&
      existsSync(join(folder, 'tools', 'run.mjs'))
    )
  } catch {
    // No package, or one that cannot be read: another folder's, whatever it is.
    return false
  }
}

module.exports = { findServer, packageFolders }
