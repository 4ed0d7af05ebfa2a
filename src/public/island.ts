// The module `lectern/island`, which an own block's `island.tsx` imports.
export { mountIsland } from '../client/mount-island.tsx'
