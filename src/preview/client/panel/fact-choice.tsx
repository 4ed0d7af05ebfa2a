// Inserts facts into a text field of the panel, by a button or by typing `{`. The field shows them as written: `{facts.reply}`.
import { type RefObject, useState } from 'react'
import { Button } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { entryRoot } from '../../../entry-files/entry-root.ts'
import type { Path } from '../../../problems/finding.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import type { UsedFact } from '../../edit-messages.ts'
import { FactList } from '../fact-list.tsx'
import { words } from '../words.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

const textKinds = new Set(['text', 'heading', 'label', 'markdown', 'mail'])

/** The facts that a text may use. Values of `site` and entries use none; facts use those of `site` only. */
export function factsAt([top]: Path, { 'x-kind': kind }: SchemaNode, all: readonly UsedFact[]): readonly UsedFact[] {
  if (top === 'site' || top === entryRoot || kind === undefined || !textKinds.has(kind)) return []
  return top === 'facts' ? all.filter(({ name }) => name.startsWith('site.')) : all
}

/** The text that a fact replaces: the selection, or the typed brace. */
interface Place {
  start: number
  end: number
  isBrace: boolean
}

type FactChoice = ReturnType<typeof useFactChoice>

export function useFactChoice(control: RefObject<Control | null>) {
  const [place, setPlace] = useState<Place>()
  return {
    /** Undefined while the list of facts is closed. */
    place,
    /** Opens the list for the selection. */
    open() {
      const { value = '', selectionStart, selectionEnd } = control.current ?? {}
      const hasFocus = control.current === document.activeElement
      const [start, end] = hasFocus ? [selectionStart ?? 0, selectionEnd ?? 0] : [value.length, value.length]
      setPlace({ start, end, isBrace: false })
    },
    /** Opens the list if a brace was just typed. */
    openForBrace() {
      const at = control.current?.selectionStart ?? 0
      if (control.current?.value[at - 1] === '{') setPlace({ start: at - 1, end: at, isBrace: true })
    },
    /** Closes the list; the text replaces the place, or is inserted after it. */
    insert(text: string, isAfter = false) {
      if (!place || !control.current) return
      // The list closes synchronously, so that the next keys go into the field.
      flushSync(() => setPlace(undefined))
      insertInto(control.current, isAfter ? place.end : place.start, place.end, text)
    },
  }
}

/** Replaces the text of a control from `start` to `end`, by `execCommand`, so that the browser's undo includes it. */
function insertInto(control: Control, start: number, end: number, text: string) {
  control.focus()
  control.setSelectionRange(start, end)
  if (text === '' || document.execCommand('insertText', false, text)) return
  control.setRangeText(text, start, end, 'end')
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

interface FactPopoverProps {
  facts: readonly UsedFact[]
  choice: FactChoice
  /** The field's own action of Enter, for a brace without a matching fact. */
  onEnter: () => void
}

/** The list of facts below the field while it is open. */
export const FactPopover = ({ facts, choice: { place, insert }, onEnter }: FactPopoverProps) =>
  place && (
    <div className="popover">
      <FactList
        all={facts}
        onChoose={({ name }) => insert(`{${name}}`)}
        onLeave={(typed) => insert(place.isBrace ? typed : '', true)}
        {...(place.isBrace && { onEnter })}
      />
    </div>
  )

export function FactButton({ label, choice }: { label: string; choice: FactChoice }) {
  return (
    <Button
      className="fact"
      aria-label={words.panel.fields.insertFact(label)}
      aria-haspopup="listbox"
      excludeFromTabOrder
      preventFocusOnPress
      onPress={choice.open}
    >
      <span aria-hidden>{'{ }'}</span>
    </Button>
  )
}
