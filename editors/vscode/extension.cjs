// Gives the files of sites to their language servers, and shows what only VS Code has a window for.
const vscode = require('vscode')
const { Clients } = require('./clients.cjs')
const { commandsOf } = require('./commands.cjs')
const { goOnAfterEnter } = require('./enter.cjs')
const { showPage } = require('./show-page.cjs')
const { SiteStatus } = require('./site-status.cjs')

/** Milliseconds the cursor has to rest before the preview follows. */
const rest = 150

let clients

async function activate(context) {
  const status = new SiteStatus()
  clients = new Clients(status)
  const restart = () => clients.restart()
  context.subscriptions.push(
    goOnAfterEnter(),
    status,
    ...Object.entries(commandsOf(clients, status)).map(([name, run]) => vscode.commands.registerCommand(name, run)),
    vscode.window.onDidChangeActiveTextEditor(() => status.show()),
    vscode.commands.registerCommand(Clients.commands.showReferences, listReferences),
    vscode.commands.registerCommand(Clients.commands.showPage, showPage),
    vscode.workspace.onDidOpenTextDocument((document) => clients.serve(document)),
    vscode.workspace.onDidChangeWorkspaceFolders(restart),
    vscode.workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('lectern') && restart()),
    vscode.window.onDidChangeTextEditorSelection(follow()),
  )
  await clients.start()
}

/** A lens says on how many pages something is used; a click lists the places. */
async function listReferences(uri, { line, character }) {
  const file = vscode.Uri.parse(uri)
  const position = new vscode.Position(line, character)
  const places = await vscode.commands.executeCommand('vscode.executeReferenceProvider', file, position)
  await vscode.commands.executeCommand('editor.action.showReferences', file, position, places)
}

/** Tells the server of a file where the cursor is, once it rests. */
function follow() {
  let due
  return ({ textEditor: { document, selection } }) => {
    clearTimeout(due)
    if (!['yaml', 'json', 'markdown'].includes(document.languageId)) return
    if (!vscode.workspace.getConfiguration('lectern', document).get('followCursor')) return
    due = setTimeout(() => {
      const { line, character } = selection.active
      const params = { textDocument: { uri: document.uri.toString() }, position: { line, character } }
      const client = clients.of(document)
      if (client?.isRunning()) void client.sendNotification('lectern/cursor', params)
    }, rest)
  }
}

module.exports = { activate, deactivate: () => clients?.stop() }
