// What the panel adds to a site is said in the site's language, where the templates are translated into it.
import { translationFor } from '../../../new-site/languages.ts'
import type { PanelData } from '../../edit-messages.ts'

type Words = Pick<PanelData, 'translations'>

const known = new Map<string, Words>()

/** `engine` is the engine's folder. Addresses of pages are the site's own. */
export function wordsIn(language: string, engine: string): Words {
  const words = known.get(language) ?? read(language, engine)
  known.set(language, words)
  return words
}

function read(language: string, engine: string): Words {
  const translation = translationFor(engine, language)
  if (!translation) return { translations: {} }
  const texts = Object.entries(translation.translations).filter(([words]) => !words.startsWith('/'))
  return { translations: Object.fromEntries(texts) }
}
