// The components of all islands. React already runs in the preview, so only islands of own blocks wait for a touch, as on the built site.
import type { ComponentType } from 'react'
import { isOwnBlock, withOwn } from '../../blocks/own-blocks.ts'
import type { LiveIsland } from '../../ui/island.tsx'
import { untouched } from './untouched-island.tsx'

const found = import.meta.glob<{ Component: ComponentType<object> }>('../../blocks/*/island.tsx', {
  eager: true,
  import: 'default',
})

export const islandComponents: Record<string, LiveIsland> = Object.fromEntries(
  Object.entries(withOwn(found, 'islands')).map(([type, { Component }]) => [
    type,
    isOwnBlock(type) ? Object.assign(Component, { untouched: untouched(Component) }) : Component,
  ]),
)
