// Inserts a fact into an edited text: opens the list of facts, and shows the chosen one as a chip.
import type { UsedFact } from '../../edit-messages.ts'
import { isNamed } from '../facts.ts'
import { words } from '../words.ts'
import { type Note, updateEdit } from './edit-store.ts'
import {
  advanceCursor,
  type Brace,
  braceIn,
  charactersAfter,
  insertChip,
  insertWords,
  rangeAtEnd,
  rangeIn,
  select,
} from './insert.ts'
import { chipOf } from './typed-content.ts'

/** The edited text that takes the fact. */
interface TextForFacts {
  field: HTMLElement
  host: { facts: readonly UsedFact[] }
  changed: () => void
  /** The action of Enter in the text. */
  enter: () => void
}

/**
 * Handles a typed brace: `{` opens the list of facts, and a complete name such as `{reply}` becomes the fact's chip. Leaving the list
 * with Escape keeps the typed text.
 */
export function factForBrace(text: TextForFacts) {
  // Read before the timeout, during which more may be typed.
  const closed = braceIn(text.field)
  // After the input event, which would reset the cursor.
  setTimeout(() => {
    if (document.activeElement !== text.field) return
    if (closed?.isClosed) return replaceNamed(text, closed)
    const open = braceIn(text.field)
    if (open && !open.isClosed) chooseFact(text, open.range, open.typed)
  })
}

/** Replaces `{name}` by the chip of the fact with that name, if there is one. The cursor stays after what was typed since. */
function replaceNamed(text: TextForFacts, { range, typed }: Brace) {
  const named = text.host.facts.find((fact) => isNamed(fact, typed))
  if (!named || range.toString() !== `{${typed}}`) return
  const typedSince = charactersAfter(text.field, range)
  select(range)
  insertFact(text, named)
  advanceCursor(typedSince)
}

export const factAtCursor = (text: TextForFacts) => chooseFact(text, rangeIn(text.field) ?? rangeAtEnd(text.field))

/** Replaces the note by the list of facts; Escape anywhere in the note leaves it. */
export function showFactsNote(note: Pick<Note, 'anchor' | 'field'> & { facts: NonNullable<Note['facts']> }) {
  updateEdit({
    note: { title: words.editing.factOfSite, actions: [], onEscape: () => note.facts.onLeave(''), ...note },
  })
}

/** Opens the list. The chosen fact replaces `range`. `begun`: the text typed after a brace, undefined without a brace. */
function chooseFact(text: TextForFacts, range: Range, begun?: string) {
  const { field, host } = text
  const into = (insert: () => void) => {
    field.focus()
    select(range)
    insert()
  }
  showFactsNote({
    anchor: field,
    facts: {
      all: host.facts,
      begun,
      onChoose: (fact) => into(() => insertFact(text, fact)),
      onLeave: (typed) =>
        into(() => {
          // An unchanged brace is kept as it is: typing it again would reopen the list.
          if (begun !== undefined && typed) insertWords(`{${typed}`)
          else if (begun !== undefined) getSelection()?.collapseToEnd()
          text.changed()
        }),
      ...(begun !== undefined && { onEnter: () => text.enter() }),
    },
  })
}

function insertFact(text: TextForFacts, fact: UsedFact) {
  // The new chip is one more use.
  insertChip(text.field, chipOf({ ...fact, uses: fact.uses + 1 }))
  text.changed()
}
