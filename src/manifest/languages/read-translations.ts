// Reads and parses the translation files of a manifest.
import { declaredLanguages } from '../../languages/addresses.ts'
import { Translations } from '../../languages/translations.ts'
import { type Finding, findingBelow } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import { isGroup } from '../../site/groups.ts'
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
): { source: Source; findings: readonly Finding[] } {
  const [, ...languages] = read ? declaredLanguages(source.value) : []
  const findings: Finding[] = []
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

/** Cached by the parsed value of the file. */
const translationsOf = remembered((value: object) => new Translations(value))

export const translationsIn = ({ translations }: Source): TranslationsByTag =>
  new Map(translations.flatMap(({ tag, parsed: { value } }) => (isGroup(value) ? [[tag, translationsOf(value)]] : [])))
