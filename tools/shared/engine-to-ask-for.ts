import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

interface PackageFile {
  version?: string
  dependencies?: Record<string, string>
}

export const versionOf = (engine: string): string => readPackage(engine).version ?? 'latest'

/**
 * What the package.json of a site in `folder` asks npm for: the version of this engine, or the packed file it was itself
 * installed from, as in `npx ./lectern-1.0.0.tgz init`.
 */
export function engineToAskFor(engine: string, folder: string): string {
  const around = dirname(dirname(engine))
  const spec = readPackage(around).dependencies?.lectern ?? ''
  if (!spec.startsWith('file:')) return versionOf(engine)
  return `file:${relative(folder, resolve(around, spec.slice('file:'.length))).replaceAll('\\', '/')}`
}

function readPackage(folder: string): PackageFile {
  const file = join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageFile) : {}
}
