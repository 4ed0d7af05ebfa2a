import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { withMovedBlocks } from '../src/edit/moved-blocks.ts'
import { readManifest } from '../src/files/read-manifest.ts'
import { replaceFile } from '../src/files/replace-file.ts'
import { migrateManifest } from '../src/manifest/migrate/migrate.ts'
import { blockTypes } from '../src/manifest/shape/published-schema.ts'
import { pointerTo } from '../src/problems/path.ts'
import { loadFile } from '../src/project/load-file.ts'
import { command, flagOption, manifestOption, optionText } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { manifestName } from './shared/paths.ts'

export const usage = {
  line: 'npm run migrate -- [FILE] [--check]',
  about: `Brings an older manifest to the present format, and blocks that left the engine to those that took their place. Comments, order and everything that did not change stay as they are.`,
  words: 1,
  options: {
    ...manifestOption,
    check: flagOption('Writes nothing; exit code 1 when there is something to do.'),
  },
} as const

export default command(usage, async ({ values, words }, root, { engine }: CommandContext) => {
  const file = manifestName(root, words[0] ?? optionText(values.manifest))
  const { text, versions } = migrateManifest(readManifest(file), file)
  const { source } = loadFile(file, { root, texts: new Map([[file, text]]) })
  const included = source.parts.map(({ parsed }): [string, string] => [parsed.file, parsed.text])
  const files = [...new Map([[file, text], ...included])].map(([name, before]) => ({
    name,
    ...withMovedBlocks(before, blockTypes),
  }))
  const isOlder = versions.length > 1
  const changed = files.filter(({ name, moved }) => moved.length > 0 || (name === file && isOlder))
  const left = files.flatMap(({ name, refused }) =>
    refused.map(({ type, path, message }) => `${name}: "${type}" at ${pointerTo(path)} is left as it is. ${message}\n`),
  )
  const steps = [
    ...(isOlder ? [`from version ${versions[0]} to ${versions.at(-1)}`] : []),
    ...files.flatMap(({ name, moved, dropped }) => (moved.length === 0 ? [] : [blocksLine(name, moved, dropped)])),
  ]
  if (steps.length === 0) {
    process.stdout.write(
      `${file} is up to date: version ${versions[0]}.\n${left.join('')}${furtherSteps(file, engine)}`,
    )
    return 0
  }
  if (values.check) {
    process.stdout.write(
      `${file} has to be brought up to date: npm run migrate.\n  ${steps.join('\n  ')}\n${left.join('')}`,
    )
    return 1
  }
  for (const { name, text: after } of changed) replaceFile(resolve(name), after)
  process.stdout.write(
    `${file} brought up to date.\n  ${steps.join('\n  ')}\n${left.join('')}${furtherSteps(file, engine)}`,
  )
  return 0
})

/** `pages/care.yaml: 2 blocks became others (engagements, sectors)`, and the keys that were dropped. */
function blocksLine(name: string, moved: readonly string[], dropped: readonly string[]): string {
  const count = moved.length === 1 ? '1 block became another' : `${moved.length} blocks became others`
  const without = dropped.length > 0 ? `; without ${dropped.join(', ')}, which they have no key for` : ''
  return `${name}: ${count} (${[...new Set(moved)].join(', ')})${without}`
}

/** Lists further commands to run after an engine upgrade. The engine's own repository has tests for that. */
function furtherSteps(file: string, engine: string): string {
  const site = dirname(resolve(file))
  if (site === resolve(engine)) return ''
  const steps = [
    ['schema/site.schema.json', "npm run schema      writes the site's own schema anew"],
    ['supabase', 'npm run supabase    brings the hosted functions up to date'],
  ]
  const wanted = steps.flatMap(([path = '', line]) => (existsSync(join(site, path)) ? [`  ${line}\n`] : []))
  return wanted.length > 0 ? `After a newer Lectern was installed, also run:\n${wanted.join('')}` : ''
}
