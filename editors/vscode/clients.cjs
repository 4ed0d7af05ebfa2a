// The language servers of a window: one for each site that a file has been opened of, in the site's folder.
const { join, sep } = require('node:path')
const vscode = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')
const { findServer, packageFolders } = require('./find-server.cjs')
const { findSite } = require('./find-site.cjs')
const { tellOfNoServer } = require('./no-server.cjs')

const commands = { showReferences: 'lectern.showReferences', showPage: 'lectern.showPage' }
const languages = ['yaml', 'json', 'markdown', 'csv']
/** A table is plain text where no extension says otherwise. */
const isServed = ({ languageId, uri }) => languages.includes(languageId) || uri.fsPath.endsWith('.csv')
/** What package managers write last when they install. */
const installed = '{.package-lock.json,.modules.yaml,.yarn-state.yml,.yarn-integrity}'

const isWithin = (folder, outer) => folder === outer || folder.startsWith(outer.endsWith(sep) ? outer : outer + sep)

/** One that has not started has nothing to end. */
const ended = (client) => client?.dispose().catch(() => undefined)

class Clients {
  static commands = commands

  constructor(status) {
    this.status = status
  }

  /** By the folder of the site. What is undefined has no server. */
  bySite = new Map()
  watchers = new Map()
  /** One start or stop after the other: a client that is starting cannot be stopped. */
  work = Promise.resolve()

  /** For every file that is open. */
  start() {
    return this.inTurn(async () => {
      for (const document of vscode.workspace.textDocuments) await this.give(document)
    })
  }

  stop() {
    return this.inTurn(async () => {
      const all = [...this.bySite.values()]
      for (const watcher of this.watchers.values()) watcher.dispose()
      this.watchers.clear()
      this.bySite.clear()
      this.status.forget()
      await Promise.all(all.map(ended))
    })
  }

  restart() {
    void this.stop()
    return this.start()
  }

  serve(document) {
    return this.inTurn(() => this.give(document))
  }

  inTurn(next) {
    this.work = this.work.then(next).catch(console.error)
    return this.work
  }

  /** The client that a file is given to. */
  of({ uri }) {
    for (const [site, client] of this.bySite) if (isWithin(uri.fsPath, site)) return client
    return undefined
  }

  async give(document) {
    if (document.uri.scheme !== 'file' || !isServed(document)) return
    const folder = vscode.workspace.getWorkspaceFolder(document.uri)
    const site = findSite(document.uri.fsPath, document.getText(), folder?.uri.fsPath)
    if (site === undefined || [...this.bySite.keys()].some((other) => isWithin(site, other))) return
    // A file goes to one server alone: that of the outer site serves those below it.
    const inner = [...this.bySite].filter(([other]) => isWithin(other, site))
    for (const [other] of inner) this.bySite.delete(other)
    const settings = vscode.workspace.getConfiguration('lectern', document)
    const server = findServer(site, settings.get('server'))
    const client = server && this.make(server, site, settings, folder)
    this.bySite.set(site, client)
    this.watch(site)
    await Promise.all(inner.map(([, other]) => ended(other)))
    // Why a server does not start is shown by the client itself.
    if (client) await client.start().catch(() => undefined)
    else tellOfNoServer(site, packageFolders(site)[0])
  }

  make(server, site, settings, workspaceFolder) {
    // Not as one text: a folder's name may hold signs that mean something in a pattern.
    const pattern = { baseUri: vscode.Uri.file(site).toString(), pattern: '**/*' }
    const client = new LanguageClient(
      'lectern',
      'Lectern',
      { command: server.command, args: server.args, options: { cwd: site, env: server.env } },
      {
        documentSelector: [
          ...languages.map((language) => ({ scheme: 'file', language, pattern })),
          { scheme: 'file', language: 'plaintext', pattern: { ...pattern, pattern: '**/*.csv' } },
        ],
        // The name that the problem matcher has as its owner: what both find is listed once.
        diagnosticCollectionName: 'lectern',
        workspaceFolder,
        initializationOptions: {
          preview: settings.get('preview'),
          takesPictureWidths: true,
          showsStatus: true,
          ...commands,
        },
      },
    )
    client.onNotification('lectern/site', (status) => this.status.take(status))
    return client
  }

  /** Another Lectern may be there once packages have been installed, or the first one. */
  watch(site) {
    for (const folder of packageFolders(site)) {
      const modules = join(folder, 'node_modules')
      if (this.watchers.has(modules)) continue
      const inside = new vscode.RelativePattern(vscode.Uri.file(modules), installed)
      const watcher = vscode.workspace.createFileSystemWatcher(inside)
      this.watchers.set(modules, watcher)
      const restart = () => this.restart()
      watcher.onDidCreate(restart)
      watcher.onDidChange(restart)
    }
  }
}

module.exports = { Clients }
