// Finds and names the site's facts, and splits texts at the facts in them.

import type { EditableText, UsedFact } from '../edit-messages.ts'
import { textFinder } from '../text-finder.ts'
import { fieldTitle } from './titles.ts'

/** `facts.reply` is called `reply`; `site.email` keeps its whole name. */
export const shortName = ({ name }: Pick<UsedFact, 'name'>): string => name.replace(/^facts\./, '')

/** The owner's word for it: the short name of a fact, the field's title for a value of `site`. */
export const factTitle = (fact: Pick<UsedFact, 'name'>): string =>
  fact.name.startsWith('site.') ? fieldTitle(fact.name.slice('site.'.length)) : shortName(fact)

/** Values that texts for visitors do not mention: listed for their whole name only. */
const unlisted: readonly string[] = ['site.timeZone', 'site.language']

/** Whether a word names the fact, with or without `facts.`. */
export const isNamed = (fact: UsedFact, word: string): boolean => fact.name === word || shortName(fact) === word

/** The fact that typed words name once the brace is closed: `reply}`. */
export const factInBrace = (all: readonly UsedFact[], words: string): UsedFact | undefined =>
  words.endsWith('}') ? all.find((fact) => isNamed(fact, words.slice(0, -1).trim())) : undefined

/** Facts whose name or value contains what is typed; names that begin with it come first. */
export function factsMatching(all: readonly UsedFact[], typed: string): UsedFact[] {
  const word = typed.trim().toLowerCase()
  const isFound = textFinder(word)
  const found = all.filter(
    (fact) =>
      isFound(`${fact.name} ${factTitle(fact)} ${fact.value}`) &&
      (!unlisted.includes(fact.name) || fact.name.toLowerCase() === word),
  )
  const begins = (fact: UsedFact) => shortName(fact).toLowerCase().startsWith(word)
  return [...found.filter(begins), ...found.filter((fact) => !begins(fact))]
}

/** Splits a text as written into words and facts. Unknown names stay in their braces; `{{` becomes `{`. */
export function wordsAndFacts(words: string, known: readonly UsedFact[]): EditableText['parts'] {
  const facts = new Map(known.map((fact) => [fact.name, fact]))
  return words
    .replace(/\n+$/, '')
    .split(/(\{\{|\{[^{}]*\})/)
    .filter(Boolean)
    .map((piece) => (piece === '{{' ? '{' : (facts.get(/^\{(.*)\}$/.exec(piece)?.[1]?.trim() ?? '') ?? piece)))
}

/** The text as visitors read it. */
export const readAs = (words: string, known: readonly UsedFact[]): string =>
  wordsAndFacts(words, known)
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('')
