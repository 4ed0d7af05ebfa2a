// Installs the other builders that benches compare with into the cache; they are no dependency of the project.
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { cachedPackages } from '../tools/shared/cached-packages.ts'

export const versions = { '@11ty/eleventy': '3.1.8', astro: '5.9.4' } as const

// Eleventy asks for ^4.0.6, which not every registry has; any 4.x copies files alike, and the bench copies none.
const overrides = { '@11ty/recursive-copy': '4.0.4' }

/** Clean builds, run in the folder of a project that has the packages; both write to `out`. */
export const eleventyBuild = [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--output=out']
export const astroBuild = [process.execPath, 'node_modules/astro/astro.js', 'build', '--silent']

/** Links the packages into the folder of a project. Throws a Fault when npm fails. */
export function linkBuilders(root: string, folder: string): void {
  const packages = cachedPackages(root, 'builders', 'Astro and Eleventy for the bench', versions, overrides)
  symlinkSync(join(packages, 'node_modules'), join(folder, 'node_modules'), 'junction')
}
