// Decides which strings of a manifest are translated: those that visitors read.
import { knownLanguage } from '../../languages/engine-words.ts'
import { holdsWords } from '../../languages/units.ts'
import type { KindWord } from '../../schema/schema-walk.ts'

const kinds: ReadonlySet<KindWord['kind']> = new Set(['text', 'heading', 'label', 'mail', 'markdown'])

/** Keys of a form that visitors read, receipt included. The owner's notice mail stays in the owner's language. */
const ofForms = new Set(['label', 'hint', 'prompt', 'sending', 'title', 'text', 'subject'])

/** Whether visitors read the string, so that it may differ between languages. */
export function isTranslated({ kind, path }: Pick<KindWord, 'kind' | 'path'>): boolean {
  if (!kinds.has(kind)) return false
  const [top, second, third] = path
  const last = String(path.at(-1))
  switch (top) {
    case 'fragments':
    case 'facts':
    case 'texts':
      return true
    case 'readings':
      return (third === 'routes' || third === 'layout') && !(last === 'email' && third === 'layout')
    case 'forms':
      if (third === 'messages') return true
      return third === 'mail' ? path[3] === 'receipt' : third !== 'antispam' && ofForms.has(last)
    case 'collections':
      return (last === 'label' && path[4] === 'choices') || (third === 'feeds' && last === 'title')
    case 'site':
      return second === 'name' || (second === 'contact' && third === 'role') || (second === 'logo' && third === 'alt')
    default:
      return false
  }
}

/** Whether the engine has its own words for the string, in the languages it supports. */
export const hasEngineWords = ({ path: [top, , third] }: Pick<KindWord, 'path'>): boolean =>
  top === 'texts' || (top === 'forms' && third === 'messages')

/** Where a translation is needed: `where-engine-has-none` are the languages that the engine has no words in. */
export type TranslationNeed = 'nowhere' | 'where-engine-has-none' | 'everywhere'

/** Figures, names in braces, addresses and the name of the business need no translation. */
export function translationNeed(word: KindWord): TranslationNeed {
  const isOfSite = word.path[0] === 'site' && word.path[1] === 'name'
  if (!isTranslated(word) || isOfSite || !holdsWords(word.value)) return 'nowhere'
  return hasEngineWords(word) ? 'where-engine-has-none' : 'everywhere'
}

export const isNeededIn = (tag: string, need: TranslationNeed): boolean =>
  need === 'everywhere' || (need === 'where-engine-has-none' && knownLanguage(tag) === undefined)
