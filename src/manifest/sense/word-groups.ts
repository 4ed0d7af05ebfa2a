// Groups the strings of a manifest: one group for each page, and one for each part outside pages. The group of an unchanged page stays the same
// between loads and caches what was found in it.
import type { Path } from '../../problems/finding.ts'
import type { KindWord } from '../../schema/schema-walk.ts'
import { namesIn } from '../resolve/interpolate.ts'
import { type LinkUse, type WordLinks, wordLinks } from './written-links.ts'

/** A page, a fragment, or the rest of a reading or manifest, as checks collect from it. */
export interface CheckedPart {
  /** Every string with a kind, in order of the file. */
  words: readonly KindWord[]
  /** The page or fragment and its path; undefined outside them. */
  fields?: Record<string, unknown>
  path: Path
}

/** The type of `checks/NAME/collect.ts`: returns what follows from one part alone. Cached with the part. */
export type Collect<Fact> = (part: CheckedPart & WordLinks) => readonly Fact[]

const modules = import.meta.glob<Collect<unknown>>('../checks/*/collect.ts', { eager: true, import: 'default' })
const collectors = Object.entries(modules).map(([file, collect]) => ({ check: checkName(file), collect }))

/** Returns the name of a check, which is its folder. */
export function checkName(file: string): string {
  return file.split('/').at(-2) ?? ''
}

/** Facts that several checks use. */
interface PartFacts extends WordLinks {
  fragments: readonly KindWord[]
  forms: readonly KindWord[]
  files: readonly KindWord[]
  anchors: readonly KindWord[]
  /** Names in braces, each once. */
  names: readonly string[]
  /** Paths of pages that `links` lead to, each once. */
  targets: readonly string[]
  /** Those of `links` with an anchor. */
  anchored: readonly LinkUse[]
  /** With the name of the check that collected them. */
  ofChecks: readonly (readonly [check: string, facts: readonly unknown[]])[]
}

const nothing: readonly never[] = []
/** Shares one empty array, since most parts have no facts of most kinds. */
const orEmpty = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? nothing : list)

function factsOf(part: CheckedPart): PartFacts {
  const { words } = part
  const ofKind = (kind: KindWord['kind']) => orEmpty(words.filter((word) => word.kind === kind))
  const ofChecks: [string, readonly unknown[]][] = []
  const { links, openLinks } = wordLinks(words)
  for (const { check, collect } of collectors) {
    const facts = collect({ ...part, links, openLinks })
    if (facts.length > 0) ofChecks.push([check, facts])
  }
  return {
    fragments: ofKind('fragment'),
    forms: ofKind('form'),
    files: ofKind('file'),
    anchors: ofKind('anchor'),
    names: orEmpty([...new Set(words.flatMap(({ value }) => namesIn(value)))]),
    links: orEmpty(links),
    openLinks: orEmpty(openLinks),
    targets: orEmpty([...new Set(links.flatMap(({ target }) => (target.kind === 'page' ? [target.path] : [])))]),
    anchored: orEmpty(links.filter(({ target }) => 'anchor' in target)),
    ofChecks: orEmpty(ofChecks),
  }
}

export class WordGroup {
  private known?: PartFacts

  /** `read` returns every string in order of the file. */
  constructor(
    private readonly read: () => readonly KindWord[],
    readonly of: Omit<CheckedPart, 'words'> = { path: [] },
  ) {}

  /** Reads every string anew. */
  all(): readonly KindWord[] {
    return this.read()
  }

  /** Collects for all checks at once, since reading the strings takes longer than any check. */
  get facts(): PartFacts {
    this.known ??= factsOf({ ...this.of, words: this.read() })
    return this.known
  }
}

/** Returns the facts of a kind from all groups. */
export const factsIn = <Kind extends Exclude<keyof PartFacts, 'ofChecks'>>(
  groups: readonly WordGroup[],
  kind: Kind,
): PartFacts[Kind][number][] => groups.flatMap(({ facts }): readonly PartFacts[Kind][number][] => facts[kind])
