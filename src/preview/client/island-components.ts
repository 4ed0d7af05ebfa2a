// The component of every island: React runs on the page already. An own block's waits for a touch, as on the finished site.
import type { ComponentType } from 'react'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { byFolder } from '../../by-folder.ts'
import type { LiveIsland } from '../../ui/island.tsx'
import { untouched } from './untouched-island.tsx'

const found = import.meta.glob<{ Component: ComponentType<object> }>('../../blocks/*/island.tsx', {
  eager: true,
  import: 'default',
})

const named = Object.fromEntries(
  Object.entries(found).map(([path, mount]) => [path.slice(path.indexOf('/blocks/') + 7), mount]),
)

const own = (ownBlocks()?.islands ?? {}) as Record<string, ComponentType<object>>

export const islandComponents: Record<string, LiveIsland> = {
  ...Object.fromEntries(Object.entries(byFolder(named)).map(([type, { Component }]) => [type, Component])),
  ...Object.fromEntries(
    Object.entries(own).map(([type, Component]) => [
      type,
      Object.assign(Component, { untouched: untouched(Component) }),
    ]),
  ),
}
