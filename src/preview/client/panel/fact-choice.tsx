// The site's facts beside a text: with a button, or behind a brace while it is typed. Written as the file has them.
import { type RefObject, useState } from 'react'
import { Autocomplete, Button, Input, Label, ListBox, ListBoxItem, Popover, TextField } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { entryRoot } from '../../../entry-files/entry-root.ts'
import type { Path } from '../../../problems/finding.ts'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import type { UsedFact } from '../../edit-messages.ts'
import { insertInto } from '../edit/insert.ts'
import { factsFor, isNamed, shortName } from '../facts.ts'
import { words as editor } from '../words.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

const saying = new Set(['text', 'heading', 'label', 'markdown', 'mail'])

/** What a text may say by name: what is said of the site says none, and facts say nothing but that. */
export function factsAt([top]: Path, { 'x-kind': kind }: SchemaNode, all: readonly UsedFact[]): readonly UsedFact[] {
  if (top === 'site' || top === entryRoot || kind === undefined || !saying.has(kind)) return []
  return top === 'facts' ? all.filter(({ name }) => name.startsWith('site.')) : all
}

/** Where a fact goes: in the place of what is chosen, or of the brace that was typed. */
interface Place {
  start: number
  end: number
  isBrace: boolean
}

export interface FactChoice {
  place: Place | undefined
  /** With the button. */
  load: () => void
  /** With what was typed: asks where that ended in a brace. */
  offerForBrace: () => void
  /** Puts a fact in the place, or words behind it; the cursor is behind them then. */
  put: (words: string, isBehind?: boolean) => void
}

export function useFactChoice(control: RefObject<Control | null>): FactChoice {
  const [place, setPlace] = useState<Place>()
  const chosen = () => [control.current?.selectionStart ?? 0, control.current?.selectionEnd ?? 0] as const
  return {
    place,
    load() {
      const length = control.current?.value.length ?? 0
      const [start, end] = control.current === document.activeElement ? chosen() : [length, length]
      setPlace({ start, end, isBrace: false })
    },
    offerForBrace() {
      const [at] = chosen()
      if (control.current?.value[at - 1] === '{') setPlace({ start: at - 1, end: at, isBrace: true })
    },
    put(words, isBehind = false) {
      if (!place || !control.current) return
      // At once, so that what is typed next goes behind it.
      flushSync(() => setPlace(undefined))
      insertInto(control.current, isBehind ? place.end : place.start, place.end, words)
    },
  }
}

interface FactPopoverProps {
  control: RefObject<Control | null>
  facts: readonly UsedFact[]
  choice: FactChoice
  /** What Enter does in the text, where no fact is found behind its brace. */
  onEnter: () => void
}

export function FactPopover({ control, facts, choice, onEnter }: FactPopoverProps) {
  const [typed, find] = useState('')
  const { place, put } = choice
  if (!place) return null
  const found = factsFor(facts, typed)
  const leave = (words = typed) => {
    find('')
    put(place.isBrace ? words : '', true)
  }
  const choose = (name: string) => {
    find('')
    put(`{${name}}`)
  }
  const given = (words: string) => {
    const named = words.endsWith('}') ? facts.find((fact) => isNamed(fact, words.slice(0, -1).trim())) : undefined
    if (named) choose(named.name)
    // A word in braces that is no fact's is a part of the text, which is typed on.
    else if (place.isBrace && words.endsWith('}')) leave(words)
    else find(words)
  }
  return (
    <Popover
      className="popover facts"
      triggerRef={control}
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      aria-label={editor.editing.factsOfSite}
      placement="bottom start"
    >
      <Autocomplete inputValue={typed} onInputChange={given}>
        <TextField className="field" autoFocus>
          <Label>{editor.panel.fields.findFact}</Label>
          <Input
            onKeyDownCapture={(event) => {
              const isEnter = event.key === 'Enter' && place.isBrace && found.length === 0
              if (event.key !== 'Escape' && !isEnter) return
              event.preventDefault()
              event.stopPropagation()
              leave()
              if (isEnter) onEnter()
            }}
          />
        </TextField>
        <ListBox
          className="menu"
          aria-label={editor.editing.factsOfSite}
          items={found.map((fact) => ({ id: fact.name, fact }))}
          onAction={(name) => choose(String(name))}
          renderEmptyState={() => <p className="quiet">{editor.editing.noSuchFact}</p>}
        >
          {({ id, fact }) => (
            <ListBoxItem id={id} textValue={`${shortName(fact)} ${fact.value}`}>
              <b>{shortName(fact)}</b> <span className="quiet">{fact.value}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </Popover>
  )
}

export function FactButton({ label, choice }: { label: string; choice: FactChoice }) {
  return (
    <Button
      className="fact"
      aria-label={editor.panel.fields.insertFact(label)}
      aria-haspopup="listbox"
      excludeFromTabOrder
      preventFocusOnPress
      onPress={choice.load}
    >
      <span aria-hidden>{'{ }'}</span>
    </Button>
  )
}
