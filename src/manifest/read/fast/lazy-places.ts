// Places of a text that the fast reader accepted. Most texts have no findings and need no places, so an entry is parsed only when one of its places
// is requested.
import { parseDocument } from 'yaml'
import type { Path, Spot } from '../../../problems/finding.ts'
import { type Extent, Places } from '../places.ts'
import { shiftNodes } from '../read-document.ts'
import { References } from '../references.ts'
import { EntryIndex } from './entry-lines.ts'

export class LazyPlaces extends Places {
  private whole?: Places
  private index?: EntryIndex
  private entries?: Map<number, Places>

  constructor(text: string) {
    super(new References(null), text)
  }

  override find(path: Path) {
    const entry = this.entryOf(path)
    return entry ? entry.places.find(path.slice(entry.depth - 1)) : this.all.find(path)
  }

  override extent(spot: Spot): Extent {
    if ('start' in spot) return { start: spot.start, end: spot.end }
    const entry = this.entryOf(spot.path)
    return entry ? entry.places.extent({ ...spot, path: spot.path.slice(entry.depth - 1) }) : this.all.extent(spot)
  }

  private get all(): Places {
    this.whole ??= placesOf(this.text)
    return this.whole
  }

  /** Returns the places of the entry that holds the path, and the number of path segments that lead to it. */
  protected entryOf(path: Path): { places: Places; depth: number } | undefined {
    if (this.whole) return undefined
    this.index ??= new EntryIndex(this.text)
    const entry = this.index.lines(path)
    if (!entry) return undefined
    const { start, end, depth } = entry
    this.entries ??= new Map()
    const places = this.entries.get(start) ?? placesOf(this.text, start, end)
    this.entries.set(start, places)
    return { places, depth }
  }
}

function placesOf(text: string, start = 0, end = text.length): Places {
  const part = text.slice(start, end)
  const document = parseDocument(part, { prettyErrors: false, uniqueKeys: false, merge: true, logLevel: 'silent' })
  if (start > 0) shiftNodes(document, start)
  return new Places(new References(document.contents), text)
}
