import { writeFileSync } from 'node:fs'
import { billOfMaterials } from './shared/bill-of-materials.ts'
import { fromHere } from './shared/from-here.ts'
import { optionsOf, textOf } from './shared/options.ts'

const usage = {
  line: 'npm run --silent sbom -- [--out FILE]',
  about: `Lists what the project is made of as CycloneDX JSON: every package that npm installs with it or that is compiled into
it, with version, licence, checksum and what it needs.`,
  options: { out: { type: 'string', value: 'FILE', about: 'Where to. Left out: standard output.' } },
} as const

export default async function main(argv: string[], root: string): Promise<number> {
  const options = optionsOf(argv, usage)
  if (!options) return 0
  const text = `${JSON.stringify(billOfMaterials(root), null, 2)}\n`
  const out = textOf(options.values.out)
  if (out === undefined) process.stdout.write(text)
  else writeFileSync(fromHere(out), text)
  return 0
}
