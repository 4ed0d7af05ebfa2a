// The tools of an assistant, in the order that clients list them.
import type { AgentTool } from './agent-tool.ts'
import { catalogue } from './tools/catalogue.ts'
import { edit, undo } from './tools/edit.ts'
import { entries, entry } from './tools/entries.ts'
import { explain } from './tools/explain.ts'
import { outline } from './tools/outline.ts'
import { picture } from './tools/picture.ts'
import { read } from './tools/read.ts'
import { schema } from './tools/schema.ts'
import { validate } from './tools/validate.ts'

export const agentTools: readonly AgentTool[] = [
  outline,
  read,
  validate,
  explain,
  catalogue,
  schema,
  entries,
  edit,
  entry,
  undo,
  picture,
]
