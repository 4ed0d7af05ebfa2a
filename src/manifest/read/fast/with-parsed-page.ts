// Combines one page that the full parser read with the value that the fast reader made of all other pages.
import { findingBelow, type Path } from '../../../problems/finding.ts'
import { groupsIn, groupsOnly, isGroup } from '../../../site/groups.ts'
import type { Parsed } from '../parsed.ts'
import type { Places } from '../places.ts'
import { LazyPlaces } from './lazy-places.ts'
import type { UnsoundPage } from './plain-lines.ts'

/**
 * Puts the page `alone` in place of its mark and moves its findings there. Undefined where `alone` is not exactly one page: the caller then parses
 * the whole text.
 */
export function withParsedPage(
  value: Record<string, unknown>,
  { mark }: UnsoundPage,
  alone: Parsed,
): Parsed | undefined {
  const found = placeOf(value, mark)
  // The missing anchor may be defined on another page.
  if (alone.findings.some(({ code }) => code === 'unknown-yaml-anchor')) return undefined
  if (!found || !isGroup(alone.value) || Object.keys(alone.value).join() !== found.key) return undefined
  found.holder[found.key] = alone.value[found.key]
  const home = found.path.slice(0, -1)
  return {
    ...alone,
    document: undefined,
    value,
    places: new PlacesBesidePage(alone.readLines.text, found.path, alone.places),
    findings: alone.findings.map((one) => findingBelow(home, one)),
  }
}

function placeOf(value: Record<string, unknown>, mark: object) {
  const among = (of: unknown, path: Path) => {
    const holder = groupsOnly(of)
    return Object.keys(holder).flatMap((key) => (holder[key] === mark ? [{ holder, key, path: [...path, key] }] : []))
  }
  const inReadings = groupsIn(value.readings).flatMap(([name, { routes }]) =>
    among(routes, ['readings', name, 'routes']),
  )
  return [...among(value, []), ...inReadings][0]
}

class PlacesBesidePage extends LazyPlaces {
  constructor(
    text: string,
    private readonly page: Path,
    private readonly own: Places,
  ) {
    super(text)
  }

  protected override entryOf(path: Path) {
    return this.isOwn(path) ? { places: this.own, depth: this.page.length } : super.entryOf(path)
  }

  override target(node: Parameters<Places['target']>[0]) {
    return this.own.target(node)
  }

  /** The other pages come from the fast reader, which rejects anchors and aliases. */
  override pathsOfSame(path: Path): Path[] {
    if (!this.isOwn(path)) return [path]
    const home = this.page.slice(0, -1)
    return this.own.pathsOfSame(path.slice(home.length)).map((one) => [...home, ...one])
  }

  private isOwn(path: Path): boolean {
    return this.page.every((segment, at) => String(path[at]) === String(segment))
  }
}
