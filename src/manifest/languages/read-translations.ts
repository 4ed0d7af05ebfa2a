// The files of translations beside a manifest, parsed.
import { declaredLanguages } from '../../languages/addresses.ts'
import { Translations } from '../../languages/translations.ts'
import type { Finding } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import { isGroup } from '../../site/groups.ts'
import { inFile } from '../read/include.ts'
import type { Memo } from '../read/memo.ts'
import { parse } from '../read/parse.ts'
import type { IncludedFile } from '../read/parsed.ts'
import type { Source, TextsPart } from '../read/source.ts'
import type { TranslationsByTag } from './editions.ts'

/** `file` as the manifest names it; undefined where there is no such file. */
export type ReadTexts = (file: string) => IncludedFile | undefined

/** The source with the file of each language but the first, and what is wrong with their writing. */
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
    // A file in which nothing is translated yet.
    const own = parsed.findings.filter(({ code }) => code !== 'empty-file')
    findings.push(...own.map((one) => inFile(one, parsed.file, ['languages', tag, 'texts'])))
    return [{ parsed, tag }]
  })
  return parts.length === 0 ? { source, findings } : { source: source.withTranslations(parts, findings), findings }
}

/** The same translations for a file as long as its parsed value is the same. */
const translationsOf = remembered((value: object) => new Translations(value))

export const translationsIn = ({ translations }: Source): TranslationsByTag =>
  new Map(translations.flatMap(({ tag, parsed: { value } }) => (isGroup(value) ? [[tag, translationsOf(value)]] : [])))
