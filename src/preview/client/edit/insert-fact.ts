// A fact of the site put into a text while it is typed: chosen from all there are, and shown as a chip.
import type { UsedFact } from '../../edit-messages.ts'
import { isNamed } from '../facts.ts'
import { type Note, tellEdit } from './edit-store.ts'
import { braceIn, choose, insertChip, insertWords, rangeAtEnd, rangeIn } from './insert.ts'
import { chipOf } from './typed-content.ts'

/** The text that it goes into. */
interface TextForFacts {
  field: HTMLElement
  host: { facts: readonly UsedFact[] }
  changed: () => void
}

/**
 * Where a brace was typed: the list opens, and left with Escape, the brace and what was typed behind it stay. A whole name in
 * braces is the fact at once.
 */
export function factForBrace(text: TextForFacts) {
  // While the browser is about its input event it would take the cursor back.
  setTimeout(() => {
    const brace = document.activeElement === text.field ? braceIn(text.field) : undefined
    if (!brace) return
    const { range, typed, isClosed } = brace
    if (!isClosed) return chooseFact(text, range, typed)
    const named = text.host.facts.find((fact) => isNamed(fact, typed))
    if (!named) return
    choose(range)
    putFact(text, named)
  })
}

export const factAtCursor = (text: TextForFacts) => chooseFact(text, rangeIn(text.field) ?? rangeAtEnd(text.field))

/** The list of facts in the place of what else is said; Escape anywhere in the note leaves it. */
export function tellFacts(note: Pick<Note, 'anchor' | 'field'> & { facts: NonNullable<Note['facts']> }) {
  tellEdit({ note: { title: 'A fact of the site', actions: [], onEscape: () => note.facts.onLeave(''), ...note } })
}

/** `range`: what the fact takes the place of. `begun`: what was typed behind a brace, where there is one. */
function chooseFact(text: TextForFacts, range: Range, begun?: string) {
  const { field, host } = text
  const into = (insert: () => void) => {
    field.focus()
    choose(range)
    insert()
  }
  tellFacts({
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
    },
  })
}

function putFact(text: TextForFacts, fact: UsedFact) {
  // A text that says it for the first time is one more place that does.
  insertChip(text.field, chipOf({ ...fact, uses: fact.uses + 1 }))
  text.changed()
}
