// The props of the components that own blocks may use, so that a misspelt one is reported: the site of an own block need not have TypeScript.
import type { ComponentProps } from 'react'
import type * as lectern from './index.ts'

type Component =
  | 'ActionLink'
  | 'Island'
  | 'Markdown'
  | 'Picture'
  | 'Points'
  | 'Section'
  | 'SectionHead'
  | 'Subtitle'
  | 'Tag'
  | 'Title'

/** The type refuses a prop too many and one too few. */
type Props = { [C in Component]: Record<keyof ComponentProps<(typeof lectern)[C]>, true> }

const heading = { size: true, className: true, children: true } as const

const props: Props = {
  ActionLink: { label: true, to: true, look: true, about: true, className: true },
  Island: { name: true, component: true, props: true, eager: true, when: true },
  Markdown: { text: true, level: true, anchored: true, blocks: true, part: true },
  Picture: {
    ...{ file: true, alt: true, decorative: true, ratio: true, focus: true, radius: true, duotone: true },
    ...{ fills: true, sizes: true, isHidden: true, leadsTo: true },
  },
  Points: { items: true, className: true },
  Section: {
    ...{ tone: true, width: true, align: true, room: true, apart: true, named: true },
    ...{ className: true, behind: true, children: true },
  },
  SectionHead: { title: true, text: true, above: true, action: true, look: true },
  Subtitle: { ...heading, untitled: true, leadsTo: true },
  Tag: { children: true },
  Title: heading,
}

/** By component, the names of its props. */
export const componentProps: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(props).map(([component, each]) => [component, Object.keys(each)]),
)
