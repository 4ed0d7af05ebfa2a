// What an assistant may call: a name, what it is for, the JSON Schema of its arguments, and what answers it.
import type { Static, TSchema } from 'typebox'
import type { AgentSite } from './agent-site.ts'

/** A picture as the protocol sends it: base64. */
interface AgentPicture {
  data: string
  mimeType: 'image/png'
}

export interface AgentTool {
  name: string
  title: string
  description: string
  /** Schema of an object, sent to the client and held against each call. */
  input: TSchema
  /** Left out: the call changes nothing. */
  writes?: true
  /** A value goes out as JSON, a string as it is. Throws a Fault, whose message and hint the client is shown. */
  answer: (input: never, site: AgentSite) => unknown
}

/** A tool whose answer takes what its schema allows. */
export const agentTool = <Schema extends TSchema>(
  tool: Omit<AgentTool, 'answer' | 'input'> & {
    input: Schema
    answer: (input: Static<Schema>, site: AgentSite) => unknown
  },
): AgentTool => tool as AgentTool

export const isPicture = (value: unknown): value is AgentPicture =>
  typeof value === 'object' && value !== null && 'mimeType' in value && 'data' in value
