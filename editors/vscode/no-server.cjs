// Says in a message that a site has no Lectern, and offers to install it where its package.json asks for it.
const { existsSync, readFileSync } = require('node:fs')
const { basename, join } = require('node:path')
const vscode = require('vscode')
const { saysLectern } = require('./find-site.cjs')

const told = new Set()

/** Once for each site. `packages`: the folder whose `package.json` counts for it. */
function tellOfNoServer(site, packages) {
  if (told.has(site) || !saysLectern(site, (file) => readFileSync(file, 'utf8'))) return
  told.add(site)
  const message = `Lectern is not installed in "${basename(packages)}", so site.yaml is not checked and nothing is completed.`
  if (!asksForLectern(packages)) {
    void vscode.window.showWarningMessage(
      `${message} Its package.json does not ask for Lectern: \`init\` of Lectern makes one that does.`,
    )
    return
  }
  const run = 'Run npm install'
  void vscode.window.showWarningMessage(message, run).then((chosen) => {
    if (chosen !== run) return
    const terminal = vscode.window.createTerminal({ name: 'Lectern', cwd: packages })
    terminal.show()
    terminal.sendText('npm install')
  })
}

function asksForLectern(folder) {
  const file = join(folder, 'package.json')
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'))
    return Object.hasOwn({ ...dependencies, ...devDependencies }, 'lectern')
  } catch {
    // None, or one that cannot be read: npm says what is wrong with it.
    return existsSync(file)
  }
}

module.exports = { tellOfNoServer }
