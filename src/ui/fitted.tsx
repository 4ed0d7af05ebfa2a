import { Children, isValidElement, type ReactNode } from 'react'
import { useBlock } from './block-context.tsx'
import { classNames } from './class-names.ts'
import { usePageNeeds } from './page-needs.ts'
import { useSite } from './site-context.tsx'
import { variantStyle } from './style-names.ts'
import { ems, longestWordEms } from './text-width.ts'

/** Ems that fit in a line on the narrowest phone at any heading size, by the theme's scale. Narrower words need no smaller size. */
const minRoom = { quiet: 9.2, even: 8.75, strong: 7.9, dramatic: 6.9 } as const

const maxTitleLines = 4

/** Longest-word widths in ems with a size in variants/fitted.css. Wider words are hyphenated. */
const wordWidths = [4, 6, 8, 10, 12, 14, 17] as const

/** Heading widths in ems with a size in variants/long.css. */
const headingWidths = [28, 32, 38, 46, 56, 68] as const

/** Width of bold text relative to regular text. */
const boldFactor = 1.2

/** Class that reduces the font size so that the longest word fits; undefined if it fits already. `room` in ems. */
export function useFit(children: ReactNode, room?: number): string | undefined {
  const { scale } = useSite().theme
  const width = longestWordEms(textIn(children)) * useBoldness()
  return useVariant('fitted', wordWidths, width, room ?? minRoom[scale])
}

/**
 * Like `useFit`, and reduces the size of a heading that would take more than four lines. `isNarrow`: it may be in a column. The titles
 * of a block's items are reduced together, by the longest of them.
 */
export function useHeadingFit(children: ReactNode, isNarrow: boolean): string | undefined {
  const { itemTitles = [] } = useBlock()
  const text = textIn(children)
  // The title of a step may have its number before it.
  const isOfItem = isNarrow && itemTitles.some((title) => text.endsWith(title))
  const width = Math.max(...[text, ...(isOfItem ? itemTitles : [])].map(ems)) * useBoldness()
  const long = useVariant(
    'long',
    headingWidths,
    width,
    minRoom[useSite().theme.scale] * maxTitleLines * (isNarrow ? 0.6 : 1),
  )
  return classNames(useFit(children), long) || undefined
}

const useBoldness = () => (Number(useSite().theme.display.weight) >= 600 ? boldFactor : 1)

/** Requests the variant's stylesheet and returns its class for the width; undefined if the width fits into the room. */
function useVariant(name: 'fitted' | 'long', widths: readonly number[], width: number, room: number) {
  const needs = usePageNeeds()
  if (width <= room) return undefined
  needs?.styles.add(variantStyle(name))
  return `${name} ${name}-${widths.find((max) => width <= max) ?? widths.at(-1)}`
}

const textIn = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textIn(child.props.children)
      return typeof child === 'string' ? child : ''
    })
    .join('')
