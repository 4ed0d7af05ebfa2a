// Puts the pieces of the one sheet together as parts. Parts stand on a page in any number and order, so it is cascade layers that
// say which rule goes before which: those of the first part rank them all.
import type { NamesIn } from './component-names.ts'
import { withoutPrefixes } from './fold-fallbacks.ts'
import { readsOf } from './fold-variables.ts'
import type { NamedPiece, Piece, Pieces } from './split-sheet.ts'

export interface Part {
  name: string
  /** The source files it is made of. */
  files: ReadonlySet<string>
  /** The folder, or the sheet, that is its own: no other part imports anything from there. */
  owns?: string
  /** A folder of sheets that belong to it whatever its files name. */
  takes?: string
  /** True for one that has no say in what all pages carry. */
  isAside?: boolean
  /** Names of the parts that are on the page wherever this one is. */
  within: readonly string[]
}

export interface PartSheets {
  /** Name of a part → its sheet, minified; empty where it adds nothing. */
  sheets: Record<string, string>
  /** Name of a part → names of the parts that come with it, and with others: the sheet of a component that several parts use. */
  shared: Record<string, readonly string[]>
}

/** The first part is on every page. */
export async function partSheets(
  parts: readonly [Part, ...Part[]],
  pieces: Pieces,
  namesIn: NamesIn,
): Promise<PartSheets> {
  const { optimize } = await import('@tailwindcss/node')
  const minified = (css: string) =>
    withoutPrefixes(optimize(css, { minify: true }).code.replace(/\/\*![\s\S]*?\*\//g, '')).trim()
  const owned = parts.flatMap(({ owns = [] }) => owns)
  const wanted = new Map(parts.map((part) => [part.name, wantedBy(part, owned, pieces, namesIn)]))
  const [{ name: first }] = parts
  // What most parts want is carried by all pages: of a large page's styles most would be what its parts repeat.
  const counted = parts.filter(({ isAside }) => !isAside).flatMap(({ name }) => wanted.get(name) ?? [])
  for (const piece of pieces.named)
    if (counted.filter((some) => some.has(piece)).length > counted.length / 2) wanted.get(first)?.add(piece)

  const isIn = (part: string, piece: NamedPiece) => wanted.get(part)?.has(piece) === true
  const adds = ({ name, within }: Part, piece: NamedPiece) =>
    isIn(name, piece) && !within.some((outer) => isIn(outer, piece))
  const users = new Map(
    pieces.named.map((piece) => [piece, parts.filter((part) => !part.isAside && adds(part, piece))]),
  )
  // What few use is repeated: a sheet by itself has a hash in the page's policy, which no compression makes shorter.
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

function wantedBy({ files, owns, takes }: Part, owned: readonly string[], { named }: Pieces, namesIn: NamesIn) {
  const names = new Set([...files].flatMap((path) => [...namesIn(path)]))
  const isWanted = ({ path, names: its }: NamedPiece) => {
    const owner = owned.find((folder) => path?.startsWith(folder))
    if (owner !== undefined && owner !== owns) return false
    if (takes !== undefined && path?.startsWith(takes)) return true
    return (owner !== undefined && path === owner) || its.some((name) => names.has(name))
  }
  return new Set(named.filter(isWanted))
}

function sheetOf({ layers, registrations }: Pieces, pieces: readonly Piece[]): string {
  const read = new Set(pieces.flatMap(({ css }) => readsOf(css)))
  const registered = [...registrations].filter(([name]) => read.has(name)).map(([, one]) => one)
  const rules = layers.flatMap((layer) => {
    const own = pieces.filter((piece) => piece.layer === layer && piece.css !== '')
    return own.length > 0 ? [`@layer ${layer}{${own.map(({ css }) => css).join('\n')}}`] : []
  })
  return [...rules, ...registered.map(({ rule }) => rule)].join('\n')
}
