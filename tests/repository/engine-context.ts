// The context of commands that run in this repository.
import { fileURLToPath } from 'node:url'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import type { CommandContext } from '../../tools/shared/context.ts'

const engine = fileURLToPath(new URL('../..', import.meta.url))
let known: CommandContext | undefined

export const engineContext = (): CommandContext =>
  (known ??= { engine, form: 'source', sourceHash: hashOfSource(engine) })
