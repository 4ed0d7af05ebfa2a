// A small LSP client for `lectern lsp`, over standard input and output.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type ClientCapabilities,
  createMessageConnection,
  type Diagnostic,
  type InitializeResult,
  type MessageConnection,
  type Position,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { putFiles } from '../../bench/put-files.ts'

export const root = new URL('../..', import.meta.url).pathname

const capabilities: ClientCapabilities = {
  textDocument: { completion: { completionItem: { snippetSupport: true } } },
  window: { showDocument: { support: true } },
}

export class LspClient {
  readonly connection: MessageConnection
  readonly folder: string
  /** The server's capabilities. */
  can: InitializeResult['capabilities'] = {}
  readonly shown: string[] = []
  private readonly child: ChildProcess
  private readonly published = new Map<string, Diagnostic[]>()
  private heard: (() => void)[] = []
  private readonly versions = new Map<string, number>()
  private readonly texts = new Map<string, string>()

  /** `home`: the engine's folder, or the program of the server. */
  constructor(home: string | { command: string; args: string[] } = root) {
    this.folder = mkdtempSync(join(tmpdir(), 'lectern-lsp-'))
    const { command, args } =
      typeof home === 'string'
        ? { command: process.execPath, args: [join(home, 'tools/run.mjs'), 'lsp', '--stdio'] }
        : home
    this.child = spawn(command, args, { cwd: this.folder })
    const { stdin, stdout, stderr } = this.child
    if (!stdin || !stdout) throw new Error('The server has no standard input and output.')
    stderr?.on('data', (chunk) => process.stderr.write(chunk))
    this.connection = createMessageConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin))
    this.connection.onNotification(
      'textDocument/publishDiagnostics',
      ({ uri, diagnostics }: PublishDiagnosticsParams) => {
        this.published.set(uri, diagnostics)
        for (const hear of this.heard.splice(0)) hear()
      },
    )
    this.connection.onRequest('window/showDocument', ({ uri }: { uri: string }) => {
      this.shown.push(uri)
      return { success: true }
    })
    this.connection.onRequest('client/registerCapability', () => null)
    this.connection.listen()
  }

  async start(client: ClientCapabilities = capabilities, initializationOptions: object = {}): Promise<void> {
    const { capabilities: can } = await this.connection.sendRequest<InitializeResult>('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(this.folder).href,
      capabilities: client,
      initializationOptions,
    })
    this.can = can
    await this.connection.sendNotification('initialized', {})
  }

  /** The exit code of the server. */
  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((done) => this.child.once('exit', done))
    await this.connection.sendRequest('shutdown')
    await this.connection.sendNotification('exit')
    const code = await ended
    rmSync(this.folder, { recursive: true, force: true })
    return code
  }

  uri = (name: string): string => pathToFileURL(join(this.folder, name)).href

  /** Writes a file to the disk. */
  write(name: string, text: string): void {
    putFiles(this.folder, { [name]: text })
  }

  /** Opens a file in the editor, with the text on the disk unless another is given. */
  async open(name: string, text = readFileSync(join(this.folder, name), 'utf8')): Promise<void> {
    this.versions.set(name, 1)
    this.texts.set(name, text)
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: this.uri(name), languageId: 'yaml', version: 1, text },
    })
  }

  async change(name: string, text: string): Promise<void> {
    const version = (this.versions.get(name) ?? 0) + 1
    this.versions.set(name, version)
    this.texts.set(name, text)
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.uri(name), version },
      contentChanges: [{ text }],
    })
  }

  /** Replaces a range, and sends only that change, as editors do. */
  async type(name: string, start: number, end: number, words: string): Promise<void> {
    const text = this.texts.get(name) ?? ''
    const version = (this.versions.get(name) ?? 0) + 1
    this.versions.set(name, version)
    this.texts.set(name, text.slice(0, start) + words + text.slice(end))
    const range = { start: positionOf(text, start), end: positionOf(text, end) }
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: this.uri(name), version },
      contentChanges: [{ range, text: words }],
    })
  }

  /** Resolves with the next diagnostics of a file. */
  next(name: string): Promise<Diagnostic[]> {
    this.published.delete(this.uri(name))
    return this.diagnostics(name)
  }

  async close(name: string): Promise<void> {
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri: this.uri(name) } })
  }

  /** Resolves with the diagnostics of a file once they match. */
  async diagnostics(name: string, wanted: (found: Diagnostic[]) => boolean = () => true): Promise<Diagnostic[]> {
    for (;;) {
      const found = this.published.get(this.uri(name))
      if (found && wanted(found)) return found
      await new Promise<void>((hear) => this.heard.push(hear))
    }
  }

  /** Sends a request about the place of `¦`, after opening or changing the file. */
  async at<T>(method: string, name: string, marked: string, more: object = {}): Promise<T> {
    const text = marked.replace('¦', '')
    if (this.versions.has(name)) await this.change(name, text)
    else await this.open(name, text)
    const position = positionOf(marked, marked.indexOf('¦'))
    return this.connection.sendRequest<T>(method, { textDocument: { uri: this.uri(name) }, position, ...more })
  }

  about<T>(method: string, name: string, more: object = {}): Promise<T> {
    return this.connection.sendRequest<T>(method, { textDocument: { uri: this.uri(name) }, ...more })
  }

  /** Returns the texts of files after a workspace edit, by name. */
  after({ changes = {}, documentChanges = [] }: WorkspaceEdit): Record<string, string> {
    const versioned = documentChanges.flatMap((one) =>
      'textDocument' in one ? [[one.textDocument.uri, one.edits as TextEdit[]] as const] : [],
    )
    return Object.fromEntries(
      [...Object.entries(changes), ...versioned].map(([uri, edits]) => {
        const name = decodeURIComponent(uri.slice(pathToFileURL(this.folder).href.length + 1))
        return [name, applied(this.texts.get(name) ?? readFileSync(join(this.folder, name), 'utf8'), edits)]
      }),
    )
  }
}

export function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length - 1, character: (lines.at(-1) ?? '').length }
}

export function offsetOf(text: string, { line, character }: Position): number {
  return text.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + character
}

export function applied(text: string, edits: readonly TextEdit[]): string {
  const placed = edits.map(({ range, newText }) => ({
    start: offsetOf(text, range.start),
    end: offsetOf(text, range.end),
    newText,
  }))
  return placed
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, newText }) => result.slice(0, start) + newText + result.slice(end), text)
}
