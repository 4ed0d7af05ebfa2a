import { type ComponentType, createContext, useContext } from 'react'
import { type BlockContext, BlockProvider, useBlock } from './block-context.tsx'
import { usePageNeeds } from './page-needs.ts'
import { blockStyle, variantStyle } from './style-names.ts'

/** The components of blocks, by type: a block that holds others cannot import those that would import it in turn. */
const ViewsContext = createContext<Readonly<Record<string, ComponentType<Record<string, unknown>>>>>({})

export const InnerBlockViews = ViewsContext.Provider

export interface InnerBlockProps {
  block: Record<string, unknown> & { type: string; id?: string; placeholder?: boolean }
  at: number
}

/** A block within another: on the ground of that one, in the measure of running text, one size smaller. */
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
    section: { width: 'text', tone: 'ground', room: 'normal' },
    isInner: true,
  }
  return (
    <BlockProvider value={inner}>
      <View {...props} />
    </BlockProvider>
  )
}
