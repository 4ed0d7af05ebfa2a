import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { compareReadings } from '../src/manifest/compare-readings.ts'
import { loadFile } from '../src/manifest/load-file.ts'
import { readingsPage, readingsText } from '../src/manifest/readings-report.ts'
import { resolve } from '../src/manifest/resolve.ts'
import { Fault } from '../src/problems/fault.ts'
import { listed } from '../src/problems/kind.ts'

const help = `npm run readings -- [ONE OTHER] [--manifest FILE] [--html FILE]

Shows where two readings differ: pages, blocks, texts, layout and redirects. Without names, the first two of the manifest.

  --html FILE    also writes one page with both side by side
`

export default async function main(argv: string[], root: string): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, manifest: { type: 'string' }, html: { type: 'string' } },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const file = values.manifest ?? relative(process.cwd(), `${root}/site.yaml`)
  const { manifest, problems } = loadFile(file, { root })
  if (!manifest)
    throw new Fault('bad-manifest', `${file} has ${problems.length} problems.`, 'npm run validate lists them.', {
      exit: 1,
    })
  const names = Object.keys(manifest.readings)
  const [one = names[0], other = names.find((name) => name !== one)] = positionals
  for (const name of [one, other])
    if (name === undefined || !names.includes(name))
      throw new Fault(
        'usage',
        name === undefined ? `${file} has only one reading.` : `There is no reading "${name}".`,
        `The readings are ${listed(names)}.`,
      )
  const comparison = compareReadings(resolve(manifest, one), resolve(manifest, other))
  process.stdout.write(readingsText(comparison))
  if (values.html !== undefined) {
    writeFileSync(values.html, readingsPage(comparison))
    process.stdout.write(`\nSide by side: ${values.html}\n`)
  }
  return 0
}
