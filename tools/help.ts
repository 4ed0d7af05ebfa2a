import { engineCommands, siteCommands } from './shared/command-list.ts'
import type { CommandContext } from './shared/context.ts'

const texts = {
  source: { call: 'npm run', options: '-- --help', all: { ...siteCommands, ...engineCommands } },
  package: { call: 'npx lectern', options: '--help', all: siteCommands },
}

export default async function main(_argv: string[], _root: string, { form }: CommandContext): Promise<number> {
  const { call, options, all } = texts[form]
  const width = Math.max(...Object.keys(all).map(({ length }) => length)) + 3
  const lines = Object.entries(all).map(([name, about]) => `  ${name.padEnd(width)}${about}`)
  process.stdout.write(
    `Lectern: one file, site.yaml, becomes a finished website.\n\nUsage: ${call} COMMAND\n\n${lines.join('\n')}\n
Each says more with ${options}. Most take --manifest FILE for a site that stands elsewhere; left out, it is site.yaml.\n`,
  )
  return 0
}
