// The component of every island: React runs on the page already, so nothing has to be woken.
import type { ComponentType } from 'react'
import { ownBlocks } from '../../blocks/own-blocks.ts'
import { byFolder } from '../../by-folder.ts'

const found = import.meta.glob<{ Component: ComponentType<object> }>('../../blocks/*/island.tsx', {
  eager: true,
  import: 'default',
})

const named = Object.fromEntries(
  Object.entries(found).map(([path, mount]) => [path.slice(path.indexOf('/blocks/') + 7), mount]),
)

export const islandComponents: Record<string, ComponentType<object>> = {
  ...Object.fromEntries(Object.entries(byFolder(named)).map(([type, { Component }]) => [type, Component])),
  ...(ownBlocks()?.islands as Record<string, ComponentType<object>> | undefined),
}
