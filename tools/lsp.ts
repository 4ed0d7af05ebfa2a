import { serve } from '../src/language-server/server.ts'
import { optionsOf } from './shared/options.ts'

const usage = {
  line: 'node tools/run.mjs lsp',
  about: `The language server for manifests, over standard input and output. An editor starts it (docs/editors.md).`,
  options: {
    stdio: { type: 'boolean', about: 'Taken because editors give it. There is no other way.' },
  },
} as const

export default async function main(argv: string[], root: string): Promise<number> {
  if (!optionsOf(argv, usage)) return 0
  await serve(process.stdin, process.stdout, root)
  return 0
}
