// Which program is the language server of a folder: the package its site has, or the folder itself where it is Lectern.
const { existsSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

/** Program and words; undefined where there is none. `chosen`: what the settings say. */
function findServer(folder, chosen = []) {
  if (chosen.length > 0) return { command: chosen[0], args: chosen.slice(1) }
  for (let here = folder; ; here = dirname(here)) {
    const packed = join(here, 'node_modules', 'lectern', 'tools', 'run.mjs')
    if (existsSync(packed)) return { command: 'node', args: [packed, 'lsp', '--stdio'] }
    if (isLectern(here)) return { command: 'node', args: [join(here, 'tools', 'run.mjs'), 'lsp', '--stdio'] }
    if (here === dirname(here)) return undefined
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

module.exports = { findServer }
