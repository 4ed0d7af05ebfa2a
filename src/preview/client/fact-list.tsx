// A searchable list of the site's facts. Written by hand, since the overlays of react-aria-components do not work in a shadow tree.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { UsedFact } from '../edit-messages.ts'
import { factInBrace, factsMatching, factTitle } from './facts.ts'
import { useListener } from './use-listener.ts'
import { words } from './words.ts'

export interface FactListProps {
  all: readonly UsedFact[]
  /** Search text to begin with. */
  begun?: string
  onChoose: (fact: UsedFact) => void
  /** Gets the search text. */
  onLeave: (typed: string) => void
  /** Present for a list that a typed brace has opened: Enter without a match leaves the list and calls it, as Enter in the text would do. */
  onEnter?: () => void
}

/** The only field of a note takes the focus when it opens. */
export const focusOnce = (input: HTMLInputElement | null) => input?.focus()

/** The facts that match what is typed, and the index of the active one. */
function useFoundFacts(all: readonly UsedFact[], begun: string) {
  const [typed, setTyped] = useState(begun)
  const [index, setIndex] = useState(0)
  const found = factsMatching(all, typed)
  const active = Math.min(index, found.length - 1)
  const search = (words: string) => {
    setTyped(words)
    setIndex(0)
  }
  const step = (by: 1 | -1) => setIndex((active + by + found.length) % Math.max(1, found.length))
  return { typed, found, active, search, step, activate: setIndex }
}

/** Within a note or a popover. */
export function FactList({ all, begun = '', onChoose, onLeave, onEnter }: FactListProps) {
  const id = useId()
  const { typed, found, active, search, step, activate } = useFoundFacts(all, begun)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls with every step through the list.
  useEffect(() => {
    // In braces: newer browsers return a promise, which an effect must not return.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, typed])
  const leaveOutside = (event: Event) => {
    const around = list.current?.closest('.note, .popover')
    if (around && !event.composedPath().includes(around)) onLeave(typed)
  }
  // A press outside closes the list on mousedown, before the press moves the focus.
  useListener(document, ['mousedown'], leaveOutside, { capture: true })
  const onType = (words: string) => {
    const named = factInBrace(all, words)
    if (named) return onChoose(named)
    // A word in braces that names no fact is plain text.
    if (onEnter && words.endsWith('}')) return onLeave(words)
    search(words)
  }
  const enter = (chosen: UsedFact | undefined) => {
    if (chosen) return onChoose(chosen)
    if (!onEnter) return
    onLeave(typed)
    onEnter()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onLeave(typed)
    else if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter') enter(found[active])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <label className="note-field">
        <span>{words.editing.findFact}</span>
        <input
          ref={focusOnce}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div ref={list} id={id} role="listbox" aria-label={words.editing.factsOfSite} className="facts">
        {found.map((fact, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above.
          <div
            key={fact.name}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onPointerMove={() => activate(at)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(fact)}
          >
            <b>{factTitle(fact)}</b> <span className="quiet">{fact.value}</span>
          </div>
        ))}
      </div>
      <p role="status" className="quiet">
        {found.length === 0 ? words.editing.noSuchFact : ''}
      </p>
      <div className="row">
        <button type="button" onClick={() => onLeave(typed)}>
          {words.editing.noFact}
        </button>
      </div>
    </>
  )
}
