// The npm dependency of a site on Lectern: a packed file in the site's folder, or a version that npm has.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Fault } from '../../src/problems/fault.ts'
import type { CommandContext } from './context.ts'

interface PackageFile {
  version?: string
  dependencies?: Record<string, string>
}

export const versionOf = (engine: string): string => readPackage(engine).version ?? 'latest'

/**
 * From a clone: the engine packed in its current state. From an installed package: the file it was installed from, as with
 * `npx ./lectern-1.0.0.tgz init`, or its version when it came from a registry, without `files`. Throws a Fault when npm cannot pack.
 */
export function engineDependency({ engine, form }: Pick<CommandContext, 'engine' | 'form'>) {
  const packed = { source: packedFrom, package: installedFrom }[form](engine)
  if (!packed) return { spec: versionOf(engine), files: new Map() }
  return { spec: vendoredEngine(engine), files: new Map([[vendoredEngine(engine).slice('file:'.length), packed]]) }
}

/** The dependency on a packed engine in the site's own folder. */
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
