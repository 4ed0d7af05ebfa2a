// The component of every block type, found by folder; the same folders as in schemas.ts.
import type { ComponentType } from 'react'
import { byFolder } from '../by-folder.ts'
import { ownBlocks } from './own-blocks.ts'

// Each view is typed by its own schema; here they differ by name alone, and the checks have validated the props.
type View = ComponentType<Record<string, unknown>>

const found = import.meta.glob<View>('./*/view.tsx', { eager: true, import: 'default' })

export const blockViews: Record<string, View> = {
  ...byFolder(found),
  ...(ownBlocks()?.views as Record<string, View> | undefined),
}
