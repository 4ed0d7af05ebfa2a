// Opens a page of the live preview, and starts the preview where none is running.
const vscode = require('vscode')
const { runLectern } = require('./run-lectern.cjs')

/** Milliseconds that a running preview has to answer in, and that one has to start in. */
const timeout = { answer: 2000, start: 60_000 }

/** `address` is that of the page; `site` is the folder of its manifest. */
async function showPage(address, site) {
  if (!(await answers(address))) {
    const start = 'Start it'
    const message = `The live preview does not answer at ${new URL(address).origin}.`
    if ((await vscode.window.showInformationMessage(message, start)) !== start) return
    const { port } = new URL(address)
    const words = ['dev', ...(port ? ['--port', port] : [])]
    if (!(await runLectern(site, words, { name: 'Live preview', isBackground: true }))) return
    const until = Date.now() + timeout.start
    while (!(await answers(address))) {
      if (Date.now() > until) return
      await new Promise((next) => setTimeout(next, 500))
    }
  }
  await vscode.env.openExternal(vscode.Uri.parse(address))
}

const answers = (address) =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(timeout.answer) }).then(
    () => true,
    () => false,
  )

module.exports = { showPage }
