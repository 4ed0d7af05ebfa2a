// Returns the manifest with the entries of a language. Without collections it is the same in every language.
import type { SiteTranslations } from '../../languages/translations.ts'
import type { Path } from '../../problems/finding.ts'
import { remembered, rememberedByWord } from '../../remembered.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import type { Kind } from '../../schema/vocabulary.ts'
import type { Source, TranslatedValue } from '../read/source.ts'
import { isTranslated } from './translated-words.ts'

/** Returns undefined where the manifest has no collections. */
export type EntriesInLanguage = (tag: string, translations: SiteTranslations) => TranslatedValue | undefined

export const entriesIn = ({ expansion }: Source): EntriesInLanguage => {
  const made = rememberedByWord((tag) =>
    remembered((translations: SiteTranslations) => expansion?.inLanguage(tag, sayingOf(translations))),
  )
  return (tag, translations) => made(tag)(translations)
}

export const manifestIn = (manifest: Manifest, made: TranslatedValue | undefined): Manifest =>
  // The expanded value has the shape of the manifest; only its texts differ.
  (made?.value as Manifest | undefined) ?? manifest

const sayingOf = remembered((translations: SiteTranslations) => (text: string, kind: Kind | undefined, path: Path) => {
  if (kind === undefined || !isTranslated({ kind, path: [...path] })) return undefined
  const inside = translations.inside(text)
  return inside === text ? undefined : inside
})
