// What a site depends on: the packed engine in its own folder, or the version that npm holds.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Fault } from '../../src/problems/fault.ts'
import type { Context } from './context.ts'

interface PackageFile {
  version?: string
  dependencies?: Record<string, string>
}

export interface EngineToAskFor {
  /** What npm is asked for by the site's package.json. */
  spec: string
  /** Path below the site's folder → the packed engine that `spec` names. Empty where npm holds that version. */
  files: ReadonlyMap<string, Uint8Array>
}

export const versionOf = (engine: string): string => readPackage(engine).version ?? 'latest'

/**
 * From a clone, the engine packed as the clone is now. From an installed package, the file it was installed from, as in
 * `npx ./lectern-1.0.0.tgz init`, or its version where it came from a registry. Throws a Fault when npm cannot pack.
 */
export function engineToAskFor({ engine, form }: Pick<Context, 'engine' | 'form'>): EngineToAskFor {
  const packed = { source: packedFrom, package: installedFrom }[form](engine)
  if (!packed) return { spec: versionOf(engine), files: new Map() }
  return { spec: vendoredEngine(engine), files: new Map([[vendoredEngine(engine).slice('file:'.length), packed]]) }
}

/** What the package.json of a site asks npm for where the packed engine is in its folder. */
export const vendoredEngine = (engine: string): string => `file:vendor/lectern-${versionOf(engine)}.tgz`

function installedFrom(engine: string): Uint8Array | undefined {
  const around = dirname(dirname(engine))
  const spec = readPackage(around).dependencies?.lectern ?? ''
  return /^file:.*\.tgz$/.test(spec) ? readFileSync(resolve(around, spec.slice('file:'.length))) : undefined
}

function packedFrom(engine: string): Uint8Array {
  process.stdout.write('\n  Packing Lectern (about 20 seconds) …\n')
  const folder = mkdtempSync(join(tmpdir(), 'lectern-pack-'))
  try {
    const words = ['pack', '--pack-destination', folder, '--loglevel=error']
    const { status, stderr } = spawnSync('npm', words, {
      cwd: engine,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const [name] = readdirSync(folder)
    if (status !== 0 || name === undefined)
      throw new Fault(
        'no-packages',
        `Lectern could not be packed.\n\n${stderr}`,
        `npm pack in ${engine} shows the same.`,
      )
    return readFileSync(join(folder, name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function readPackage(folder: string): PackageFile {
  const file = join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageFile) : {}
}
