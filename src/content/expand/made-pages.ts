// Reuses pages of an earlier load or of the present moment. A page stays the same object while its template, its entry and the answers to
// its questions are unchanged, so that results cached by the object stay valid.
import type { Group } from '../../site/groups.ts'
import type { Entry } from '../entry.ts'
import type { Present, Question } from './context.ts'
import { asBefore, isSameMade } from './origins.ts'

interface AnsweredQuestion {
  question: Question
  answer: unknown
}

export interface MadePage {
  page: Group
  /** Undefined for a page that cannot be reused. */
  answers?: readonly AnsweredQuestion[]
}

export interface MadeFrom {
  /** Pointer to its template. */
  home: string
  template: Group
  entry?: Entry
  /** Its part of a paginated list. */
  list?: readonly unknown[]
  /** Changes its identity with everything else that pages depend on. */
  given: object
}

export class MadePages {
  private readonly pages = new Map<string, MadePage & MadeFrom>()

  /** `present`: pages of the moment that is built; left out for that moment itself. */
  constructor(private readonly present?: MadePages) {}

  /** Returns the known page or makes it. `name` is unique in the manifest. */
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
    // In another load an equal page may come from other lines. Within a load it must not, since places are requested of both.
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

/** Compares lists item by item, other values by identity. */
function isSameList(one: unknown, other: unknown): boolean {
  if (one === other || !Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((item, at) => item === other[at])
}
