import { createElement } from 'react'
import { useColoured } from './code-colours.ts'
import { usePageNeeds } from './page-needs.ts'
import { variantStyle } from './style-names.ts'

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
