// Stubs of VS Code and its language client, as far as the extension uses them. They are written beside a copy of the extension, where Node
// finds them by their names, and record every call.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface StartedClient {
  server: { command: string; args: string[]; options: { cwd: string } }
  options: {
    documentSelector: { scheme: string; language: string; pattern: { baseUri: string; pattern: string } }[]
    initializationOptions: Record<string, unknown>
  }
  isRunning: boolean
  sent: [method: string, params: unknown][]
  /** Its handlers of notifications, and the server's answers. */
  heard: Map<string, (params: unknown) => void>
  answer: (method: string, params: unknown) => unknown
}

export interface VsCode {
  /** Every created client, in order. */
  clients: StartedClient[]
  commands: Map<string, (...words: unknown[]) => unknown>
  /** Executed commands, with their arguments. */
  executed: unknown[][]
  /** Programs started as tasks. */
  tasks: { name: string; command: string; args: string[]; options: { cwd: string } }[]
  status: { text: string; isShown: boolean }
  /** Applied workspace edits. */
  edits: unknown[]
  /** The choice in every quick pick. */
  choice: { label: string }
  /** Activates a file. */
  show(file: string): void
  /** Moves the cursor in a file. */
  select(file: string, language: string, line: number, character: number): void
  settings: Record<string, unknown>
  activate(): Promise<void>
  deactivate(): Promise<void>
}

const vscode = `
const state = { clients: [], commands: new Map(), executed: [], settings: {}, folders: [], documents: [], tasks: [], edits: [], status: { isShown: false, show() { this.isShown = true }, hide() { this.isShown = false }, dispose() {} }, choice: {} }
const shown = []
const listeners = []
const nothing = { dispose() {} }
const watcher = { dispose() {}, onDidCreate() {}, onDidChange() {} }
exports.state = state
exports.listeners = listeners
exports.commands = {
  registerCommand: (name, work) => (state.commands.set(name, work), nothing),
  executeCommand: async (...words) => (state.executed.push(words), ['a place']),
}
exports.shown = shown
exports.window = {
  activeTextEditor: undefined,
  createStatusBarItem: () => state.status,
  onDidChangeActiveTextEditor: (listen) => (shown.push(listen), nothing),
  onDidChangeTextEditorSelection: (listen) => (listeners.push(listen), nothing),
  showQuickPick: async (items) => items.find(({ label }) => label === state.choice.label),
  showInformationMessage: async (...words) => void state.executed.push(words),
}
exports.env = { openExternal: async ({ uri }) => void state.executed.push(['open', uri]) }
exports.tasks = { executeTask: async ({ name, run }) => (state.tasks.push({ name, ...run }), {}) }
exports.Task = class { constructor(definition, scope, name, source, run) { Object.assign(this, { name, run }) } }
exports.ProcessExecution = class { constructor(command, args, options) { Object.assign(this, { command, args, options }) } }
exports.TaskScope = { Workspace: 2 }
exports.StatusBarAlignment = { Left: 1 }
exports.ThemeColor = class { constructor(id) { this.id = id } }
exports.workspace = {
  get textDocuments() { return state.documents },
  getWorkspaceFolder: ({ fsPath }) => state.folders.find((folder) => fsPath.startsWith(folder.uri.fsPath)),
  onDidOpenTextDocument: () => nothing,
  applyEdit: async (edit) => void state.edits.push(edit),
  getConfiguration: () => ({ get: (key) => state.settings[key] }),
  onDidChangeWorkspaceFolders: () => nothing,
  onDidChangeConfiguration: () => nothing,
  createFileSystemWatcher: () => watcher,
}
exports.languages = { setLanguageConfiguration: () => nothing }
exports.IndentAction = { Indent: 1 }
exports.RelativePattern = class {}
exports.Position = class { constructor(line, character) { Object.assign(this, { line, character }) } }
exports.Uri = { parse: (uri) => ({ uri, ...(uri.startsWith('file:') && { fsPath: require('node:url').fileURLToPath(uri) }) }), file: (fsPath) => Object.assign(require('node:url').pathToFileURL(fsPath), { fsPath }) }
`

const languageClient = `
const { state } = require('vscode')
exports.LanguageClient = class {
  constructor(id, name, server, options) {
    this.note = { server, options, isRunning: false, sent: [], heard: new Map(), answer: () => null }
    this.protocol2CodeConverter = { asWorkspaceEdit: async (edit) => edit }
    state.clients.push(this.note)
  }
  async start() { this.note.isRunning = true }
  async dispose() { this.note.isRunning = false }
  isRunning() { return this.note.isRunning }
  onNotification(method, take) { this.note.heard.set(method, take) }
  async sendRequest(method, params) { return this.note.answer(method, params) }
  async sendNotification(...words) { this.note.sent.push(words) }
}
`

/** Activates the extension in a window with these folders and open files. `place`: the folder of its copy. */
export function extensionIn(extension: string, place: string, folders: string[], files: string[]): VsCode {
  mkdirSync(join(place, 'node_modules/vscode'), { recursive: true })
  mkdirSync(join(place, 'node_modules/vscode-languageclient'), { recursive: true })
  writeFileSync(join(place, 'node_modules/vscode/index.js'), vscode)
  writeFileSync(join(place, 'node_modules/vscode-languageclient/node.js'), languageClient)
  for (const file of readdirSync(extension).filter((name) => name.endsWith('.cjs')))
    copyFileSync(join(extension, file), join(place, file))
  const require = createRequire(join(place, 'package.json'))
  const { activate, deactivate } = require('./extension.cjs') as {
    activate(context: { subscriptions: unknown[] }): Promise<void>
    deactivate(): Promise<void>
  }
  const { state, listeners, shown, window } = require('vscode') as {
    shown: (() => void)[]
    window: { activeTextEditor: object }
    state: VsCode & { folders: object[]; documents: object[] }
    listeners: ((event: object) => void)[]
  }
  state.folders = folders.map((fsPath) => ({ name: 'site', uri: { fsPath } }))
  state.documents = files.map((file) => documentOf(file, 'yaml'))
  return {
    ...state,
    show(file) {
      window.activeTextEditor = { document: documentOf(file, 'yaml'), selection: { active: { line: 0, character: 0 } } }
      for (const listen of shown) listen()
    },
    select(file, languageId, line, character) {
      const document = documentOf(file, languageId)
      for (const listen of listeners) listen({ textEditor: { document, selection: { active: { line, character } } } })
    },
    activate: () => activate({ subscriptions: [] }),
    deactivate,
  }
}

const documentOf = (file: string, languageId: string) => ({
  languageId,
  uri: { scheme: 'file', fsPath: file, toString: () => pathToFileURL(file).href },
  getText: () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
})
