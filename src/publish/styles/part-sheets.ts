// Assembles the pieces of the whole sheet into parts. A page has parts in any number and order, so precedence comes from cascade layers,
// which the first part declares.
import type { NamesIn } from './component-names.ts'
import { withoutPrefixes } from './fold-fallbacks.ts'
import { readsOf } from './fold-variables.ts'
import type { NamedPiece, Pieces, SheetPiece } from './split-sheet.ts'

export interface StylePart {
  name: string
  /** The component's source files. */
  files: ReadonlySet<string>
  /** A folder or sheet that belongs to this part alone. */
  owns?: string
  /** A folder of which it contains all sheets, whatever names its files use. */
  takes?: string
  /** True for a rare part, which does not count when deciding what all pages carry. */
  isAside?: boolean
  /** Names of parts that are always on the same page. */
  within: readonly string[]
}

export interface PartSheets {
  /** Part name → minified sheet; may be empty. */
  sheets: Record<string, string>
  /** Part name → names of the component sheets that it shares with other parts. */
  shared: Record<string, readonly string[]>
}

/** The first part is on every page. */
export async function partSheets(
  parts: readonly [StylePart, ...StylePart[]],
  pieces: Pieces,
  namesIn: NamesIn,
): Promise<PartSheets> {
  const { optimize } = await import('@tailwindcss/node')
  const minified = (css: string) =>
    withoutPrefixes(optimize(css, { minify: true }).code.replace(/\/\*![\s\S]*?\*\//g, '')).trim()
  const owned = parts.flatMap(({ owns = [] }) => owns)
  const wanted = new Map(parts.map((part) => [part.name, wantedBy(part, owned, pieces, namesIn)]))
  const [{ name: first }] = parts
  // Pieces that most parts use go into the first part: repeated, they would make up most of a large page's styles.
  const counted = parts.filter(({ isAside }) => !isAside).flatMap(({ name }) => wanted.get(name) ?? [])
  for (const piece of pieces.named)
    if (counted.filter((some) => some.has(piece)).length > counted.length / 2) wanted.get(first)?.add(piece)

  const isIn = (part: string, piece: NamedPiece) => wanted.get(part)?.has(piece) === true
  const adds = ({ name, within }: StylePart, piece: NamedPiece) =>
    isIn(name, piece) && !within.some((outer) => isIn(outer, piece))
  const users = new Map(
    pieces.named.map((piece) => [piece, parts.filter((part) => !part.isAside && adds(part, piece))]),
  )
  // A piece with few users is repeated: each sheet of its own adds a hash to the policy, which does not compress.
  const isShared = (piece: NamedPiece) =>
    piece.path !== undefined && (users.get(piece)?.length ?? 0) > Math.max(1, counted.length / 4)

  const sheets = parts.map((part) => {
    const { name, isAside } = part
    const own = pieces.named.filter((piece) => adds(part, piece) && (isAside || !isShared(piece)))
    const order = name === first ? `@layer ${pieces.layers.join(',')};` : ''
    return [name, minified(order + sheetOf(pieces, name === first ? [...pieces.shared, ...own] : own))]
  })
  const shared = pieces.named.filter(isShared)
  return {
    sheets: Object.fromEntries([
      ...sheets,
      ...shared.map((piece) => [nameOf(piece), minified(sheetOf(pieces, [piece]))]),
    ]),
    shared: Object.fromEntries(
      parts.flatMap(({ name }) => {
        const its = shared.filter((piece) => users.get(piece)?.some((user) => user.name === name)).map(nameOf)
        return its.length > 0 ? [[name, its]] : []
      }),
    ),
  }
}

const nameOf = ({ path }: NamedPiece) => `component ${path}`

function wantedBy({ files, owns, takes }: StylePart, owned: readonly string[], { named }: Pieces, namesIn: NamesIn) {
  const names = new Set([...files].flatMap((path) => [...namesIn(path)]))
  const beginnings = [...names].flatMap((name) => (name.endsWith('-*') ? [name.slice(0, -1)] : []))
  const isBegun = (name: string) => beginnings.some((beginning) => name.startsWith(beginning))
  const isWanted = ({ path, names: its }: NamedPiece) => {
    const owner = owned.find((folder) => path?.startsWith(folder))
    if (owner !== undefined && owner !== owns) return false
    if (takes !== undefined && path?.startsWith(takes)) return true
    return (
      (owner !== undefined && path === owner) ||
      its.some((name) => names.has(name) || (path !== undefined && isBegun(name)))
    )
  }
  return new Set(named.filter(isWanted))
}

function sheetOf({ layers, registrations }: Pieces, pieces: readonly SheetPiece[]): string {
  const read = new Set(pieces.flatMap(({ css }) => readsOf(css)))
  const registered = [...registrations].filter(([name]) => read.has(name)).map(([, one]) => one)
  const rules = layers.flatMap((layer) => {
    const own = pieces.filter((piece) => piece.layer === layer && piece.css !== '')
    return own.length > 0 ? [`@layer ${layer}{${own.map(({ css }) => css).join('\n')}}`] : []
  })
  return [...rules, ...registered.map(({ rule }) => rule)].join('\n')
}
