// What names in a manifest's texts say, and how often they are used. Worked out once for a manifest.
import { isGroup } from '../../manifest/groups.ts'
import { buildYear, dayNow, namedValues, parseInterpolation } from '../../manifest/resolve/interpolate.ts'
import type { Manifest } from '../../schema/manifest/manifest.ts'
import type { UsedFact } from '../edit-messages.ts'
import { schemaAt } from './schema-at.ts'

/** Texts by the schema that no sentence says. */
const notSaid: ReadonlySet<string> = new Set(['site.language', 'site.logo.alt'])

const allKnown = new WeakMap<Manifest, Known>()

export function knownOf(manifest: Manifest): Known {
  const known = allKnown.get(manifest) ?? new Known(manifest)
  allKnown.set(manifest, known)
  return known
}

export class Known {
  readonly values: ReadonlyMap<string, string>
  private readonly said = new Map<string, number>()
  private readonly used = new Map<string, number>()

  constructor(readonly manifest: Manifest) {
    this.values = namedValues(manifest, dayNow())
    this.count(manifest)
  }

  fact(name: string): UsedFact {
    return {
      name,
      at: name === buildYear ? [] : name.split('.'),
      value: this.values.get(name) ?? `{${name}}`,
      uses: this.said.get(name) ?? 0,
    }
  }

  /** What a text may say by name: the facts, then what is told of the site, without addresses of files and codes, then the year. */
  facts(): UsedFact[] {
    const names = [...this.values.keys()]
    const told = names.filter((name) => {
      const isText = schemaAt(this.manifest, name.split('.'))?.['x-kind'] === 'text'
      return name.startsWith('site.') && isText && !notSaid.has(name)
    })
    return [...names.filter((name) => name.startsWith('facts.')), ...told, buildYear].map((name) => this.fact(name))
  }

  /** Places that show the fragment. */
  usesOfFragment(name: string): number {
    return this.used.get(name) ?? 0
  }

  private count(value: unknown) {
    if (typeof value === 'string') {
      if (value.includes('{'))
        for (const part of parseInterpolation(value)) if (typeof part !== 'string') add(this.said, part.name)
    } else if (Array.isArray(value)) for (const inner of value) this.count(inner)
    else if (isGroup(value)) {
      if (typeof value.use === 'string') add(this.used, value.use)
      for (const inner of Object.values(value)) this.count(inner)
    }
  }
}

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
