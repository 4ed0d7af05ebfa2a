// The type of a tool that an assistant may call: its name, description, JSON Schema of its arguments, and handler.
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
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

/** Defines a tool with the argument types of its schemas. Other arguments are refused. */
export const agentTool = <Arguments extends TProperties>(
  tool: Omit<AgentTool, 'answer' | 'input'> & {
    input: Arguments
    answer: (input: Static<TObject<Arguments>>, site: AgentSite) => unknown
  },
): AgentTool => ({ ...tool, input: Type.Object(tool.input, { additionalProperties: false }) }) as AgentTool

export const isPicture = (value: unknown): value is AgentPicture =>
  typeof value === 'object' && value !== null && 'mimeType' in value && 'data' in value
