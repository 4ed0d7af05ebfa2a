// Runs yaml-language-server as an editor does: over stdio, with the settings of .vscode/settings.json.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = new URL('../..', import.meta.url).pathname
const settings: Record<string, unknown> = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'))

interface Message {
  id?: number
  method?: string
  params?: { uri?: string; diagnostics?: Diagnostic[]; items?: { section?: string }[] }
  result?: unknown
}
export interface Diagnostic {
  message: string
  range: { start: { line: number; character: number } }
}
interface Completion {
  label: string
  /** Text of a snippet, with its placeholders. */
  insertText?: string
  textEdit?: { newText: string }
}

/** Nests `yaml.suggest.x: y` of the settings file as the server requests it: `{ suggest: { x: y } }`. */
function configuration(): Record<string, unknown> {
  const yaml: Record<string, unknown> = {
    validate: true,
    hover: true,
    completion: true,
    schemaStore: { enable: false },
  }
  for (const [key, value] of Object.entries(settings)) {
    const [first, ...path] = key.split('.')
    if (first !== 'yaml' || path[0] === 'schemas') continue
    let here = yaml
    for (const part of path.slice(0, -1)) {
      here[part] ??= {}
      here = here[part] as Record<string, unknown>
    }
    here[path.at(-1) ?? ''] = value
  }
  return yaml
}

export class LanguageServer {
  private readonly child: ChildProcess
  private readonly waiting = new Map<number, (result: unknown) => void>()
  private readonly diagnosed = new Map<string, (diagnostics: Diagnostic[]) => void>()
  private buffer = Buffer.alloc(0)
  private next = 1

  constructor() {
    this.child = spawn(
      process.execPath,
      [join(root, 'node_modules/yaml-language-server/bin/yaml-language-server'), '--stdio'],
      { cwd: root },
    )
    this.child.stdout?.on('data', (chunk: Buffer) => this.take(chunk))
  }

  async start(): Promise<void> {
    const rootUri = pathToFileURL(root).href
    await this.ask('initialize', {
      processId: process.pid,
      rootUri,
      capabilities: { workspace: { configuration: true }, textDocument: {} },
      workspaceFolders: [{ uri: rootUri, name: 'site' }],
    })
    this.tell('initialized', {})
    this.tell('workspace/didChangeConfiguration', { settings: { yaml: configuration() } })
  }

  async stop(): Promise<void> {
    await this.ask('shutdown', undefined)
    this.tell('exit', undefined)
    this.child.kill()
  }

  /** Opens a text as a file of the project and resolves with the server's diagnostics. */
  open(path: string, text: string): Promise<Diagnostic[]> {
    const uri = pathToFileURL(join(root, path)).href
    const answer = new Promise<Diagnostic[]>((done) => this.diagnosed.set(uri, done))
    this.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } })
    return answer
  }

  /** Resolves with the labels offered where `|` stands in the text. */
  async complete(path: string, marked: string): Promise<string[]> {
    return (await this.offers(path, marked)).map(({ label }) => label)
  }

  async offers(path: string, marked: string): Promise<Completion[]> {
    const position = positionOf(marked)
    await this.open(path, marked.replace('|', ''))
    const textDocument = { uri: pathToFileURL(join(root, path)).href }
    const result = (await this.ask('textDocument/completion', { textDocument, position })) as
      | { items?: Completion[] }
      | Completion[]
    return Array.isArray(result) ? result : (result.items ?? [])
  }

  /** Resolves with the hover text where `|` stands. */
  async hover(path: string, marked: string): Promise<string> {
    const position = positionOf(marked)
    await this.open(path, marked.replace('|', ''))
    const textDocument = { uri: pathToFileURL(join(root, path)).href }
    const result = (await this.ask('textDocument/hover', { textDocument, position })) as { contents?: unknown } | null
    return JSON.stringify(result?.contents ?? '')
  }

  private ask(method: string, params: unknown): Promise<unknown> {
    const id = this.next++
    const answer = new Promise<unknown>((done) => this.waiting.set(id, done))
    this.send({ id, method, params })
    return answer
  }

  private tell(method: string, params: unknown): void {
    this.send({ method, params })
  }

  private send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.child.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  private take(chunk: Buffer): void {
    this.buffer = Buffer.concat([this.buffer, chunk])
    for (;;) {
      const head = this.buffer.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/.exec(this.buffer.subarray(0, Math.max(0, head)).toString())?.[1])
      if (head < 0 || this.buffer.length < head + 4 + length) return
      const body = this.buffer.subarray(head + 4, head + 4 + length).toString()
      this.buffer = this.buffer.subarray(head + 4 + length)
      this.handle(JSON.parse(body) as Message)
    }
  }

  private handle({ id, method, params, result }: Message): void {
    if (method === 'textDocument/publishDiagnostics' && params?.uri)
      this.diagnosed.get(params.uri)?.(params.diagnostics ?? [])
    else if (method === 'workspace/configuration' && id !== undefined)
      this.send({ id, result: (params?.items ?? []).map(({ section }) => (section === 'yaml' ? configuration() : {})) })
    else if (method !== undefined && id !== undefined) this.send({ id, result: null })
    else if (id !== undefined) {
      this.waiting.get(id)?.(result)
      this.waiting.delete(id)
    }
  }
}

function positionOf(marked: string): { line: number; character: number } {
  const lines = marked.slice(0, marked.indexOf('|')).split('\n')
  return { line: lines.length - 1, character: (lines.at(-1) ?? '').length }
}
