// What the lock file says of the packages that ship, in the words of CycloneDX 1.5. The same lock file gives the same text.
// npm's own list leaves out every package that development needs too.

interface Locked {
  name?: string
  version?: string
  license?: string
  /** Base64, behind the name of its algorithm. */
  integrity?: string
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

interface Component {
  type: 'library' | 'application'
  'bom-ref': string
  name: string
  version: string
  purl: string
  scope?: 'required' | 'optional'
  /** One expression in the words of SPDX. */
  licenses?: [{ expression: string }]
  hashes?: { alg: string; content: string }[]
}

export interface Bill {
  bomFormat: 'CycloneDX'
  specVersion: '1.5'
  version: 1
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const below = 'node_modules/'

/** `lockFile` is the text of a package-lock.json. */
export function billOf(lockFile: string): Bill {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, Locked> }
  const shipped = new Map(Object.entries(packages).filter(([, { dev }]) => !dev))
  const refOf = (at: string) => purlOf(nameAt(at, shipped), shipped.get(at)?.version ?? '')
  const inner = [...shipped].filter(([at]) => at !== '')
  const components = new Map(inner.map(([at, locked]) => [refOf(at), componentOf(nameAt(at, shipped), locked)]))
  const needs = new Map<string, Set<string>>()
  for (const [at, { dependencies, optionalDependencies, peerDependencies }] of shipped) {
    const found = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).flatMap((name) => {
      const to = lookUp(name, at, shipped)
      return to === undefined ? [] : [refOf(to)]
    })
    needs.set(refOf(at), new Set([...(needs.get(refOf(at)) ?? []), ...found]))
  }
  const { scope: _, ...project } = componentOf(nameAt('', shipped), shipped.get('') ?? {})
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { ...project, type: 'application' } },
    components: [...components.values()],
    dependencies: [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort() })),
  }
}

/** A package's name: that of its folder, unless it goes by another. */
const nameAt = (at: string, packages: Map<string, Locked>) =>
  packages.get(at)?.name ?? at.slice(at.lastIndexOf(below) + below.length)

/** Where a package finds another: beside itself, or further up. */
function lookUp(name: string, from: string, packages: Map<string, Locked>): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${below}`)))) {
    const there = `${at === '' ? '' : `${at}/`}${below}${name}`
    if (packages.has(there)) return there
    if (at === '') return undefined
  }
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

function componentOf(name: string, { version = '', license, integrity, optional }: Locked): Component {
  const [, algorithm, digest] = /^(sha\d+)-(.+)$/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': purlOf(name, version),
    name,
    version,
    purl: purlOf(name, version),
    scope: optional ? 'optional' : 'required',
    ...(license === undefined ? {} : { licenses: [{ expression: license }] as [{ expression: string }] }),
    ...(algorithm && digest
      ? { hashes: [{ alg: algorithm.replace('sha', 'SHA-').toUpperCase(), content: hex(digest) }] }
      : {}),
  }
}

const hex = (base64: string) => Buffer.from(base64, 'base64').toString('hex')
