// Starts the language server for the folders of a window, and shows what only VS Code has a window for.
const vscode = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')
const { findServer } = require('./find-server.cjs')

const showReferences = 'lectern.showReferences'
/** Milliseconds the cursor has to rest before the preview follows. */
const rest = 150

let clients = []

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand('lectern.restart', restart),
    vscode.commands.registerCommand(showReferences, listReferences),
    vscode.window.onDidChangeTextEditorSelection(follow()),
    vscode.workspace.onDidChangeWorkspaceFolders(restart),
    vscode.workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('lectern') && restart()),
  )
  await start()
}

async function start() {
  const folders = vscode.workspace.workspaceFolders ?? []
  for (const folder of folders) {
    const settings = vscode.workspace.getConfiguration('lectern', folder)
    const server = findServer(folder.uri.fsPath, settings.get('server'))
    if (!server) continue
    const pattern = new vscode.RelativePattern(folder, '**/*.{yaml,yml,json}')
    const client = new LanguageClient(
      `lectern-${folder.name}`,
      'Lectern',
      { ...server, options: { cwd: folder.uri.fsPath } },
      {
        documentSelector: ['yaml', 'json'].map((language) => ({
          scheme: 'file',
          language,
          pattern: `${folder.uri.fsPath}/**/*`,
        })),
        synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher(pattern) },
        workspaceFolder: folder,
        initializationOptions: { preview: settings.get('preview'), showReferences },
      },
    )
    clients.push(client)
    await client.start()
  }
}

async function stop() {
  const all = clients
  clients = []
  await Promise.all(all.map((client) => client.dispose()))
}

async function restart() {
  await stop()
  await start()
}

/** A lens says on how many pages something is used; a click lists the places. */
async function listReferences(uri, { line, character }) {
  const file = vscode.Uri.parse(uri)
  const position = new vscode.Position(line, character)
  const places = await vscode.commands.executeCommand('vscode.executeReferenceProvider', file, position)
  await vscode.commands.executeCommand('editor.action.showReferences', file, position, places)
}

/** Tells the server where the cursor is, once it rests. */
function follow() {
  let due
  return ({ textEditor: { document, selection } }) => {
    clearTimeout(due)
    if (!['yaml', 'json'].includes(document.languageId)) return
    if (!vscode.workspace.getConfiguration('lectern', document).get('followCursor')) return
    due = setTimeout(() => {
      const { line, character } = selection.active
      const params = { textDocument: { uri: document.uri.toString() }, position: { line, character } }
      for (const client of clients) if (client.isRunning()) void client.sendNotification('lectern/cursor', params)
    }, rest)
  }
}

module.exports = { activate, deactivate: stop }
