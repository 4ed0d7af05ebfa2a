// The type of a tool that an assistant may call: its name, description, JSON Schema of its arguments, and handler.
import type { Static, TSchema } from 'typebox'
import type { AgentSite } from './agent-site.ts'

/** A picture in the protocol's form, base64. */
interface AgentPicture {
  data: string
  mimeType: 'image/png'
}

export interface AgentTool {
  name: string
  title: string
  description: string
  /** JSON Schema of the arguments, sent to the client and checked on each call. */
  input: TSchema
  /** True for tools that change files. */
  writes?: true
  /** A string is sent as text, any other value as JSON. Throws a Fault, whose message and hint are sent to the client. */
  answer: (input: never, site: AgentSite) => unknown
}

/** Defines a tool with the argument type of its schema. */
export const agentTool = <Schema extends TSchema>(
  tool: Omit<AgentTool, 'answer' | 'input'> & {
    input: Schema
    answer: (input: Static<Schema>, site: AgentSite) => unknown
  },
): AgentTool => tool as AgentTool

export const isPicture = (value: unknown): value is AgentPicture =>
  typeof value === 'object' && value !== null && 'mimeType' in value && 'data' in value
