// Inserts a fact into a text that is edited on the page: from the list of facts, or by its name in braces.
import type { EditableText, UsedFact } from '../../edit-messages.ts'
import type { FactListProps } from '../fact-list.tsx'
import { isNamed } from '../facts.ts'
import { words } from '../words.ts'
import { updateEdit } from './edit-store.ts'
import type { EditedText } from './edited-text.ts'
import type { PlaceRange } from './rich/mark-rich.ts'

/**
 * Handles a typed brace: `{` opens the list of facts, and a complete name such as `{reply}` becomes the fact's chip. Leaving the list
 * with Escape keeps the typed text.
 */
export function factForBrace(text: EditedText) {
  const { brace } = text.state
  if (brace?.isClosed) {
    const named = text.host.facts.find((fact) => isNamed(fact, brace.typed))
    if (named && text.state.insertFact(named.name, brace.range)) text.show(true)
  } else if (brace)
    // Keys that come at once, as those typed ahead, may close the brace.
    setTimeout(() => {
      const open = text.state.brace
      if (document.activeElement === text.field && open && !open.isClosed) chooseFact(text, open.range, open.typed)
    })
}

export const factAtCursor = (text: EditedText) => chooseFact(text, text.state.selection)

/** Opens the list. The chosen fact replaces `range`. `begun`: the text typed after a brace, undefined without a brace. */
function chooseFact(text: EditedText, range: PlaceRange, begun?: string) {
  const { field, host, state } = text
  const { selection } = state
  const into = (act: () => void) => {
    state.select(selection)
    field.focus()
    act()
    text.show(true)
  }
  const facts: FactListProps = {
    all: host.facts,
    begun,
    onChoose: ({ name }) => into(() => state.insertFact(name, range)),
    onLeave: (typed) =>
      into(() => begun === undefined || typed === '' || typed === begun || state.type(`{${typed}`, range)),
    ...(begun !== undefined && { onEnter: text.enter }),
  }
  // Escape anywhere in the note leaves the list.
  const onEscape = () => facts.onLeave('')
  updateEdit({ note: { anchor: field, title: words.editing.factsOfSite, actions: [], onEscape, facts } })
}

/** The facts within a text, then all others of the site, for which a chip in this text is one more use. */
export function factsFor({ parts }: EditableText, all: readonly UsedFact[]): readonly UsedFact[] {
  const own = parts.filter((part) => typeof part !== 'string')
  const others = all.filter(({ name }) => !own.some((fact) => fact.name === name))
  return [...own, ...others.map((fact) => ({ ...fact, uses: fact.uses + 1 }))]
}
