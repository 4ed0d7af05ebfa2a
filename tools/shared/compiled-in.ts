// Lists packages whose code ships without being a dependency: it is bundled into the commands, the preview or the client bundle.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../../src/files-under.ts'
import { makers } from '../vite/packed.ts'

const imports = /^(?:import|export)(?! type\b).* from '([^'.]+)'|^\} from '([^'.]+)'|\bimport\('([^'.]+)'\)/gm

/** The folders with the package's source. */
const folders = ['src', 'tools/own-blocks', 'tools/vite']

/** Names of the development dependencies that the source imports. `root` is the project's folder. */
export function compiledIn(root: string): string[] {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  const source = folders
    .flatMap((folder) => filesUnder(join(root, folder)).map((file) => join(root, folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[\\/]serve\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    // Skips the setup of the test runner, which stands beside that of the build.
    .filter((text) => !/ from 'vitest(?:\/|')/.test(text))
  const imported = source.flatMap((text) =>
    [...text.matchAll(imports)].map(([, ...names]) => names.filter((name) => name !== undefined).join('')),
  )
  const packages = new Set(imported.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))
  return Object.keys(devDependencies).filter((name) => packages.has(name) && !makers.includes(name))
}
