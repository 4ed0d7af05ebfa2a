// Translates the examples of blocks into the site's language, by `translations.yaml` beside `examples.yaml`.
import { parse, parseDocument, visit } from 'yaml'

/** Translations of the examples' English texts, by language tag. */
type Translations = Record<string, Record<string, string>>

export interface TranslatedExamples {
  /** Examples as YAML. */
  source: string
  /** True when it is English for a site in another language. */
  isForeign: boolean
}

/** `translations`: YAML, or undefined where the block has none. Those of `de` also serve `de-AT`. */
export function inLanguage(source: string, translations: string | undefined, language: string): TranslatedExamples {
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

/** Translates a text line by line. */
const translated = (words: string, translations: Record<string, string>) =>
  words
    .split('\n')
    .map((line) => (Object.hasOwn(translations, line) ? translations[line] : line))
    .join('\n')
