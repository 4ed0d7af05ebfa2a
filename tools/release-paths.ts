import { existsSync, writeFileSync } from 'node:fs'
import { ledgerText, type ReleasedPaths, readReleasedPaths, releasedFile } from '../src/files/released.ts'
import { loadFile } from '../src/project/load-file.ts'
import { isPattern } from '../src/site/redirects.ts'
import { badManifest } from './shared/bad-manifest.ts'
import { command, flagOption, manifestOption, optionText } from './shared/command.ts'
import { manifestName } from './shared/paths.ts'

export const usage = {
  line: 'npm run release-paths -- [FILE] [--check]',
  about: `Adds every path that answers now, in every reading, to the ledger beside the manifest (site.released.yaml). Run it when
a site goes live. From then on, a path that answers no more is an error until a redirect leads on from it.`,
  words: 1,
  options: {
    ...manifestOption,
    check: flagOption('Writes nothing; exit code 1 when paths are not in the ledger yet.'),
  },
} as const

export default command(usage, async ({ values, words }, root) => {
  const file = manifestName(root, words[0] ?? optionText(values.manifest))
  const { manifest, problems } = loadFile(file, { root })
  if (!manifest) throw badManifest(file, problems, ', so nothing was added')
  const now: ReleasedPaths = new Map(
    Object.entries(manifest.readings).map(([name, { routes, redirects = {} }]) => [
      name,
      [...Object.keys(routes), ...Object.keys(redirects).filter((from) => !isPattern(from))],
    ]),
  )
  const before = readReleasedPaths(file)
  const added = [...now].flatMap(([name, paths]) =>
    paths.filter((path) => !before.get(name)?.includes(path)).map((path) => `${name} ${path}`),
  )
  const ledger = releasedFile(file)
  if (added.length === 0) process.stdout.write(`${ledger} has every path already.\n`)
  else if (values.check) process.stdout.write(`Not in ${ledger} yet:\n${added.map((line) => `  ${line}\n`).join('')}`)
  else {
    const made = existsSync(ledger) ? 'Added to' : 'Written to a new'
    writeFileSync(ledger, ledgerText(before, now))
    process.stdout.write(`${made} ${ledger}:\n${added.map((line) => `  ${line}\n`).join('')}`)
  }
  return values.check && added.length > 0 ? 1 : 0
})
