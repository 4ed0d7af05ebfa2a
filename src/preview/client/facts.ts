// Facts of the site, as they are found, called and written in a text.
import type { EditableText, UsedFact } from '../edit-messages.ts'
import { fieldTitle } from './titles.ts'

/** `facts.reply` is called `reply`; `site.email` keeps its whole name. */
export const shortName = ({ name }: Pick<UsedFact, 'name'>): string => name.replace(/^facts\./, '')

/** As an owner calls it: a fact by its name, what is said of the site by the title of its field. */
export const factTitle = (fact: Pick<UsedFact, 'name'>): string =>
  fact.name.startsWith('site.') ? fieldTitle(fact.name.slice('site.'.length)) : shortName(fact)

/** What no text says to visitors is found by its whole name alone. */
const unsaid: readonly string[] = ['site.timeZone', 'site.language']

/** Whether it is meant by a word, with or without `facts.`. */
export const isNamed = (fact: UsedFact, word: string): boolean => fact.name === word || shortName(fact) === word

/** By a part of the name or of what it says. Those whose name begins with it come first. */
export function factsFor(all: readonly UsedFact[], typed: string): UsedFact[] {
  const word = typed.trim().toLowerCase()
  const found = all.filter(
    (fact) =>
      `${fact.name} ${factTitle(fact)} ${fact.value}`.toLowerCase().includes(word) &&
      (!unsaid.includes(fact.name) || fact.name.toLowerCase() === word),
  )
  const begins = (fact: UsedFact) => shortName(fact).toLowerCase().startsWith(word)
  return [...found.filter(begins), ...found.filter((fact) => !begins(fact))]
}

/** A text as it is written, taken apart; what stands in braces and is not known stays as it is. */
export function partsOf(words: string, known: readonly UsedFact[]): EditableText['parts'] {
  const facts = new Map(known.map((fact) => [fact.name, fact]))
  return words
    .replace(/\n+$/, '')
    .split(/(\{\{|\{[^{}]*\})/)
    .filter(Boolean)
    .map((piece) => (piece === '{{' ? '{' : (facts.get(/^\{(.*)\}$/.exec(piece)?.[1]?.trim() ?? '') ?? piece)))
}

/** As it is read. */
export const readAs = (words: string, known: readonly UsedFact[]): string =>
  partsOf(words, known)
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('')
