// Returns the translated texts of templates, in which the panel adds sections to a site.
import { translationFor } from '../../../new-site/languages.ts'
import type { PanelData } from '../../edit-messages.ts'

type Translations = Pick<PanelData, 'translations'>

const cached = new Map<string, Translations>()

/** `engine` is the engine's folder. Paths of pages are left out: they are the site's own. */
export function templateTranslations(language: string, engine: string): Translations {
  const translations = cached.get(language) ?? read(language, engine)
  cached.set(language, translations)
  return translations
}

function read(language: string, engine: string): Translations {
  const translation = translationFor(engine, language)
  if (!translation) return { translations: {} }
  const texts = Object.entries(translation.translations).filter(([words]) => !words.startsWith('/'))
  return { translations: Object.fromEntries(texts) }
}
