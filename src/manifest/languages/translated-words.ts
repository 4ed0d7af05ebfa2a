// Which strings of a manifest are translated: the words that visitors read.
import { holdsWords } from '../../languages/units.ts'
import type { Word } from '../../schema/schema-walk.ts'

const kinds: ReadonlySet<Word['kind']> = new Set(['text', 'heading', 'label', 'mail', 'markdown'])

/** Of a form: what visitors see, and the receipt. The mail about a request stays in the owner's language. */
const ofForms = new Set(['label', 'hint', 'prompt', 'sending', 'title', 'text', 'subject'])

/** Whether the string is there to be read by visitors, and so may differ in another language. */
export function isTranslated({ kind, path }: Pick<Word, 'kind' | 'path'>): boolean {
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

/** Whether the engine has words of its own for it in every language, so that it is not missing without a translation. */
export const hasEngineWords = ({ path: [top, , third] }: Pick<Word, 'path'>): boolean =>
  top === 'texts' || (top === 'forms' && third === 'messages')

/** Whether it has to be translated: a figure, a name in braces, an address or the name of the business need not be. */
export const needsTranslation = (word: Word): boolean => isTranslated(word) && !mayStay(word) && holdsWords(word.value)

const mayStay = (word: Word) => hasEngineWords(word) || (word.path[0] === 'site' && word.path[1] === 'name')
