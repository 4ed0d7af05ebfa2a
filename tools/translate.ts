import { existsSync, readFileSync } from 'node:fs'
import { withTexts } from '../src/edit/write-texts.ts'
import { createFile, replaceFile } from '../src/files/replace-file.ts'
import { translationsPath } from '../src/files/translations-path.ts'
import { declaredLanguages } from '../src/languages/addresses.ts'
import { fold } from '../src/languages/units.ts'
import { languageStatus } from '../src/manifest/languages/check-translations.ts'
import { entriesIn } from '../src/manifest/languages/entries-in-language.ts'
import { translationsIn } from '../src/manifest/languages/read-translations.ts'
import type { SourceUnit } from '../src/manifest/languages/status.ts'
import { isNeededIn } from '../src/manifest/languages/translated-words.ts'
import type { Source } from '../src/manifest/read/source.ts'
import { Readings } from '../src/manifest/resolve/readings.ts'
import { draft } from '../src/manifest/sense/draft.ts'
import { Fault } from '../src/problems/fault.ts'
import { listed, quoted } from '../src/problems/kind.ts'
import { loadFile } from '../src/project/load-file.ts'
import type { Manifest } from '../src/schema/manifest/manifest.ts'
import { badManifest } from './shared/bad-manifest.ts'
import { command, flagOption, manifestOption, say, textOf, textOption } from './shared/command.ts'
import { manifestName, resolveArgument } from './shared/paths.ts'
import { byFile, createEntryFiles, fillEntryFiles, isOfMarkdown } from './translate/entry-files.ts'
import { textsOf, xliffOf } from './translate/xliff.ts'

export const usage = {
  line: 'npm run translate -- LANGUAGE [--write] [--xliff FILE] [--read FILE]',
  about: `Lists what a language of the site lacks: texts without a translation, texts that have been changed since, and translations
of texts that are gone.
Exit code: 1 where the language is "ready: true" and lacks a text at the end, 0 otherwise.`,
  words: 1,
  options: {
    write: flagOption('Adds the missing texts to the file of the language, with what stood there before as a comment.'),
    xliff: textOption('FILE', 'Writes every text with its translation as XLIFF 2, for a translator.'),
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
  const manifest = manifestName(root, textOf(values.manifest))
  const { problems, source } = loadFile(manifest, { root })
  const [first, ...others] = declaredLanguages(source.value)
  const tags = others.map(({ tag }) => tag)
  const language = others.find(({ tag }) => tag.toLowerCase() === words[0]?.toLowerCase())
  if (!first || !language) throw unknownLanguage(words[0], tags, manifest)
  const errors = problems.filter(({ severity, code }) => severity === 'error' && !own.has(code))
  if (errors.length > 0) throw badManifest(manifest, errors)

  const { tag, name } = language
  const translations = translationsIn(source)
  const given = source.translations.find((one) => one.tag === tag)?.parsed
  const path = translationsPath(manifest, language.file)
  const whereOf = ({ path }: Pick<SourceUnit, 'path'>) => {
    const { text, start } = source.place({ path, on: 'value' })
    return `${text.file}:${text.lines.pointAt(start).line}`
  }
  const file = given && {
    text: given.text,
    extent: (spot: { path: SourceUnit['path']; on: 'key' | 'value' }) => given.places.extent(spot),
  }
  const { missing, left, all, units } = statusIn(source, tag)
  const exitOf = (lacking: readonly SourceUnit[]) => (language.ready && lacking.length > 0 ? 1 : 0)
  say(`${name}: ${all - missing.length} of ${all} texts are translated.`)
  const changed = new Map(left.flatMap((one) => (one.now ? [[one.now, one] as const] : [])))
  const section = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) say(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
  const { entries, others: inTexts } = byFile(missing, tag)
  section(
    'Without a translation:',
    inTexts.filter((one) => !changed.has(one)).map((one) => `${whereOf(one)}  ${quoted(one.text)}`),
  )
  section(
    'Entries without a translation, or with a part of one:',
    entries.flatMap(({ units: [unit, ...more], beside }) =>
      unit
        ? [`${whereOf(unit)}  ${quoted(unit.text)}${more.length > 0 ? `, ${more.length} more` : ''}: ${beside}`]
        : [],
    ),
  )
  section('Changed since:', [
    ...[...changed].map(([now, { text }]) => `${whereOf(now)}  ${quoted(now.text)}, before ${quoted(text)}`),
    ...problems.flatMap(({ code, file, line, message }) =>
      code === 'outdated-entry' && message.includes(name) ? [`${file}:${line}  ${message}`] : [],
    ),
  ])
  section(
    'No longer there:',
    left.flatMap(({ text, now }) => (now ? [] : [quoted(text)])),
  )

  const filled = textOf(values.read)
  if (filled !== undefined) {
    const read = await textsOf(readFileSync(resolveArgument(filled), 'utf8'), tag)
    const own = translations.get(tag)
    const known = new Map([...(own?.texts.keys() ?? [])].map((text) => [fold(text), text]))
    const replaced = new Map<string, string>()
    const added: { text: string; translation: string }[] = []
    const ofEntries = new Map(
      [...read].flatMap(([text, words]) => (isOfMarkdown(units.get(fold(text))) ? [[fold(text), words] as const] : [])),
    )
    for (const [text, words] of read) {
      if (ofEntries.has(fold(text))) continue
      const key = known.get(fold(text))
      if (key !== undefined && own?.texts.get(key) !== words) replaced.set(key, words)
      else if (key === undefined && units.has(fold(text))) added.push({ text, translation: words })
    }
    put(path, withTexts(file, name, { translations: replaced, added }))
    say(`\n${language.file}: ${added.length} added, ${replaced.size} changed.`)
    const beside = fillEntryFiles(entries, ofEntries)
    for (const one of beside.filled) say(`${one}: written.`)
    for (const one of beside.kept) say(`${one}: stays as it is, since it has words of its own.`)
    return exitOf(statusIn(loadFile(manifest, { root }).source, tag).missing)
  }
  if (values.write) {
    const empty = new Set(
      [...(translations.get(tag)?.texts ?? [])].flatMap(([text, translation]) =>
        translation.trim() === '' ? [fold(text)] : [],
      ),
    )
    const added = inTexts.flatMap((one) => {
      const before = changed.get(one)
      return empty.has(fold(one.text)) ? [] : [{ text: one.text, translation: '', ...(before && { before }) }]
    })
    put(path, withTexts(file, name, { added, removed: [...changed.values()].map(({ text }) => text) }))
    say(`\n${language.file}: ${added.length} added.`)
    for (const beside of createEntryFiles(entries)) say(`${beside}: begun.`)
  }
  const xliffFile = textOf(values.xliff)
  if (xliffFile !== undefined) {
    const of = translations.get(tag)
    const texts = [...units.values()].flatMap((unit) =>
      isNeededIn(tag, unit.need) && !unit.ofEntry?.isTranslatedTo(tag)
        ? [{ text: unit.text, translation: of?.of(unit.text) ?? '', note: whereOf(unit) }]
        : [],
    )
    put(resolveArgument(xliffFile), await xliffOf(texts, first.tag, tag))
    say(`\n${xliffFile}: ${texts.length} texts.`)
  }
  return exitOf(missing)
})

const statusIn = (source: Source, tag: string) =>
  languageStatus(
    new Readings(source.value as Manifest, undefined, translationsIn(source), undefined, entriesIn(source)),
    draft(source.value),
    source,
    tag,
  )

const put = (path: string, text: string) => (existsSync(path) ? replaceFile : createFile)(path, text)

const unknownLanguage = (tag: string | undefined, tags: readonly string[], manifest: string) =>
  tags.length === 0
    ? new Fault('usage', `${manifest} has one language.`, 'Declare the others under "languages:".')
    : new Fault(
        'usage',
        tag === undefined ? 'Say which language.' : `There is no language "${tag}" to translate into.`,
        `There ${tags.length === 1 ? 'is' : 'are'} ${listed(tags)}.`,
      )
