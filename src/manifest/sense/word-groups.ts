// The strings of a manifest in groups: one for each page, and one for each part outside pages. A page that stays while a manifest
// is edited has the same group in each load, so that what is found in it is found once.
import type { Path } from '../../problems/finding.ts'
import type { Word } from '../../schema/schema-walk.ts'
import { type WordLinks, wordLinks } from './written-links.ts'

/** A page, a fragment, or what stands outside them, as each check may look for what it needs. */
export interface Part {
  /** Every string, in the order of the file. */
  words: readonly Word[]
  /** The page or the fragment, and where it stands; outside them left out. */
  fields?: Record<string, unknown>
  path: Path
}

/** `checks/NAME/collect.ts`: what follows from one part alone. It is kept with the part. */
export type Collect<Fact> = (part: Part) => readonly Fact[]

const found = import.meta.glob<Collect<unknown>>('../checks/*/collect.ts', { eager: true, import: 'default' })
const collectors = Object.entries(found).map(([file, collect]) => ({ check: nameOf(file), collect }))

/** The folder of a check, which is its name. */
export function nameOf(file: string): string {
  return file.split('/').at(-2) ?? ''
}

/** What several checks look for. */
interface PartFacts extends WordLinks {
  fragments: readonly Word[]
  forms: readonly Word[]
  files: readonly Word[]
  anchors: readonly Word[]
  /** Strings that may hold names in braces. */
  withBraces: readonly Word[]
  /** By the name of the check. */
  ofChecks: ReadonlyMap<string, readonly unknown[]>
}

const nothing: readonly never[] = []
/** Nearly every part holds nothing of nearly every kind. */
const orNothing = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? nothing : list)

function factsOf(part: Part): PartFacts {
  const { words } = part
  const ofKind = (kind: Word['kind']) => orNothing(words.filter((word) => word.kind === kind))
  const ofChecks = new Map<string, readonly unknown[]>()
  for (const { check, collect } of collectors) {
    const facts = collect(part)
    if (facts.length > 0) ofChecks.set(check, facts)
  }
  const { links, openLinks } = wordLinks(words)
  return {
    fragments: ofKind('fragment'),
    forms: ofKind('form'),
    files: ofKind('file'),
    anchors: ofKind('anchor'),
    withBraces: orNothing(words.filter(({ value }) => value.includes('{'))),
    links: orNothing(links),
    openLinks: orNothing(openLinks),
    ofChecks,
  }
}

export class WordGroup {
  private known?: PartFacts

  /** `read` returns every string in the order of the file. */
  constructor(
    private readonly read: () => readonly Word[],
    private readonly of: Omit<Part, 'words'> = { path: [] },
  ) {}

  /** Every string, read anew. */
  all(): readonly Word[] {
    return this.read()
  }

  /** The strings are read once for all that is looked for: reading takes longer than any of it. */
  get facts(): PartFacts {
    this.known ??= factsOf({ ...this.of, words: this.read() })
    return this.known
  }
}

/** The facts of a kind, of all these groups. */
export const factsIn = <Kind extends Exclude<keyof PartFacts, 'ofChecks'>>(
  groups: readonly WordGroup[],
  kind: Kind,
): PartFacts[Kind][number][] => groups.flatMap(({ facts }): readonly PartFacts[Kind][number][] => facts[kind])
