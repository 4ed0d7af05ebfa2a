// Tests the lifecycle of the language server as the protocol defines it.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { root } from './lsp-client.ts'

let server: ChildProcess
let connection: MessageConnection
let ended: Promise<number | null>
beforeEach(() => {
  server = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'lsp', '--stdio'], { cwd: root })
  if (!server.stdin || !server.stdout) throw new Error('The server has no standard input and output.')
  ended = new Promise((done) => server.once('exit', done))
  connection = createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin))
  connection.listen()
})
afterEach(() => {
  connection.dispose()
  server.kill('SIGKILL')
})

const at = { textDocument: { uri: 'file:///notes.yaml' }, position: { line: 0, character: 0 } }
// The editor's process keeps running: only the closed pipe shows that it is gone.
const start = () => connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} })

it('the server refuses requests before "initialize" and after "shutdown", and a second "initialize"', async () => {
  await connection.sendNotification('textDocument/didOpen', { textDocument: { uri: 'file:///notes.yaml', text: '' } })
  await expect(connection.sendRequest('textDocument/hover', at)).rejects.toMatchObject({ code: -32002 })
  await start()
  expect(await connection.sendRequest('textDocument/hover', at)).toBeNull()
  await expect(start()).rejects.toMatchObject({ code: -32600 })
  expect(await connection.sendRequest('shutdown')).toBeNull()
  await expect(connection.sendRequest('textDocument/hover', at)).rejects.toMatchObject({ code: -32600 })
  await connection.sendNotification('exit')
  expect(await ended).toBe(0)
})

it('the server exits when its input closes, though the editor still runs and has sent no "exit"', async () => {
  await start()
  server.stdin?.end()
  expect(await ended).toBe(1)
})
