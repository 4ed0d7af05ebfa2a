import { createElement, type ReactNode } from 'react'
import type { CalloutKind } from '../site/markdown-node.ts'
import { useColoured } from './code-colours.ts'
import { usePageNeeds } from './page-needs.ts'
import { useSite } from './site-context.tsx'
import { variantStyle } from './style-names.ts'

/** A container in which a wide table scrolls, by keyboard too. */
export function TableBox({ children }: { children: ReactNode }) {
  const { texts } = useSite()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
    // biome-ignore lint/a11y/useSemanticElements: a scroll container is no fieldset
    <div className="prose-table" role="group" tabIndex={0} aria-label={texts.table}>
      {children}
    </div>
  )
}

/** A task's check box. CSS draws it; the character is for feeds, which have no styles. */
export function TaskBox({ isDone }: { isDone: boolean }) {
  const { texts } = useSite()
  return (
    <span
      role="img"
      aria-label={isDone ? texts.done : texts.open}
      className={isDone ? 'task-box task-done' : 'task-box'}
    >
      {isDone ? '☑' : '☐'}
    </span>
  )
}

/** SVG paths in a 24 by 24 box. */
const drawings: Readonly<Record<CalloutKind, string>> = {
  note: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM12 11v6M12 7.2v.1',
  tip: 'M9 21h6M9.5 18c0-2-3.5-4-3.5-8a6 6 0 0 1 12 0c0 4-3.5 6-3.5 8z',
  important: 'M3 3.5h18v13.5H12l-4.5 4V17H3zM12 6.8v4M12 13.4v.1',
  warning: 'M12 2.5L22.5 21h-21zM12 9v5.5M12 17.6v.1',
  caution: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM12 7v6M12 16.6v.1',
}

/** `> [!NOTE]`: a note with an icon and its kind as a heading. */
export function Callout({ kind, children }: { kind: CalloutKind; children: ReactNode }) {
  const { texts } = useSite()
  return (
    <div role="note" className={`prose-callout prose-${kind}`}>
      <p className="prose-callout-kind">
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
          <path d={drawings[kind]} />
        </svg>
        <strong>{texts[kind]}</strong>
      </p>
      {children}
    </div>
  )
}

/** A code block, always left to right; coloured if its language is known. */
export function Code({ info, text }: { info: string; text: string }) {
  const styles = usePageNeeds()?.styles
  const shown = text.replace(/\n$/, '')
  const coloured = useColoured(/^\S*/.exec(info)?.[0] ?? '', shown)
  if (coloured) styles?.add(variantStyle('code-colours'))
  const parts = coloured?.map(({ colour, text: piece }, at) =>
    colour ? (
      <span key={at} className={`code-${colour}`}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
    <pre tabIndex={0} dir="ltr" translate="no">
      {createElement('code', {}, parts ?? shown)}
    </pre>
  )
}
