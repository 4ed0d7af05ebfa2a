// The file of every page with an island of a site's own: React, shared with the engine's islands, under the names that own islands
// are compiled to import.
export * from 'virtual:lectern-react'
export { mountIsland } from './island.ts'
