import { Children, isValidElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { usePageNeeds } from './page-needs.ts'
import { useSite } from './site-context.tsx'
import { variantStyle } from './style-names.ts'
import { ems, longestWordEms } from './text-width.ts'

/** Ems that stand in a line of the narrowest phone at every size of a heading, by the scale of the look: nothing has to be smaller. */
const roomy = { quiet: 9.2, even: 8.75, strong: 7.9, dramatic: 6.9 } as const

/** Lines that a heading takes at most. */
const maxLines = 4

/** Widths of a longest word, in ems, for which variants/fitted.css has a size. Wider ones are hyphenated. */
const words = [4, 6, 8, 10, 12, 14, 17] as const

/** Widths of a whole heading, in ems, for which variants/long.css has a size. */
const headings = [28, 32, 38, 46, 56, 68] as const

/** How much wider a bold face is. */
const bold = 1.2

/** Class of a text that is set smaller where its longest word would not fit; undefined where every word does. */
export function useFit(children: ReactNode, room?: number): string | undefined {
  const { scale } = useSite().theme
  const width = longestWordEms(textIn(children)) * useBoldness()
  return useVariant('fitted', words, width, room ?? roomy[scale])
}

/** Class of a heading that is set smaller as well where it would take more than four lines. `isNarrow` where it may stand in a column. */
export function useHeadingFit(children: ReactNode, isNarrow: boolean): string | undefined {
  const width = ems(textIn(children)) * useBoldness()
  const long = useVariant('long', headings, width, roomy[useSite().theme.scale] * maxLines * (isNarrow ? 0.6 : 1))
  return classNames(useFit(children), long) || undefined
}

const useBoldness = () => (Number(useSite().theme.display.weight) >= 600 ? bold : 1)

/** The class of a sheet for a width that there is no room for. */
function useVariant(name: 'fitted' | 'long', widths: readonly number[], width: number, room: number) {
  const needs = usePageNeeds()
  if (width <= room) return undefined
  needs?.styles.add(variantStyle(name))
  return `${name} ${name}-${widths.find((one) => width <= one) ?? widths.at(-1)}`
}

const textIn = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textIn(child.props.children)
      return typeof child === 'string' ? child : ''
    })
    .join('')
