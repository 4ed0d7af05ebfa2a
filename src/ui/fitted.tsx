import { Children, type ReactNode } from 'react'
import { usePageNeeds } from './page-needs.ts'
import { useSite } from './site-context.tsx'
import { variantStyle } from './style-names.ts'
import { longestWordEms } from './text-width.ts'

/** Ems that stand in a line of the narrowest phone at every size of a heading, by the scale of the look: nothing has to be smaller. */
const roomy = { quiet: 9.2, even: 8.75, strong: 7.9, dramatic: 6.9 } as const

/** Widths of a longest word, in ems, for which variants/fitted.css has a size. Wider ones are hyphenated. */
const widths = [4, 6, 8, 10, 12, 14, 17] as const

/** How much wider a bold face is. */
const bold = 1.2

/** Class of a text that is set smaller where its longest word would not fit; undefined where every word does. */
export function useFit(children: ReactNode, room?: number): string | undefined {
  const { display, scale } = useSite().theme
  const { weight } = display
  const fits = room ?? roomy[scale]
  const widest = longestWordEms(textIn(children)) * (Number(weight) >= 600 ? bold : 1)
  const needs = usePageNeeds()
  if (widest <= fits) return undefined
  needs?.styles.add(variantStyle('fitted'))
  return `fitted fitted-${widths.find((width) => widest <= width) ?? widths.at(-1)}`
}

const textIn = (children: ReactNode): string =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')
