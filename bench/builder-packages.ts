// Installs the other builders that benches compare with into the cache; they are no dependency of the project.
import { cachedPackages } from '../tools/shared/cached-packages.ts'

export const versions = { '@11ty/eleventy': '3.1.8', astro: '5.9.4' } as const

// Eleventy asks for ^4.0.6, which not every registry has; any 4.x copies files alike, and the bench copies none.
const overrides = { '@11ty/recursive-copy': '4.0.4' }

/** Returns the folder with `node_modules`. Throws a Fault when npm fails. */
export const builderPackages = (root: string): string =>
  cachedPackages(root, 'builders', 'Astro and Eleventy for the bench', versions, overrides)
