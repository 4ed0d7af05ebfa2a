import { type ComponentType, createContext, useContext } from 'react'
import { type BlockContext, BlockProvider, itemTitlesIn, useBlock } from './block-context.tsx'
import { usePageNeeds } from './page-needs.ts'
import { blockStyle, variantStyle } from './style-names.ts'

/** Block components by type. A context, since importing them here would be a cycle. */
const ViewsContext = createContext<Readonly<Record<string, ComponentType<Record<string, unknown>>>>>({})

export const InnerBlockViews = ViewsContext.Provider

export interface InnerBlockProps {
  block: Record<string, unknown> & { type: string; id?: string; placeholder?: boolean }
  at: number
}

/** A block nested in another: on its background, as wide as running text, with a smaller title. */
export function InnerBlock({ block: { type, id, placeholder = false, ...props }, at }: InnerBlockProps) {
  const outer = useBlock()
  const View = useContext(ViewsContext)[type]
  const styles = usePageNeeds()?.styles
  styles?.add(blockStyle(type))
  styles?.add(variantStyle('width-text'))
  if (!View) return null
  const inner: BlockContext = {
    key: id ?? `${outer.key}-${at + 1}`,
    id,
    opening: false,
    placeholder,
    itemTitles: itemTitlesIn(props),
    section: { width: 'text', tone: 'ground', room: 'normal' },
    isInner: true,
  }
  return (
    <BlockProvider value={inner}>
      <View {...props} />
    </BlockProvider>
  )
}
