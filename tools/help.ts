import { engineCommands, siteCommands } from './shared/command-list.ts'
import type { Context } from './shared/context.ts'

export default async function main(_argv: string[], _root: string, { isPacked }: Context): Promise<number> {
  const call = isPacked ? 'npx lectern' : 'npm run'
  const all = { ...siteCommands, ...(isPacked ? {} : engineCommands) }
  const width = Math.max(...Object.keys(all).map(({ length }) => length)) + 3
  const lines = Object.entries(all).map(([name, about]) => `  ${name.padEnd(width)}${about}`)
  const options = isPacked ? '--help' : '-- --help'
  process.stdout.write(
    `Lectern: one file, site.yaml, becomes a finished website.\n\nUsage: ${call} COMMAND\n\n${lines.join('\n')}\n
Each says more with ${options}. Most take --manifest FILE for a site that stands elsewhere; left out, it is site.yaml.\n`,
  )
  return 0
}
