// The inverse of `trace`: from a line of a template or a field of an entry to every path of the expanded manifest that shows it.
import type { Path } from '../../problems/finding.ts'
import { addTo } from '../../site/grouped.ts'
import { valueAt } from '../../site/groups.ts'
import type { Collection } from '../collection.ts'
import type { Entry } from '../entry.ts'
import { below, braces, type Trace, traceOf } from './origins.ts'

export class ShownPaths {
  private index: Map<string, Path[]> | undefined

  /** `expanded` and `written` are whole manifests. */
  constructor(
    private readonly expanded: unknown,
    private readonly written: unknown,
    private readonly collections: ReadonlyMap<string, Collection>,
  ) {}

  /** `path` is in the manifest as written. */
  ofTemplate(path: Path): readonly Path[] {
    const made = this.paths().get(keyOf('', path))
    if (!made) return [path]
    return this.isShared(path) ? [path, ...made] : made
  }

  /** `path` is within the file of an entry. */
  ofEntry(file: string, path: Path): readonly Path[] {
    return this.paths().get(keyOf(file, path)) ?? []
  }

  private paths(): Map<string, Path[]> {
    if (!this.index) {
      this.index = new Map()
      this.add(this.index, traceOf(this.expanded), this.written, [])
    }
    return this.index
  }

  /** Whether expansion left the value at a path unchanged, so that both manifests share the object. */
  private isShared(path: Path): boolean {
    return path.some((_, depth) => {
      const value = valueAt(this.expanded, path.slice(0, depth + 1))
      return typeof value === 'object' && value === valueAt(this.written, path.slice(0, depth + 1))
    })
  }

  private add(index: Map<string, Path[]>, trace: Trace, written: unknown, path: Path): void {
    const value = trace.here
    if (value === undefined || (typeof value === 'object' && value === written)) return
    for (const key of this.writtenAt(trace)) addTo(index, key, path)
    if (value !== null && typeof value === 'object')
      for (const key of Array.isArray(value) ? value.keys() : Object.keys(value))
        this.add(index, below(trace, key, this.written), valueAt(written, [key]), [...path, key])
  }

  /** Returns keys of the template's line and of every entry field in it. */
  private writtenAt({ here, origin, found, around }: Trace): Set<string> {
    const { template, inEntry } = found ?? around?.found ?? { template: origin.path }
    const keys = new Set([keyOf('', template)])
    if (!inEntry) return keys
    const { entry, path: field } = inEntry
    const text = typeof here === 'string' ? valueAt(this.written, template) : undefined
    const inText =
      typeof text === 'string'
        ? [...text.matchAll(braces)].flatMap(([, name]) => (name === undefined ? [] : [name.split('.')]))
        : []
    for (const one of [field, ...inText])
      for (const { entry: its, path } of this.fieldsAt(entry, one)) keys.add(keyOf(its.at.file, its.at.pathOf(path)))
    return keys
  }

  /** Returns the entry field; for a path through a reference, also the field of the referenced entry. */
  private fieldsAt(entry: Entry, path: Path): { entry: Entry; path: Path }[] {
    const [name, ...inner] = path
    const field = this.collections.get(entry.collection)?.fields.get(String(name))
    if (field?.type !== 'entry' || inner.length === 0) return [{ entry, path }]
    const named = this.collections.get(field.of ?? '')?.entries.find(({ slug }) => slug === entry.values[field.name])
    return [{ entry, path: [field.name] }, ...(named ? [{ entry: named, path: inner }] : [])]
  }
}

const keyOf = (file: string, path: Path): string => [file, ...path].join('\n')
