// The context of commands that run in this repository.
import { fileURLToPath } from 'node:url'
import { hashOfSource } from '../../tools/setup/compile.mjs'
import type { Context } from '../../tools/shared/context.ts'

const engine = fileURLToPath(new URL('../..', import.meta.url))
let known: Context | undefined

export const engineContext = (): Context => (known ??= { engine, form: 'source', sourceHash: hashOfSource(engine) })
