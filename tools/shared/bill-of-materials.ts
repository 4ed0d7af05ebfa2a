// Lists what ships as a CycloneDX bill of materials, made from the lock file by CycloneDX's program for npm. That program reads
// checksums from registry URLs, which the lock file lacks, so they are added from the lock file's `integrity`.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../../src/files-under.ts'
import { Fault } from '../../src/problems/fault.ts'
import { makers } from '../vite/packed.ts'
import { cachedPackages } from './cached-packages.ts'

const program = { '@cyclonedx/cyclonedx-npm': '6.0.1' }

export interface Component {
  'bom-ref': string
  group?: string
  name: string
  version: string
  hashes?: { alg: string; content: string }[]
  properties?: { name: string; value: string }[]
}

export interface Bill {
  specVersion: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** `root` is the project's folder. The same lock file gives the same bill. Throws a Fault when the program fails. */
export function billOfMaterials(root: string): Bill {
  const folder = cachedPackages(root, 'cyclonedx', 'what lists packages as CycloneDX', program)
  const script = join(folder, 'node_modules', '@cyclonedx', 'cyclonedx-npm', 'bin', 'cyclonedx-npm-cli.js')
  const words = [
    '--package-lock-only',
    '--flatten-components',
    '--output-reproducible',
    '--output-format',
    'JSON',
    '--no-validate',
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    // In production mode the program would leave out development dependencies, some of which are compiled in.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (status !== 0)
    throw new Fault('no-bill', `The packages could not be listed: ${stderr.trim()}`, 'Run npm ci, then try again.')
  const bill = shipped(JSON.parse(stdout) as Bill, compiledIn(root))
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  for (const component of bill.components) component.hashes = checksumsOf(packages[pathOf(component)]?.integrity)
  return bill
}

const development = 'cdx:npm:package:development'

/** Keeps the packages that npm installs with Lectern or that are compiled into it, with their dependencies. */
function shipped({ components, dependencies, ...bill }: Bill, compiled: readonly string[]): Bill {
  const byRef = new Map(components.map((component) => [component['bom-ref'], component]))
  const needs = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  const isOurs = (ref: string) => {
    const { group, name = '', properties = [] } = byRef.get(ref) ?? {}
    return !properties.some((each) => each.name === development) || compiled.includes(group ? `${group}/${name}` : name)
  }
  const root = bill.metadata.component['bom-ref']
  const first = (needs.get(root) ?? []).filter(isOurs)
  const kept = new Set([root])
  for (const waiting = [...first]; waiting.length > 0; ) {
    const ref = waiting.pop() ?? ''
    if (kept.has(ref)) continue
    kept.add(ref)
    waiting.push(...(needs.get(ref) ?? []))
  }
  return {
    ...bill,
    components: components
      .filter((component) => kept.has(component['bom-ref']))
      .map((component) => ({
        ...component,
        properties: component.properties?.filter(({ name }) => name !== development),
      })),
    dependencies: dependencies
      .filter(({ ref }) => kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: ref === root ? first : dependsOn })),
  }
}

interface Lock {
  packages: Record<string, { integrity?: string }>
}

const pathOf = ({ properties = [] }: Component) =>
  properties.find(({ name }) => name === 'cdx:npm:package:path')?.value ?? ''

/** `integrity` has the form `sha512-BASE64`. */
function checksumsOf(integrity = ''): Component['hashes'] {
  const [, algorithm, checksum] = /^(sha\d+)-(.+)$/.exec(integrity) ?? []
  if (!algorithm || !checksum) return undefined
  const content = Buffer.from(checksum, 'base64').toString('hex')
  return [{ alg: algorithm.replace('sha', 'SHA-').toUpperCase(), content }]
}

const imports = /^(?:import|export)(?! type\b).* from '([^'.]+)'|^\} from '([^'.]+)'|\bimport\('([^'.]+)'\)/gm

/** The folders with the package's source. */
const folders = ['src', 'tools/own-blocks', 'tools/vite']

/** Names of the development dependencies that the source imports: their code ships in bundles. `root` is the project's folder. */
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
