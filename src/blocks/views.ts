// Registers the block components, by the same folders as schemas.ts.
import type { ComponentType } from 'react'
import { withOwn } from './own-blocks.ts'

// Each view takes the props of its own schema, which validation has checked.
type View = ComponentType<Record<string, unknown>>

const modules = import.meta.glob<View>('./*/view.tsx', { eager: true, import: 'default' })

export const blockViews: Record<string, View> = withOwn(modules, 'views')
