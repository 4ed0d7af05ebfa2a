import type { ReactNode } from 'react'
import type { CalloutKind } from '../site/markdown-node.ts'
import { useSite } from './site-context.tsx'

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
