// Finds where a value of the manifest is written and which pages show it: through aliases and merges, fragments, facts, forms, included files and
// readings.
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import { addTo } from '../../site/grouped.ts'
import { groupAt, groupItems, groupsIn, groupsOnly, valueAt } from '../../site/groups.ts'
import type { Loaded } from '../load.ts'
import type { Source } from '../read/source.ts'
import { type FragmentUse, formsIn, fragmentsUsedOn, namesInTexts } from './names-in-text.ts'

export interface ShownPage {
  reading: string
  path: string
  /** Number of places on the page. */
  times: number
}

export interface PageUse extends FragmentUse {
  reading: string
  path: string
}

/** Index of one version of a manifest; `value` may contain mistakes. */
export class ShownPlaces {
  private readonly pages: { reading: string; path: string; page: object }[] = []
  /** Occurrences by `reading\npath`, in order of the manifest. */
  private readonly places = new Map<string, number>()
  private pathsByName: Map<string, Path[]> | undefined

  constructor(
    private readonly value: unknown,
    private readonly source?: Source,
  ) {
    for (const [reading, declared] of groupsIn(groupAt(value, ['readings'])))
      for (const [path, page] of groupsIn(declared.routes)) this.pages.push({ reading, path, page })
    for (const [at, { reading, path }] of this.pages.entries()) this.places.set(`${reading}\n${path}`, at)
  }

  /** Returns the file that writes a value, its path there without aliases and merges, and every page that shows it, in order of the manifest. */
  of(at: Path) {
    const { source } = this
    return source && { ...source.fileOf(at), pages: this.pagesOf(source.pathsOfSame(at)) }
  }

  /** Returns the pages that show what stands at one of these paths. */
  pagesOf(paths: readonly Path[]): ShownPage[] {
    const tally = new Tally()
    for (const path of paths) this.follow(path, tally)
    const some = tally.pagesAlone?.flatMap((page) => this.places.get(page) ?? []).sort((one, other) => one - other)
    return (some?.flatMap((at) => this.pages[at] ?? []) ?? this.pages).flatMap(({ reading, path }) => {
      const times = tally.timesOn(reading, path)
      return times > 0 ? [{ reading, path, times }] : []
    })
  }

  /** Returns the pages with texts that contain the name in braces. */
  pagesNaming(name: string): ShownPage[] {
    return this.pagesOf(this.textsNaming(name))
  }

  /** Returns the uses of a fragment on pages. */
  usesOf(fragment: string): PageUse[] {
    return this.pages.flatMap(({ reading, path, page }) =>
      fragmentsUsedOn(page)
        .filter((use) => use.fragment === fragment)
        .map((use) => ({ ...use, reading, path })),
    )
  }

  private follow(at: Path, tally: Tally): void {
    if (!tally.isNew(at)) return
    const [top, name, part, route] = at
    const key = String(name)
    if (top === 'readings' && part === 'routes' && route !== undefined) tally.add(key, String(route))
    else if (top === 'readings' && (part === 'layout' || part === 'theme')) tally.addAll(key)
    else if (top === 'fragments') this.followFragment(key, part, tally)
    else if (top === 'forms') this.followForm(key, tally)
    else if (top === 'texts' || top === 'site')
      for (const [reading] of groupsIn(groupAt(this.value, ['readings']))) tally.addAll(reading)
    else if (top === 'facts') for (const place of this.textsNaming(`facts.${key}`)) this.follow(place, tally)
  }

  private followFragment(fragment: string, field: Path[number] | undefined, tally: Tally): void {
    for (const { reading, path, differing } of this.usesOf(fragment))
      if (field === undefined || !differing.includes(String(field))) tally.add(reading, path)
  }

  /** A block names the form itself or uses a fragment that does. */
  private followForm(form: string, tally: Tally): void {
    for (const { reading, path, page } of this.pages)
      for (const [, block] of groupItems(valueAt(page, ['blocks']))) {
        const { use, with: differing } = block
        const shown =
          use === undefined ? block : { ...groupAt(this.value, ['fragments', String(use)]), ...groupsOnly(differing) }
        if (formsIn(shown).includes(form)) tally.add(reading, path)
      }
  }

  /** Returns paths in the manifest. */
  private textsNaming(name: string): readonly Path[] {
    if (!this.pathsByName) {
      const found = new Map<string, Path[]>()
      const note = (part: object, home: Path) => {
        for (const { name, path } of namesInTexts(part)) addTo(found, name, [...home, ...path])
      }
      const { readings, ...shared } = groupsOnly(this.value)
      for (const [key, part] of groupsIn(shared)) note(part, [key])
      for (const [reading, { routes: _, ...rest }] of groupsIn(readings)) note(rest, ['readings', reading])
      for (const { reading, path, page } of this.pages) note(page, ['readings', reading, 'routes', path])
      this.pathsByName = found
    }
    return this.pathsByName.get(name) ?? []
  }
}

/** Counts the places on each page, and collects readings that show a value on all pages. */
class Tally {
  private readonly times = new Map<string, number>()
  private readonly whole = new Set<string>()
  private readonly seen = new Set<string>()

  /** Returns true once for each path, so that it is counted once. */
  isNew(at: Path): boolean {
    const key = at.join('\n')
    if (this.seen.has(key)) return false
    this.seen.add(key)
    return true
  }

  add(reading: string, path: string): void {
    const key = `${reading}\n${path}`
    this.times.set(key, (this.times.get(key) ?? 0) + 1)
  }

  addAll(reading: string): void {
    this.whole.add(reading)
  }

  /** `reading\npath` of each page; undefined where a reading shows the value on all its pages. */
  get pagesAlone(): string[] | undefined {
    return this.whole.size === 0 ? [...this.times.keys()] : undefined
  }

  timesOn(reading: string, path: string): number {
    return (this.times.get(`${reading}\n${path}`) ?? 0) + (this.whole.has(reading) ? 1 : 0)
  }
}

/** Cached by the loaded source. */
export const shownPlacesOf = remembered(({ source }: Pick<Loaded, 'source'>) => new ShownPlaces(source.value, source))
