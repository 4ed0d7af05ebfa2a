// A fact of the site put into a text while it is typed: chosen from all there are, and shown as a chip.
import type { UsedFact } from '../../edit-messages.ts'
import { isNamed } from '../facts.ts'
import { words } from '../words.ts'
import { type Note, updateEdit } from './edit-store.ts'
import {
  type Brace,
  braceIn,
  choose,
  insertChip,
  insertWords,
  moveOn,
  rangeAtEnd,
  rangeIn,
  signsBehind,
} from './insert.ts'
import { chipOf } from './typed-content.ts'

/** The text that it goes into. */
interface TextForFacts {
  field: HTMLElement
  host: { facts: readonly UsedFact[] }
  changed: () => void
  /** What Enter does in it. */
  enter: () => void
}

/**
 * Where a brace was typed: the list opens, and left with Escape, the brace and what was typed behind it stay. A whole name in
 * braces is the fact at once.
 */
export function factForBrace(text: TextForFacts) {
  // Looked for at once: on a busy machine more is typed before the timeout.
  const ended = braceIn(text.field)
  // While the browser is about its input event it would take the cursor back.
  setTimeout(() => {
    if (document.activeElement !== text.field) return
    if (ended?.isClosed) return putNamed(text, ended)
    const begun = braceIn(text.field)
    if (begun && !begun.isClosed) chooseFact(text, begun.range, begun.typed)
  })
}

/** Where a fact has that name. The cursor stays behind what was typed since. */
function putNamed(text: TextForFacts, { range, typed }: Brace) {
  const named = text.host.facts.find((fact) => isNamed(fact, typed))
  if (!named || range.toString() !== `{${typed}}`) return
  const since = signsBehind(text.field, range)
  choose(range)
  putFact(text, named)
  moveOn(since)
}

export const factAtCursor = (text: TextForFacts) => chooseFact(text, rangeIn(text.field) ?? rangeAtEnd(text.field))

/** The list of facts in the place of what else is said; Escape anywhere in the note leaves it. */
export function showFactsNote(note: Pick<Note, 'anchor' | 'field'> & { facts: NonNullable<Note['facts']> }) {
  updateEdit({
    note: { title: words.editing.factOfSite, actions: [], onEscape: () => note.facts.onLeave(''), ...note },
  })
}

/** `range`: what the fact takes the place of. `begun`: what was typed behind a brace, where there is one. */
function chooseFact(text: TextForFacts, range: Range, begun?: string) {
  const { field, host } = text
  const into = (insert: () => void) => {
    field.focus()
    choose(range)
    insert()
  }
  showFactsNote({
    anchor: field,
    facts: {
      all: host.facts,
      begun,
      onChoose: (fact) => into(() => putFact(text, fact)),
      onLeave: (typed) =>
        into(() => {
          // The brace that stands there is not typed again: it would open the list once more.
          if (begun !== undefined && typed) insertWords(`{${typed}`)
          else if (begun !== undefined) getSelection()?.collapseToEnd()
          text.changed()
        }),
      ...(begun !== undefined && { onEnter: () => text.enter() }),
    },
  })
}

function putFact(text: TextForFacts, fact: UsedFact) {
  // A text that says it for the first time is one more place that does.
  insertChip(text.field, chipOf({ ...fact, uses: fact.uses + 1 }))
  text.changed()
}
