import { basename } from 'node:path'
import { readManifest } from '../src/files/read-manifest.ts'
import { replaceFile } from '../src/files/replace-file.ts'
import { publicFolderOf } from '../src/files/site-folders.ts'
import { fixedAxes, type Weights, weightsOf } from '../src/fonts/axes.ts'
import { charactersFor, charactersNamed } from '../src/fonts/characters.ts'
import { termsOf } from '../src/fonts/licence.ts'
import { type MadeFace, makeFace } from '../src/fonts/make-face.ts'
import { readFace } from '../src/fonts/read-face.ts'
import { type FaceSlot, lookOf, nearestWeight } from '../src/fonts/site-look.ts'
import { faceLines, sharing, withFace } from '../src/fonts/write-face.ts'
import { writeFont } from '../src/fonts/write-font.ts'
import { Fault } from '../src/problems/fault.ts'
import { command, flagOption, manifestOption, optionText, say, textOption } from './shared/command.ts'
import { manifestName, resolveArgument, shellPath } from './shared/paths.ts'

export const usage = {
  line: 'npm run font -- FILE [--for headings|text] [--write]',
  about: `Makes a web font of a face (.ttf, .otf, .woff or .woff2): a WOFF2 in public/fonts with the characters your site needs, and its
lines for the manifest, with stand-ins fitted to it so that nothing moves when it arrives. Says what its licence allows.`,
  words: 1,
  options: {
    for: textOption('USE', 'headings or text. Left out: headings.'),
    write: flagOption('Puts the lines into the manifest; the rest of it stays as it is.'),
    characters: textOption(
      'SET',
      'What to keep: "abc", "U+0400-04FF" or all. Left out: Latin and what your texts use.',
    ),
    weight: textOption('W', 'Of a variable face: 600, or "400 700". Left out: all it has.'),
    reading: textOption('NAME', 'The reading it is for. Left out: the one that is switched on.'),
    ...manifestOption,
  },
} as const

export default command(usage, async ({ values, words }, root) => {
  if (words[0] === undefined) throw new Fault('usage', 'Say which font file the face is in.', `Usage: ${usage.line}`)
  const slot = slotOf(optionText(values.for))
  const characters = optionText(values.characters)
  const named = characters === undefined ? undefined : charactersNamed(characters)
  const manifest = manifestName(root, optionText(values.manifest))
  const look = lookOf(manifest, root, slot, optionText(values.reading))

  const file = resolveArgument(words[0])
  const name = basename(file)
  const given = readFace(file, shellPath(file))
  const terms = termsOf(given.font, name)
  const weights = weightsOf(given.font, optionText(values.weight))
  const weight = slot === 'display' ? nearestWeight(look.weight, weights) : undefined
  const made = await makeFace(
    given,
    {
      weights,
      characters: terms.mayBeSubset ? (named ?? charactersFor(look.texts)) : 'all',
      typical: typicalSetting(slot, weight ?? look.weight, weights),
      words: look.words,
      texts: look.texts,
      stack: look.stack,
    },
    name,
  )
  const face = { ...made.face, file: `/fonts/${made.fileName}` }
  const place = `readings.${look.reading}.theme.${slot}`
  // Checks everything that can fail before the font is written, so that no font is left that the manifest does not name.
  const written =
    values.write && !manifest.endsWith('.json')
      ? withFace(readManifest(manifest), { file: manifest, reading: look.reading, slot }, face, weight)
      : undefined
  const put = writeFont(publicFolderOf(manifest, root), made, file)
  say(
    `\n  ${shellPath(put)}: ${made.face.family}, weight ${made.face.weight}, ${sizeOf(made.bytes)} instead of ${sizeOf(given.bytes)}`,
  )
  for (const sentence of [...terms.sentences, ...remarks(made, slot, fixedAxes(given.font))]) say(`  ${sentence}`)

  if (written !== undefined) {
    replaceFile(manifest, written)
    const others = sharing(written, look.reading, slot, face.file)
    const shared = others.length > 0 ? ` It is the look of ${others.join(', ')} too.` : ''
    say(`\n  Written into ${manifest}, at ${place}.${shared}\n`)
    return 0
  }
  if (values.write) say('\n  A manifest in JSON is not changed: put the same in as JSON.')
  say(`\n  For ${manifest}, under ${place}:\n`)
  if (weight !== undefined) say(`    weight: "${weight}"`)
  say(
    `${faceLines(face)
      .map((line) => `    ${line}\n`)
      .join('')}`,
  )
  return 0
})

function slotOf(use = 'headings'): FaceSlot {
  if (use === 'headings') return 'display'
  if (use === 'text') return 'text'
  throw new Fault('usage', `A face is not for "${use}".`, 'Write --for headings or --for text.')
}

/** The weight and size at which the face is measured: headings are large and bold, running text is regular. */
function typicalSetting(slot: FaceSlot, weight: string | undefined, { min, max }: Weights) {
  const wanted = slot === 'display' ? Number(weight) || 600 : 400
  return { weight: Math.min(Math.max(wanted, min), max), pixels: slot === 'display' ? 36 : 17 }
}

const sizeOf = (bytes: Buffer) => `${(bytes.length / 1000).toFixed(1)} kB`

function remarks({ missing, face }: MadeFace, slot: FaceSlot, fixed: readonly string[]): string[] {
  const some = missing.slice(0, 12).join(' ')
  return [
    ...(missing.length > 0
      ? [
          `It lacks ${missing.length} characters of your texts, which another face shows: ${some}${missing.length > 12 ? ' …' : ''}`,
        ]
      : []),
    ...(fixed.length > 0 ? [`Its axes ${fixed.join(', ')} rest where the face has them by default.`] : []),
    ...(slot === 'text' && !/ /.test(face.weight)
      ? ['It has one weight: browsers thicken it where a text is bold. A variable face has a bold of its own.']
      : []),
  ]
}
