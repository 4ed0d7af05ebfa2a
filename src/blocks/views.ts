// The component of every block type, found by folder; the same folders as in schemas.ts.
import type { ComponentType } from 'react'
import { withOwn } from './own-blocks.ts'

// Each view is typed by its own schema; here they differ by name alone, and the checks have validated the props.
type View = ComponentType<Record<string, unknown>>

const found = import.meta.glob<View>('./*/view.tsx', { eager: true, import: 'default' })

export const blockViews: Record<string, View> = withOwn(found, 'views')
