// Serves the Model Context Protocol over two streams: lists the tools, validates each call and answers it.
import type { Readable, Writable } from 'node:stream'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { isFault } from '../../src/problems/fault.ts'
import type { AgentSite } from './agent-site.ts'
import { type AgentTool, isPicture } from './agent-tool.ts'
import { argumentErrors } from './argument-errors.ts'
import { catalogueTool } from './tools/catalogue.ts'
import { editTool, undoTool } from './tools/edit.ts'
import { entriesTool, entryTool } from './tools/entries.ts'
import { explainTool } from './tools/explain.ts'
import { outlineTool } from './tools/outline.ts'
import { pictureTool } from './tools/picture.ts'
import { readTool } from './tools/read.ts'
import { schemaTool } from './tools/schema.ts'
import { validateTool } from './tools/validate.ts'

/** Resolves when the input ends. */
export async function serveAgent(input: Readable, output: Writable, site: AgentSite, version: string): Promise<void> {
  const server = new Server({ name: 'lectern', version }, { capabilities: { tools: {} } })
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: agentTools.map(({ name, title, description, input: inputSchema, writes = false }) => ({
      name,
      title,
      description,
      inputSchema: inputSchema as { type: 'object' },
      annotations: { readOnlyHint: !writes, destructiveHint: false, openWorldHint: false },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => answerOf(params.name, params.arguments ?? {}, site))
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve
    input.once('end', () => void server.close())
  })
  await server.connect(new StdioServerTransport(input, output))
  await ended
}

async function answerOf(name: string, input: Record<string, unknown>, site: AgentSite): Promise<CallToolResult> {
  const tool = agentTools.find((each) => each.name === name)
  if (!tool)
    return failed(`There is no tool "${name}". The tools are ${agentTools.map((each) => each.name).join(', ')}.`)
  const errors = argumentErrors(tool.input, input)
  if (errors.length > 0) return failed(errors.join('\n'))
  try {
    const value = await tool.answer(input as never, site)
    if (isPicture(value)) return { content: [{ type: 'image', ...value }] }
    return { content: [{ type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value, null, 1) }] }
  } catch (error) {
    if (isFault(error)) return failed(`${error.message} ${error.hint}`)
    throw error
  }
}

const failed = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })

/** The tools of an assistant, in the order that clients list them. */
const agentTools: readonly AgentTool[] = [
  outlineTool,
  readTool,
  validateTool,
  explainTool,
  catalogueTool,
  schemaTool,
  entriesTool,
  editTool,
  entryTool,
  undoTool,
  pictureTool,
]
