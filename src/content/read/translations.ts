// Assigns translations to entries: from `rates.de.md` beside `rates.md`, and from `title.de` beside `title`.
import type { IncludedFile } from '../../manifest/read/parsed.ts'
import { type Finding, finding, firstTime } from '../../problems/finding.ts'
import { nearest } from '../../problems/nearest.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { addTo } from '../../site/grouped.ts'
import { tagFor, tagMeant } from '../../site/language-tag.ts'
import type { DeclaredCollection } from '../collection.ts'
import type { EntryTranslation } from '../entry.ts'
import { tagOfFile, translatedFile } from '../translation-file.ts'
import { type CheckedEntry, checkedTranslation } from './checked-entry.ts'
import type { RawEntry, RawTranslation } from './raw-entry.ts'
import type { ContentFile } from './read-file.ts'
import type { EntrySurroundings } from './shown-values.ts'

export interface FileInLanguage extends IncludedFile {
  tag: string
}

/**
 * Separates the files of entries from their translations, which are returned by the file of the entry. `others`: translations into no
 * language of the site.
 */
export function translationsBeside(all: readonly IncludedFile[], languages: readonly string[]) {
  const files: IncludedFile[] = []
  const translations = new Map<string, FileInLanguage[]>()
  const others: IncludedFile[] = []
  const findings: Finding[] = []
  const names = new Set(all.map(({ file }) => file))
  for (const one of all) {
    const { file } = one
    const tag = tagOfFile(file, languages)
    const other = tag === undefined ? otherTag(file, names) : undefined
    const meant = other && tagMeant(other.tag, languages)
    if (tag !== undefined) {
      const of = translatedFile(file, tag)
      const first = translations.get(of)?.find((other) => other.tag === tag)
      if (!first) addTo(translations, of, { ...one, tag })
      else {
        const related = [firstTime(tag, { start: 0, end: 1, file: first.file, isInFile: true })]
        const facts = { slug: `${of.replace(/^.*\/|\.md$/g, '')}.${tag}`, first: first.file, isTable: false }
        findings.push(finding('slug-twice', { start: 0, end: 1, file, isInFile: true }, facts, { related }))
      }
    } else if (!other) files.push(one)
    else {
      const at = { start: 0, end: 1, file, isInFile: true } as const
      findings.push(
        finding('translation-tag', at, { tag: other.tag, meant, name: other.of.replace(/^.*\/|\.md$/g, '') }),
      )
      if (meant === undefined) others.push(one)
      else addTo(translations, other.of, { ...one, tag: meant })
    }
  }
  return { files, translations, others, findings }
}

const ending = /^(.*)\.([a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?)\.md$/i

export const endsInTag = (file: string): boolean => tagFor(ending.exec(file)?.[2] ?? '') !== undefined

/** Returns the tag of a file beside its entry that ends in a language the site does not write so: `rye.iw.md` beside `rye.md`. */
function otherTag(file: string, names: ReadonlySet<string>) {
  const [, stem, tag = ''] = ending.exec(file) ?? []
  const of = `${stem}.md`
  return names.has(of) && tagFor(tag) !== undefined ? { tag, of } : undefined
}

/** Reports translations without an entry, which are never shown. */
export const withoutEntry = (lone: readonly FileInLanguage[], files: readonly IncludedFile[]): Finding[] =>
  lone.map(({ file, tag }) => {
    const of = translatedFile(file, tag)
    const near = nearest(
      of,
      files.map((one) => one.file),
    )
    return finding('translation-without-entry', { start: 0, end: 1, file, isInFile: true }, { of, nearest: near })
  })

interface LanguageTranslation {
  tag: string
  raw: RawTranslation
}

/** Returns the translations of an entry, in files beside it or in the same place. */
export const translationsOf = (
  { inPlace }: RawEntry,
  others: readonly { tag: string; file: ContentFile }[],
): LanguageTranslation[] => [
  ...[...(inPlace ?? [])].map(([tag, raw]) => ({ tag, raw })),
  ...others.flatMap(({ tag, file }) => file.entries.map((raw) => ({ tag, raw }))),
]

export function withWords(
  { entry, findings }: CheckedEntry,
  inLanguages: readonly LanguageTranslation[],
  declared: DeclaredCollection,
  schema: SchemaNode,
  around: EntrySurroundings,
): CheckedEntry {
  const translations = new Map<string, EntryTranslation>()
  const found = [...findings]
  for (const { tag, raw } of inLanguages) {
    const { translation, findings: own } = checkedTranslation(raw, declared, schema, { ...around, once: entry.at.file })
    translations.set(tag, translation)
    found.push(...own)
  }
  return { entry: { ...entry, translations }, findings: found }
}
