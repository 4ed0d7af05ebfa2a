// Compares two readings: pages, blocks and texts, each in one or both, equal or different.
import { diffArrays } from 'diff'
import type { Path } from '../../problems/finding.ts'
import { everyValue } from '../../site/groups.ts'
import type { Block, Route, Site } from '../../site/model.ts'

export interface ComparedRow {
  /** Label of the row: `title`, `hero: action.label`, `header.links.0.to`. */
  what: string
  one?: string
  other?: string
  /** Path in each site, as `originOf` takes it. */
  at: { one?: Path; other?: Path }
}

export interface ComparedPage {
  path: string
  /** Which of the two readings has the page. */
  in: 'both' | 'one' | 'other'
  rows: ComparedRow[]
}

export interface Comparison {
  one: string
  other: string
  /** Layout, redirects and the answer to unknown paths. */
  site: ComparedRow[]
  pages: ComparedPage[]
}

export function compareReadings(one: Site, other: Site): Comparison {
  const paths = [...new Set([...one.routes, ...other.routes].map(({ path }) => path))]
  return {
    one: one.reading,
    other: other.reading,
    site: rows('', side(surroundings(one)), side(surroundings(other))),
    pages: paths.map((path) => {
      const [left, right] = [one, other].map(({ routes }) => routes.find((route) => route.path === path))
      return { path, in: left && right ? 'both' : left ? 'one' : 'other', rows: pageRows(left, right) }
    }),
  }
}

export const differs = ({ one, other }: ComparedRow): boolean => one !== other

const surroundings = ({ header, footer, redirects, unknownPaths, behaviours }: Site) => ({
  header,
  footer,
  redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  unknownPaths,
  behaviours,
})

interface Side {
  value: unknown
  at: Path
}

const side = (value: unknown, at: Path = []): Side | undefined => (value === undefined ? undefined : { value, at })

function pageRows(left: Route | undefined, right: Route | undefined): ComparedRow[] {
  const head = (route: Route | undefined) =>
    route && side({ title: route.title, description: route.description }, ['routes', route.path])
  const block = (route: Route | undefined, index: number | undefined) => {
    const found = index === undefined ? undefined : route?.blocks[index]
    return (
      found &&
      route && { type: found.type, props: side(found.props, ['routes', route.path, 'blocks', index ?? 0, 'props']) }
    )
  }
  return [
    ...rows('', head(left), head(right)),
    ...pairBlocks(left?.blocks ?? [], right?.blocks ?? []).flatMap(([i, j]) => {
      const [a, b] = [block(left, i), block(right, j)]
      const what = a?.type ?? b?.type ?? ''
      const at = { one: a?.props?.at.slice(0, 4), other: b?.props?.at.slice(0, 4) }
      return [{ what: 'block', one: a?.type, other: b?.type, at }, ...rows(`${what}: `, a?.props, b?.props)]
    }),
  ]
}

type BlockPair = [one: number | undefined, other: number | undefined]

/** Pairs blocks of the same type as far as their order allows, in the same way whichever side comes first; returns pairs of indexes. */
function pairBlocks(left: Block[], right: Block[]): BlockPair[] {
  const types = left.map(({ type }) => type)
  const others = right.map(({ type }) => type)
  // `diff` chooses among equally long sequences by the order of its arguments.
  if (types.join() > others.join()) return pairBlocks(right, left).map(([other, one]) => [one, other])
  let [i, j] = [0, 0]
  return diffArrays(types, others).flatMap(({ added, removed, count }) =>
    Array.from({ length: count }, (): BlockPair => [added ? undefined : i++, removed ? undefined : j++]),
  )
}

function rows(prefix: string, one: Side | undefined, other: Side | undefined): ComparedRow[] {
  const [left, right] = [texts(one), texts(other)]
  return [...new Map([...left, ...right])].map(([key, { what }]) => {
    const [own, its] = [left.get(key), right.get(key)]
    return { what: prefix + what, one: own?.text, other: its?.text, at: { one: own?.at, other: its?.at } }
  })
}

interface TextAt {
  /** Its path within the side, with dots. */
  what: string
  text: string
  at: Path
}

/** Returns every text and number of a side by its path within it, of which a segment may contain dots. */
const texts = (of: Side | undefined): Map<string, TextAt> =>
  new Map(
    [...everyValue(of?.value)].flatMap(({ value, path }): [string, TextAt][] =>
      of === undefined || value === null || value === undefined || typeof value === 'object'
        ? []
        : [[path.join('\n'), { what: path.join('.'), text: String(value), at: [...of.at, ...path] }]],
    ),
  )
