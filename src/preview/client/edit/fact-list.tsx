// The site's facts with what they say, found by typing. It stands in the preview's shadow tree, where the lists and overlays of
// react-aria-components do not work.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { UsedFact } from '../../edit-messages.ts'
import { factsFor, factTitle, isNamed } from '../facts.ts'
import { words } from '../words.ts'
import type { Note } from './edit-store.ts'

/** Opens when a brace is typed: what is typed next filters the facts. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus()

export function FactList({ all, begun = '', onChoose, onLeave, onEnter }: NonNullable<Note['facts']>) {
  const id = useId()
  const [typed, type] = useState(begun)
  const [at, point] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const found = factsFor(all, typed)
  const here = Math.min(at, found.length - 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step through the list.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [here, typed])
  const leave = useRef(() => {})
  leave.current = () => onLeave(typed)
  // What is pressed beside it is pressed in the text: before it takes the focus, which leaves that.
  useEffect(() => {
    const note = list.current?.closest('.note')
    const pressed = (event: Event) => note && !event.composedPath().includes(note) && leave.current()
    document.addEventListener('mousedown', pressed, true)
    return () => document.removeEventListener('mousedown', pressed, true)
  }, [])
  const given = (words: string) => {
    const named = words.endsWith('}') ? all.find((fact) => isNamed(fact, words.slice(0, -1).trim())) : undefined
    if (named) return onChoose(named)
    // A word in braces that is no fact's is a part of the text, which is typed on.
    if (onEnter && words.endsWith('}')) return onLeave(words)
    type(words)
    point(0)
  }
  const enter = (chosen: UsedFact | undefined) => {
    if (chosen) return onChoose(chosen)
    if (!onEnter) return
    onLeave(typed)
    onEnter()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[here]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onLeave(typed)
    else if (event.key === 'ArrowDown') point((here + 1) % Math.max(1, found.length))
    else if (event.key === 'ArrowUp') point((here - 1 + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') enter(chosen)
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
          aria-activedescendant={found.length > 0 ? `${id}-${here}` : undefined}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => given(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div ref={list} id={id} role="listbox" aria-label={words.editing.factsOfSite} className="facts">
        {found.map((fact, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above.
          <div
            key={fact.name}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === here}
            onPointerMove={() => point(index)}
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
      <div className="group">
        <button type="button" onClick={() => onLeave(typed)}>
          {words.editing.noFact}
        </button>
      </div>
    </>
  )
}
