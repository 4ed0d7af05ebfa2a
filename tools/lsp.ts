import { serve } from '../src/language-server/server.ts'
import { command, flagOption } from './shared/command.ts'

export const usage = {
  line: 'npx lectern lsp',
  about: `The language server for manifests, over standard input and output. An editor starts it (docs/editors.md).`,
  options: {
    stdio: flagOption('Taken because editors give it. There is no other way.'),
  },
} as const

export default command(usage, async (_options, root, { engine }: { engine: string }) => {
  // Exits at once, because the server's timers would keep the process alive.
  process.exit(await serve(process.stdin, process.stdout, { root, engine }))
})
