// Examples of blocks in the language of a site, where the block's folder has them: `translations.yaml` beside `examples.yaml`.
import { parse, parseDocument, visit } from 'yaml'

/** By the language's tag: the words of the example by their English. */
type Translations = Record<string, Record<string, string>>

export interface Translated {
  /** Examples as YAML. */
  source: string
  /** Whether it is English for a site in another language. */
  isForeign: boolean
}

/** `translations` as YAML; undefined where there are none. Those of `de` are for `de-AT` too. */
export function inLanguage(source: string, translations: string | undefined, language: string): Translated {
  const tag = language.split('-')[0]?.toLowerCase() ?? ''
  if (tag === 'en' || tag === '') return { source, isForeign: false }
  const translation = (parse(translations ?? '{}') as Translations)[tag]
  if (!translation) return { source, isForeign: true }
  const document = parseDocument(source)
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string') node.value = translated(node.value, translation)
    },
  })
  return { source: document.toString({ lineWidth: 0 }), isForeign: false }
}

/** A text of several lines is translated line by line. */
const translated = (words: string, translations: Record<string, string>) =>
  words
    .split('\n')
    .map((line) => (Object.hasOwn(translations, line) ? translations[line] : line))
    .join('\n')
