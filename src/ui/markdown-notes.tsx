import type { ReactNode } from 'react'
import { useSite } from './site-context.tsx'

interface NoteProps {
  /** Prefix of the ids of the text's footnotes. */
  name: string
  /** From 1. */
  number: number
  /** Index of this reference among those to the same footnote, from 0. */
  turn: number
}

export const noteId = (name: string, number: number) => `${name}-note-${number}`

const referenceId = ({ name, number, turn }: NoteProps) => `${name}-from-${number}${turn > 0 ? `-${turn + 1}` : ''}`

/** Link from the text to a footnote. */
export function NoteLink(note: NoteProps) {
  const { texts } = useSite()
  const { name, number } = note
  return (
    <sup className="note-ref">
      <a id={referenceId(note)} href={`#${noteId(name, number)}`} aria-label={`${texts.footnote} ${number}`}>
        {number}
      </a>
    </sup>
  )
}

/** Link from a footnote back to its reference in the text. */
export function NoteBack(note: NoteProps) {
  const { texts } = useSite()
  const { number, turn } = note
  const which = turn > 0 ? `${number}-${turn + 1}` : number
  return (
    <>
      {' '}
      <a href={`#${referenceId(note)}`} aria-label={`${texts.noteBack} ${which}`} className="note-back">
        {/* U+FE0E makes browsers draw the arrow as text, not as an emoji. */}
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
