import { clientBundle } from '../src/build/client-bundle.ts'
import { siteFiles } from '../src/build/site-files.ts'
import { emulators } from './replay/emulators.ts'
import { hostsHere, type Row, replay } from './replay/replay.ts'
import { openSite } from './shared/open-site.ts'
import { optionsOf, textOf } from './shared/options.ts'

const usage = {
  line: 'npm run replay -- [--manifest FILE]',
  about:
    'Asks every address of every reading of every host: npm start, nginx where it is installed, the emulators of Cloudflare and Netlify (installed once into the cache), and Vercel by its routing rules. Prints a table; exit 1 when an answer differs.',
  options: { manifest: { type: 'string', value: 'FILE', about: 'The manifest. Left out: site.yaml.' } },
} as const

export default async function main(
  argv: string[],
  root: string,
  { sourceHash }: { sourceHash: string },
): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const packages = emulators(root)
  const bundle = await clientBundle(root, sourceHash)
  const hosts = hostsHere(packages)
  let differing = 0
  for (const reading of ['A', 'B']) {
    const { site } = openSite(root, textOf(options.values.manifest), reading)
    const files = siteFiles(site, bundle)
    const columns: Row[][] = []
    for (const host of hosts) columns.push(await replay(host, site, files, packages))
    process.stdout.write(`\n| reading ${reading} | ${hosts.join(' | ')} |\n|${' --- |'.repeat(hosts.length + 1)}\n`)
    for (const [at, { path, wanted }] of (columns[0] ?? []).entries()) {
      const cells = columns.map((rows) => cellOf(rows[at], wanted))
      differing += cells.filter((cell) => cell.startsWith('**')).length
      process.stdout.write(`| ${path} | ${cells.join(' | ')} |\n`)
    }
  }
  process.stdout.write(differing === 0 ? '\nEvery host answers alike.\n' : `\n${differing} answers differ.\n`)
  return differing === 0 ? 0 : 1
}

const cellOf = (row: Row | undefined, wanted: string) =>
  row && row.answer === wanted && row.wrong.length === 0 ? row.answer : `**${row?.answer} ${row?.wrong.join('; ')}**`
