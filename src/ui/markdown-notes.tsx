import type { ReactNode } from 'react'
import { useSite } from './site-context.tsx'

interface NoteProps {
  /** What the ids of the text's footnotes begin with. */
  name: string
  /** From 1. */
  number: number
  /** How often the text has referred to it before, from 0. */
  turn: number
}

export const noteId = (name: string, number: number) => `${name}-note-${number}`

const fromId = ({ name, number, turn }: NoteProps) => `${name}-from-${number}${turn > 0 ? `-${turn + 1}` : ''}`

/** Leads from the text to a footnote. */
export function NoteLink(note: NoteProps) {
  const { texts } = useSite()
  const { name, number } = note
  return (
    <sup className="note-ref">
      <a id={fromId(note)} href={`#${noteId(name, number)}`} aria-label={`${texts.footnote} ${number}`}>
        {number}
      </a>
    </sup>
  )
}

/** Leads from a footnote back to where the text refers to it. */
export function NoteBack(note: NoteProps) {
  const { texts } = useSite()
  const { number, turn } = note
  const which = turn > 0 ? `${number}-${turn + 1}` : number
  return (
    <>
      {' '}
      <a href={`#${fromId(note)}`} aria-label={`${texts.noteBack} ${which}`} className="note-back">
        {/* Shown as a letter, not as a picture of one. */}
        {'↩\ufe0e'}
        {turn > 0 && <sup>{turn + 1}</sup>}
      </a>
    </>
  )
}

export function Notes({ children }: { children: ReactNode }) {
  const { texts } = useSite()
  return (
    <section className="prose-notes" aria-label={texts.footnotes}>
      <ol>{children}</ol>
    </section>
  )
}
