// What the `island.tsx` of a block of a site's own imports, beside React.
export { mountIsland } from '../client/mount-island.tsx'
