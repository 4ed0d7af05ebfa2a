// Commands of Lectern as tasks of the window: by the program that is the language server of the site, never by one of that name from
// somewhere else.
const vscode = require('vscode')
const { findServer, packageFolders } = require('./find-server.cjs')
const { tellOfNoServer } = require('./no-server.cjs')

/** The program with other words than those of a language server; undefined where there is none. */
function programOf(folder) {
  const settings = vscode.workspace.getConfiguration('lectern', vscode.Uri.file(folder))
  const server = findServer(folder, settings.get('server'))
  // A server of the settings may be another program altogether.
  const program = server?.args.includes('lsp') ? server : findServer(folder)
  return program && { ...program, args: program.args.slice(0, program.args.lastIndexOf('lsp')) }
}

/** `words`: the command and what follows it. Resolves with the task that runs, or undefined where a message says why there is none. */
async function runLectern(folder, words, { name, isBackground = false } = {}) {
  const program = programOf(folder)
  if (!program) return void tellOfNoServer(folder, packageFolders(folder)[0])
  const { command, args, env } = program
  const scope = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(folder)) ?? vscode.TaskScope.Workspace
  const run = new vscode.ProcessExecution(command, [...args, ...words], { cwd: folder, ...(env && { env }) })
  const task = new vscode.Task(
    { type: 'lectern', command: words[0] },
    scope,
    name ?? words[0],
    'lectern',
    run,
    '$lectern',
  )
  task.isBackground = isBackground
  return vscode.tasks.executeTask(task)
}

module.exports = { programOf, runLectern }
