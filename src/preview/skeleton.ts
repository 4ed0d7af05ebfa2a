// Judges a manifest of which a few pages are new without going through all the others: those stand in as stubs that keep
// what a page may be asked for by other pages, its title and its anchors.
import { checkSense } from '../manifest/check-sense.ts'
import { checkShape } from '../manifest/check-shape.ts'
import { draft } from '../manifest/draft.ts'
import type { Parsed } from '../manifest/parse.ts'
import type { Manifest } from '../manifest/schema/manifest.ts'
import type { Finding } from '../problems/finding.ts'
import { nameOf } from './chunks.ts'
import type { Surroundings } from './snapshot.ts'

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

export class Skeleton {
  private readonly stubs = new Map<string, unknown>()
  private readonly anchors = new Map<string, string>()
  private readonly known: Set<string>
  private readonly source: Parsed
  private readonly around: Surroundings

  constructor(manifest: Manifest, { source, around }: { source: Parsed; around: Surroundings }) {
    this.source = source
    this.around = around
    for (const [name, page] of anchorsIn(manifest)) {
      this.anchors.set(name, page.anchors.join(' '))
      this.stubs.set(name, { ...page.fields, blocks: page.anchors.map((id) => ({ type: '', id })) })
    }
    // What is complained of already, and what the stubs themselves give rise to, is no news.
    this.known = new Set(this.findings(manifest).map(keyOf))
  }

  /** True when the new pages, and the new frame, bring no problem with them that can be seen from here. */
  accepts(value: Manifest, names: Iterable<string>): boolean {
    const fresh = new Set(names)
    const judged = onlyPages(value, (name) => fresh.has(name))
    for (const [name, { anchors }] of anchorsIn(judged)) {
      // Links elsewhere may lead to an anchor that has gone.
      const before = this.anchors.get(name)
      if (before !== undefined && before !== anchors.join(' ')) return false
    }
    if (!checkShape(this.parsed(judged)).ok) return false
    return this.knows(checkSense(this.parsed(this.stubbed(value, fresh)), [], this.around))
  }

  knows(findings: Finding[]): boolean {
    return findings.every((finding) => this.known.has(keyOf(finding)))
  }

  private findings(manifest: Manifest): Finding[] {
    const stubbed = this.stubbed(manifest, new Set())
    return [manifest, stubbed].flatMap((value) => checkSense(this.parsed(value), [], this.around))
  }

  private stubbed(value: Manifest, fresh: ReadonlySet<string>): Manifest {
    return mapPages(value, (name, page) => (fresh.has(name) ? page : (this.stubs.get(name) ?? page)))
  }

  private readonly parsed = (value: unknown): Parsed => ({ ...this.source, value, findings: [], uncertain: false })
}

const keyOf = ({ code, at, facts }: Finding) => `${code} ${(at.path ?? []).join('\n')} ${JSON.stringify(facts)}`

function* anchorsIn(manifest: Manifest): Generator<[string, { anchors: string[]; fields: Record<string, unknown> }]> {
  for (const reading of draft(manifest).readings)
    for (const page of reading.pages.values())
      yield [
        nameOf(reading.name, page.route),
        { anchors: page.blocks.flatMap(({ anchors }) => anchors), fields: page.fields },
      ]
}

function mapPages(value: Manifest, map: (name: string, page: unknown) => unknown): Manifest {
  const readings = Object.entries(value.readings).map(([reading, source]) => [
    reading,
    {
      ...source,
      routes: Object.fromEntries(
        Object.entries(source.routes).flatMap(([path, page]) => {
          const mapped = map(nameOf(reading, path), page)
          return mapped === undefined ? [] : [[path, mapped]]
        }),
      ),
    },
  ])
  return { ...value, readings: Object.fromEntries(readings) }
}

const onlyPages = (value: Manifest, isWanted: (name: string) => boolean): Manifest =>
  mapPages(value, (name, page) => (isWanted(name) ? page : undefined))
