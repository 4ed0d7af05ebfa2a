// What sentences of problems are made of in each language: lists, suggestions, and the English words that facts carry.
import { type Phrases, phraseBook } from '../../languages/phrase-book.ts'
import descriptionsDe from '../../schema/descriptions/de.json' with { type: 'json' }
import descriptionsEs from '../../schema/descriptions/es.json' with { type: 'json' }
import descriptionsFr from '../../schema/descriptions/fr.json' with { type: 'json' }
import phrasesDe from './de/phrases.json' with { type: 'json' }
import phrasesEs from './es/phrases.json' with { type: 'json' }
import phrasesFr from './fr/phrases.json' with { type: 'json' }
import type { TranslatedLanguage } from './translation.ts'

interface Parts {
  phrases: Phrases
  descriptions: Readonly<Record<string, string>>
  and: string
  or: string
  more: (count: number) => string
  didYouMean: (word: string) => string
  none: (what: string) => string
  all: (what: string, list: string) => string
}

const maxNames = 40

function grammarOf({ phrases, descriptions, and, or, more, ...words }: Parts) {
  const word = phraseBook(phrases)

  /** Lists words, or the first of them and the number of the others. */
  function listed(list: readonly string[], max = 8): string {
    if (list.length > max) return `${list.slice(0, max).join(', ')} ${and} ${more(list.length - max)}`
    return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`
  }

  return {
    /** Translates words of the engine; other words stay. */
    word,
    listed,
    /** `"title" and "url"`, as a schema lists its keys. */
    keys: (english: string) =>
      word(english).replace(/(?<=") (and|or) (?=")/g, (_, one) => ` ${one === 'and' ? and : or} `),
    /** A description of the schema, whose first letter is small and whose full stop is left out. */
    about: (english: string) => {
      const sentence = descriptions[`${english.charAt(0).toUpperCase()}${english.slice(1)}.`]
      return sentence?.replace(/\.$/, '')
    },
    /** The hint of a misspelling: the nearest name, and the names that exist. */
    didYouMean: (nearest: string | undefined, known: readonly string[], what: string) => {
      const all = known.length === 0 ? words.none(what) : words.all(what, listed(known, maxNames))
      if (nearest === undefined) return all
      return known.length < 2 ? words.didYouMean(nearest) : `${words.didYouMean(nearest)} ${all}`
    },
    meant: words.didYouMean,
  }
}

export const de = grammarOf({
  phrases: phrasesDe,
  descriptions: descriptionsDe,
  and: 'und',
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
  or: 'o',
  more: (count) => `${count} más`,
  didYouMean: (word) => `¿Quería decir "${word}"?`,
  none: (what) => `No hay ${what}.`,
  all: (what, list) => `Posibles ${what}: ${list}.`,
})

export const grammar = { de, fr, es } satisfies Record<TranslatedLanguage, unknown>
