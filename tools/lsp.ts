import { serve } from '../src/language-server/server.ts'
import { optionsOf } from './shared/options.ts'

export const usage = {
  line: 'npx lectern lsp',
  about: `The language server for manifests, over standard input and output. An editor starts it (docs/editors.md).`,
  options: {
    stdio: { type: 'boolean', about: 'Taken because editors give it. There is no other way.' },
  },
} as const

export default async function main(argv: string[], root: string, { engine }: { engine: string }): Promise<number> {
  if (!optionsOf(argv, usage)) return 0
  // Its timers would keep an idle process.
  process.exit(await serve(process.stdin, process.stdout, { root, engine }))
}
