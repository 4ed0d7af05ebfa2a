import { readFileSync } from 'node:fs'
import { translationsPath } from '../src/files/translations-path.ts'
import { type DeclaredLanguage, declaredLanguages } from '../src/languages/addresses.ts'
import type { SourceUnit } from '../src/manifest/languages/status.ts'
import { Fault } from '../src/problems/fault.ts'
import { listed } from '../src/problems/kind.ts'
import { loadFile } from '../src/project/load-file.ts'
import { badManifest } from './shared/bad-manifest.ts'
import { command, flagOption, manifestOption, optionText, say, textOption } from './shared/command.ts'
import { manifestName, resolveArgument } from './shared/paths.ts'
import { LanguageWork, put } from './translate/language-work.ts'
import { textsOf, xliffOf } from './translate/xliff.ts'

export const usage = {
  line: 'npm run translate -- LANGUAGE [--write] [--xliff [FILE]] [--read FILE]',
  about: `Lists what a language of the site lacks: texts without a translation, texts that have been changed since, and translations
of texts that are gone.
Exit code: 1 where the language is "ready: true" and lacks a text at the end, 0 otherwise.`,
  words: 1,
  options: {
    write: flagOption('Adds the missing texts to the file of the language, with what stood there before as a comment.'),
    xliff: textOption(
      'FILE',
      'Writes every text with its translation as XLIFF 2, for a translator. FILE left out: de.xlf for "de".',
      '',
    ),
    read: textOption(
      'FILE',
      'Puts the translations of such a file into the file of the language, and those of entries beside them.',
    ),
    ...manifestOption,
  },
} as const

/** Codes of problems that this command fixes. */
const own: ReadonlySet<string> = new Set([
  'missing-translation',
  'outdated-translation',
  'unused-translation',
  'lost-name',
  'outdated-entry',
])

export default command(usage, async ({ values, words }, root) => {
  const manifest = manifestName(root, optionText(values.manifest))
  const { problems, source } = loadFile(manifest, { root })
  const [first, ...others] = declaredLanguages(source.value)
  const tags = others.map(({ tag }) => tag)
  const language = others.find(({ tag }) => tag.toLowerCase() === words[0]?.toLowerCase())
  if (!first || !language) throw unknownLanguage(words[0], tags, manifest)
  const errors = problems.filter(({ severity, code }) => severity === 'error' && !own.has(code))
  if (errors.length > 0) throw badManifest(manifest, errors)

  const work = new LanguageWork(source, language, translationsPath(manifest, language.file))
  const filled = optionText(values.read)
  if (filled !== undefined) {
    for (const line of work.fill(await textsOf(readFileSync(resolveArgument(filled), 'utf8'), language.tag))) say(line)
    const after = loadFile(manifest, { root })
    const left = new LanguageWork(after.source, language, translationsPath(manifest, language.file))
    for (const line of left.lines(after.problems)) say(line)
    return exitOf(language, left.status.missing)
  }
  for (const line of work.lines(problems)) say(line)
  if (values.write) for (const line of work.begin()) say(line)
  if (values.xliff !== undefined) {
    const xliffFile = optionText(values.xliff) || `${language.tag}.xlf`
    const texts = work.forTranslators()
    put(resolveArgument(xliffFile), await xliffOf(texts, first.tag, language.tag))
    say(`\n${xliffFile}: ${texts.length} texts.`)
  }
  return exitOf(language, work.status.missing)
})

const exitOf = ({ ready }: DeclaredLanguage, lacking: readonly SourceUnit[]) => (ready && lacking.length > 0 ? 1 : 0)

const unknownLanguage = (tag: string | undefined, tags: readonly string[], manifest: string) =>
  tags.length === 0
    ? new Fault('usage', `${manifest} has one language.`, 'Declare the others under "languages:".')
    : new Fault(
        'usage',
        tag === undefined ? 'Say which language.' : `There is no language "${tag}" to translate into.`,
        `There ${tags.length === 1 ? 'is' : 'are'} ${listed(tags)}.`,
      )
