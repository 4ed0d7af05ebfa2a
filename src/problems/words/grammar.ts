// What sentences of problems are made of in each language: lists, suggestions, and the English words that facts carry.
import { descriptions as descriptionsDe } from 'virtual:editor-words/de'
import { descriptions as descriptionsEs } from 'virtual:editor-words/es'
import { descriptions as descriptionsFr } from 'virtual:editor-words/fr'
import { type Phrases, phraseBook } from '../../languages/phrase-book.ts'
import { firstSentence } from '../first-sentence.ts'
import phrasesDe from './de/phrases.json' with { type: 'json' }
import phrasesEs from './es/phrases.json' with { type: 'json' }
import phrasesFr from './fr/phrases.json' with { type: 'json' }
import { type ListWords, listsIn } from './lists.ts'
import type { TranslatedLanguage } from './translation.ts'

interface Parts extends ListWords {
  phrases: Phrases
  descriptions: Readonly<Record<string, string>>
  or: string
}

function grammarOf({ phrases, descriptions, or, ...words }: Parts) {
  const word = phraseBook(phrases)
  return {
    /** Translates words of the engine; other words stay. */
    word,
    ...listsIn(words),
    /** `"title" and "url"`, as a schema lists its keys. */
    keys: (english: string) =>
      word(english).replace(/(?<=") (and|or) (?=")/g, (_, one) => ` ${one === 'and' ? words.and : or} `),
    /** The first sentence of a description of the schema; undefined for a description without a translation. */
    about(english: string): string | undefined {
      const description = descriptions[english]
      return description && firstSentence(description)
    },
    meant: words.didYouMean,
  }
}

export const de = grammarOf({
  phrases: phrasesDe,
  descriptions: descriptionsDe,
  and: 'und',
  nothing: 'keine',
  or: 'oder',
  more: (count) => `${count} weitere`,
  didYouMean: (word) => `Meinten Sie "${word}"?`,
  none: (what) => `Es gibt keine ${what}.`,
  all: (what, list) => `Zur Wahl stehen die ${what} ${list}.`,
})

export const fr = grammarOf({
  phrases: phrasesFr,
  descriptions: descriptionsFr,
  and: 'et',
  nothing: 'aucun',
  or: 'ou',
  more: (count) => `${count} autres`,
  didYouMean: (word) => `Vouliez-vous dire "${word}" ?`,
  none: (what) => `Il n’y a pas ${/^[aeiouéh]/.test(what) ? 'd’' : 'de '}${what}.`,
  all: (what, list) => `Voici les ${what} possibles : ${list}.`,
})

export const es = grammarOf({
  phrases: phrasesEs,
  descriptions: descriptionsEs,
  and: 'y',
  nothing: 'ninguno',
  or: 'o',
  more: (count) => `${count} más`,
  didYouMean: (word) => `¿Quería decir "${word}"?`,
  none: (what) => `No hay ${what}.`,
  all: (what, list) => `Posibles ${what}: ${list}.`,
})

export const grammar = { de, fr, es } satisfies Record<TranslatedLanguage, unknown>
