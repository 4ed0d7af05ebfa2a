import { writeFileSync } from 'node:fs'
import { billOfMaterials } from './shared/bill-of-materials.ts'
import { command, optionText, textOption } from './shared/command.ts'
import { resolveArgument } from './shared/paths.ts'

const usage = {
  line: 'npm run --silent sbom -- [--out FILE]',
  about: `Lists what the project is made of as CycloneDX JSON: every package that npm installs with it or that is compiled into
it, with version, licence, checksum and what it needs.`,
  options: { out: textOption('FILE', 'Where to. Left out: standard output.') },
} as const

export default command(usage, async (options, root) => {
  const text = `${JSON.stringify(billOfMaterials(root), null, 2)}\n`
  const out = optionText(options.values.out)
  if (out === undefined) process.stdout.write(text)
  else writeFileSync(resolveArgument(out), text)
  return 0
})
