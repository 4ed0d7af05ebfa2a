import { createElement } from 'react'
import { useColoured } from './code-colours.ts'
import { usePageNeeds } from './page-needs.ts'
import { variantStyle } from './style-names.ts'

/** Lines of a program, from left to right whatever the page's direction; coloured where their language is known. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <pre tabIndex={0} dir="ltr" translate="no">
      {createElement('code', {}, parts ?? shown)}
    </pre>
  )
}
