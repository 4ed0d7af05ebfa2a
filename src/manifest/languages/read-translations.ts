// Reads and parses the translation files of a manifest.
import { type DeclaredLanguage, declaredLanguages } from '../../languages/addresses.ts'
import { SiteTranslations } from '../../languages/translations.ts'
import { type Finding, finding, findingBelow, onKey } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import { isGroup } from '../../site/groups.ts'
import { tagFor, tagMeant } from '../../site/language-tag.ts'
import { filesThere, type ReadIncluded } from '../read/include.ts'
import type { Memo } from '../read/memo.ts'
import { parse } from '../read/parse.ts'
import type { IncludedFile } from '../read/parsed.ts'
import type { Source, TextsPart } from '../read/source.ts'
import type { TranslationsByTag } from './editions.ts'

/** Returns the translation file; `file` is its path in the manifest. Undefined where it does not exist. */
export type ReadTexts = (file: string) => IncludedFile | undefined

/** Returns the source with the translation file of each further language, and their syntax findings. */
export function withTranslations(
  source: Source,
  read: ReadTexts | undefined,
  memo?: Memo,
  readIncluded: ReadIncluded = () => [],
): { source: Source; findings: readonly Finding[] } {
  const [, ...languages] = read ? declaredLanguages(source.value) : []
  const findings = languages.length === 0 ? [] : unreadTexts(languages, readIncluded)
  const parts = languages.flatMap(({ tag, file }): TextsPart[] => {
    const found = read?.(file)
    if (!found) return []
    const parsed = parse(found.text, found.file, { memo })
    // An empty translation file is fine.
    const own = parsed.findings.filter(({ code }) => code !== 'empty-file')
    findings.push(...own.map((one) => findingBelow(['languages', tag, 'texts'], one, parsed.file)))
    return [{ parsed, tag }]
  })
  return parts.length === 0 ? { source, findings } : { source: source.withTranslations(parts, findings), findings }
}

/** Reports files beside the translations that are named after no further language of the site: an undeclared one, or another tag of it. */
function unreadTexts(languages: readonly DeclaredLanguage[], read: ReadIncluded): Finding[] {
  const tags = languages.map(({ tag }) => tag)
  const known = new Set(languages.map(({ file }) => file))
  return filesThere('texts/*.yaml', read).flatMap(({ file }): Finding[] => {
    const [, tag = ''] = /([^/]+)\.yaml$/.exec(file) ?? []
    if (known.has(`texts/${tag}.yaml`) || tagFor(tag) === undefined) return []
    const meant = tagMeant(tag, tags)
    const facts = { file, why: 'language' as const, meant: meant && `${meant}.yaml` }
    return [finding('unread-file', meant === undefined ? onKey('languages') : onKey('languages', meant), facts)]
  })
}

/** Cached by the parsed value of the file. */
const translationsOf = remembered((value: object) => new SiteTranslations(value))

export const translationsIn = ({ translations }: Source): TranslationsByTag =>
  new Map(translations.flatMap(({ tag, parsed: { value } }) => (isGroup(value) ? [[tag, translationsOf(value)]] : [])))
