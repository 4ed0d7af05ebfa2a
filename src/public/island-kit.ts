// Script of pages with islands of a site's own: exports React, shared with the engine's islands, under the names that compiled own
// islands import.
export * from 'virtual:lectern-react'
export { mountIsland } from './island.ts'
