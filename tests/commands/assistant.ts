// A copy of a site, and an assistant connected to it through `lectern mcp` by the protocol's own client.
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'

const root = new URL('../..', import.meta.url).pathname

/** `site`: a folder of this repository, which is copied. */
export function assistantOf(site: string) {
  const folder = temporaryFolder()
  const client = new Client({ name: 'test', version: '1' })
  beforeAll(async () => {
    cpSync(join(root, site), folder, { recursive: true })
    const args = [join(root, 'tools/run.mjs'), 'mcp', '--manifest', 'site.yaml']
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: folder }))
  }, 60_000)
  afterAll(async () => {
    await client.close()
  })

  async function call(name: string, input: Record<string, unknown> = {}) {
    const { content, isError = false } = await client.callTool({ name, arguments: input })
    const [{ type, text = '', data = '' } = { type: 'none' }] = content as {
      type: string
      text?: string
      data?: string
    }[]
    return { isError, type, text, data, value: () => JSON.parse(text) }
  }
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  return { folder, client, call, textOf }
}
