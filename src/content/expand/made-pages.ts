// Pages as they were made before: for the load before, or for an earlier moment of this one. A page stays the object it was while its
// template, its entry and the answers to all it asked are the same, so that what is known of it stays too.

import type { Entry } from '../entry.ts'
import type { Present, Question } from './context.ts'
import { asBefore, isSameMade } from './origins.ts'

type Group = Record<string, unknown>

interface AnsweredQuestion {
  question: Question
  answer: unknown
}

export interface MadePage {
  page: Group
  /** Undefined for a page that is made anew each time. */
  answers?: readonly AnsweredQuestion[]
}

export interface MadeFrom {
  /** Where its template stands. */
  home: string
  template: Group
  entry?: Entry
  /** What its list is, of which other pages have the other parts. */
  list?: readonly unknown[]
  /** What each page depends on: another object where that is other. */
  given: object
}

export class MadePages {
  private readonly pages = new Map<string, MadePage & MadeFrom>()

  /** `present` is left out for the moment that is built. */
  constructor(private readonly present?: MadePages) {}

  /** `name` names the page among all that a manifest makes. */
  page(name: string, from: MadeFrom, now: Present, make: () => MadePage): Group {
    const before = [this.present?.pages.get(name), this.pages.get(name)].filter((one) => one !== undefined)
    const same = before.find(
      (one) => isOfSame(one, from) && one.answers?.every((answered) => isSameAnswer(answered, now)),
    )
    if (same) return same.page
    const made = make()
    const page = this.kept(before, made.page)
    this.pages.set(name, { ...from, page, answers: made.answers })
    return page
  }

  private kept(before: readonly MadePage[], made: Group): Group {
    // In another load the same page may come from other lines; at another moment it may not, as both are asked for their places.
    if (this.present) return before.find(({ page }) => isSameMade(page, made))?.page ?? made
    return before[0] ? asBefore(before[0].page, made) : made
  }
}

const isOfSame = (one: MadeFrom, other: MadeFrom) =>
  one.template === other.template &&
  one.entry === other.entry &&
  one.given === other.given &&
  one.home === other.home &&
  isSameList(one.list, other.list)

const isSameAnswer = ({ question, answer }: AnsweredQuestion, present: Present): boolean =>
  isSameList(question(present), answer)

/** Compares the items of lists, and what is no list as it is. */
function isSameList(one: unknown, other: unknown): boolean {
  if (one === other || !Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((item, at) => item === other[at])
}
