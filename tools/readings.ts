import { writeFileSync } from 'node:fs'
import { compareReadings } from '../src/manifest/inspect/compare-readings.ts'
import { originSteps } from '../src/manifest/inspect/origin.ts'
import { resolve } from '../src/manifest/resolve/resolve.ts'
import { Fault } from '../src/problems/fault.ts'
import { listed } from '../src/problems/kind.ts'
import { loadFile } from '../src/project/load-file.ts'
import { badManifest } from './shared/bad-manifest.ts'
import { command, manifestOption, optionText, textOption } from './shared/command.ts'
import { manifestName, resolveArgument } from './shared/paths.ts'
import { readingsPage, readingsText } from './shared/readings-report.ts'

export const usage = {
  line: 'npm run readings -- [ONE OTHER] [--manifest FILE] [--html FILE]',
  about: `Shows where two readings differ: pages, blocks, texts, layout and redirects. Without names, the first two of the manifest.`,
  words: 2,
  options: {
    ...manifestOption,
    html: textOption('FILE', 'Also writes one page with both side by side.'),
  },
} as const

export default command(usage, async (options, root) => {
  const html = optionText(options.values.html)
  const file = manifestName(root, optionText(options.values.manifest))
  const { manifest, problems, source } = loadFile(file, { root })
  if (!manifest) throw badManifest(file, problems)
  const names = Object.keys(manifest.readings)
  const [left = names[0], right = names.find((name) => name !== left)] = options.words
  for (const name of [left, right])
    if (name === undefined || !names.includes(name))
      throw new Fault(
        'usage',
        name === undefined ? `${file} has only one reading.` : `There is no reading "${name}".`,
        `The readings are ${listed(names)}.`,
      )
  const comparison = compareReadings(resolve(manifest, left), resolve(manifest, right))
  process.stdout.write(
    readingsText(comparison, (reading, at) => {
      const origin = originSteps(manifest, reading, at)[0]
      if (!origin || origin.what === 'default') return undefined
      const { text, start } = source.place({ path: origin.at, on: 'entry' })
      return `${text.file}:${text.lines.pointAt(start).line}`
    }),
  )
  if (html !== undefined) {
    writeFileSync(resolveArgument(html), readingsPage(comparison))
    process.stdout.write(`\nSide by side: ${html}\n`)
  }
  return 0
})
