// A text of which one page cannot be read by its lines: that page by the full parser, all others as they are known.
import type { Finding, Path, Spot } from '../../../problems/finding.ts'
import { suppressionsIn } from '../../../problems/suppressions.ts'
import { isGroup } from '../../groups.ts'
import { Lines } from '../lines.ts'
import type { Parsed } from '../parsed.ts'
import type { Extent, Places } from '../places.ts'
import { PlacesLater } from './places-later.ts'
import type { UnsoundPage } from './plain-lines.ts'

/** Undefined where the page does not come out as one page by itself: then the whole text is read. */
export function butOnePage(
  source: string,
  value: Record<string, unknown>,
  { from, to, mark }: UnsoundPage,
  read: (text: string) => Parsed,
): Parsed | undefined {
  const found = placeOf(value, mark)
  const lines = source.split('\n')
  const page = lines.slice(from, to)
  const start = lines.slice(0, from).reduce((sum, line) => sum + line.length + 1, 0)
  const alone = read(standIn(start, from) + page.join('\n') + (to < lines.length ? '\n' : ''))
  if (!found || !isGroup(alone.value) || Object.keys(alone.value).join() !== found.key) return undefined
  // Which columns lines belong in is told by all that stand around them.
  if (alone.findings.some(({ code }) => code === 'bad-indent')) return undefined
  const repaired = alone.readLines.text.split('\n').slice(from, to)
  if (repaired.length !== page.length || alone.cleaned.length < to) return undefined
  found.holder[found.key] = alone.value[found.key]
  const put = (own: readonly string[]) => [...lines.slice(0, from), ...own, ...lines.slice(to)]
  const text = put(repaired).join('\n')
  const own = new Lines(source)
  return {
    ...alone,
    text: source,
    lines: own,
    readLines: text === source ? own : new Lines(text),
    document: undefined,
    value,
    places: new PlacesBesidePage(text, found.path, alone.places),
    cleaned: put(alone.cleaned.slice(from, to)),
    findings: alone.findings.map((one) => inside(one, found.path.slice(0, -1))),
    suppressions: suppressionsIn(source, alone.file),
  }
}

/** So long, and of so many lines, as what stands before the page: offsets and lines are those of the text. */
const standIn = (length: number, lines: number): string =>
  (length > lines ? '#'.padEnd(length - lines, 'x') : '') + '\n'.repeat(lines)

function placeOf(value: Record<string, unknown>, mark: object) {
  const among = (holder: unknown, path: Path) =>
    Object.entries(isGroup(holder) ? holder : {}).flatMap(([key, page]) =>
      page === mark && isGroup(holder) ? [{ holder, key, path: [...path, key] }] : [],
    )
  const readings = Object.entries(isGroup(value.readings) ? value.readings : {})
  const inReadings = readings.flatMap(([name, reading]) =>
    isGroup(reading) ? among(reading.routes, ['readings', name, 'routes']) : [],
  )
  return [...among(value, []), ...inReadings][0]
}

function inside(one: Finding, home: Path): Finding {
  const there = (spot: Spot): Spot =>
    spot.path === undefined ? spot : ({ ...spot, path: [...home, ...spot.path] } as Spot)
  return { ...one, at: there(one.at), related: one.related?.map((also) => ({ ...also, at: there(also.at) })) }
}

class PlacesBesidePage extends PlacesLater {
  constructor(
    text: string,
    private readonly page: Path,
    private readonly own: Places,
  ) {
    super(text)
  }

  override find(path: Path) {
    return this.isOwn(path) ? this.own.find(path.slice(this.page.length - 1)) : super.find(path)
  }

  override target(node: Parameters<Places['target']>[0]) {
    return this.own.target(node)
  }

  override extent(spot: Spot): Extent {
    return 'path' in spot && spot.path && !('start' in spot) && this.isOwn(spot.path)
      ? this.own.extent({ ...spot, path: spot.path.slice(this.page.length - 1) })
      : super.extent(spot)
  }

  private isOwn(path: Path): boolean {
    return this.page.every((segment, at) => String(path[at]) === String(segment))
  }
}
