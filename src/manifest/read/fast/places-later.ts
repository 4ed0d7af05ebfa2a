// The places of a text that was read without them, so that it is sound and without aliases. Most texts have nothing to tell, and then
// nobody asks; of a large one only the entries are read that are asked for.
import { parseDocument } from 'yaml'
import type { Path, Spot } from '../../../problems/finding.ts'
import { type Extent, Places } from '../places.ts'
import { entryLines } from './entry-lines.ts'

export class PlacesLater extends Places {
  private whole?: Places
  private readonly entries = new Map<number, Places>()

  constructor(private readonly read: () => string) {
    super(null, new Map(), '')
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
    this.whole ??= placesOf(this.read())
    return this.whole
  }

  private entryOf(path: Path): { places: Places; depth: number } | undefined {
    if (this.whole) return undefined
    const written = this.read()
    const entry = entryLines(written, path)
    if (!entry) return undefined
    const { start, end, depth } = entry
    const places = this.entries.get(start) ?? placesOf(standIn(start) + written.slice(start, end))
    this.entries.set(start, places)
    return { places, depth }
  }
}

/** As long as what stands before an entry, so that offsets are those of the text; read at once. */
const standIn = (length: number) => (length === 0 ? '' : `${'#'.padEnd(length - 1, 'x').slice(0, length - 1)}\n`)

function placesOf(text: string): Places {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, merge: true, logLevel: 'silent' })
  return new Places(document.contents, new Map(), text)
}
