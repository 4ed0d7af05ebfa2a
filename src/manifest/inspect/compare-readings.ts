// Two readings side by side: pages, blocks and texts, each present in one or both, equal or different.
import type { Block, Route, Site } from '../../site/model.ts'

export interface Row {
  /** What is compared: `title`, `hero: action.label`, `header.links.0.to`. */
  what: string
  one?: string
  other?: string
}

export interface ComparedPage {
  path: string
  /** Which of the two have it. */
  in: 'both' | 'one' | 'other'
  rows: Row[]
}

export interface Comparison {
  one: string
  other: string
  /** Layout, redirects and what happens on unknown paths. */
  site: Row[]
  pages: ComparedPage[]
}

export function compareReadings(one: Site, other: Site): Comparison {
  const paths = [...new Set([...one.routes, ...other.routes].map(({ path }) => path))]
  return {
    one: one.reading,
    other: other.reading,
    site: rows('', surroundings(one), surroundings(other)),
    pages: paths.map((path) => {
      const [left, right] = [one, other].map(({ routes }) => routes.find((route) => route.path === path))
      return { path, in: left && right ? 'both' : left ? 'one' : 'other', rows: pageRows(left, right) }
    }),
  }
}

export const differs = ({ one, other }: Row): boolean => one !== other

const surroundings = ({ header, footer, redirects, unknownPaths, behaviours }: Site) => ({
  header,
  footer,
  redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  unknownPaths,
  behaviours,
})

function pageRows(left: Route | undefined, right: Route | undefined): Row[] {
  const head = (route: Route | undefined) => route && { title: route.title, description: route.description }
  return [
    ...rows('', head(left), head(right)),
    ...aligned(left?.blocks ?? [], right?.blocks ?? []).flatMap(([a, b]) => {
      const what = a?.type ?? b?.type ?? ''
      return [{ what: 'block', one: a?.type, other: b?.type }, ...rows(`${what}: `, a?.props, b?.props)]
    }),
  ]
}

/** Blocks of one type face each other as far as their order allows: the longest common run of types. */
function aligned(left: Block[], right: Block[]): [Block | undefined, Block | undefined][] {
  const best = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--) {
      const row = best[i]
      if (row) row[j] = left[i]?.type === right[j]?.type ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const pairs: [Block | undefined, Block | undefined][] = []
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i]?.type === right[j]?.type) pairs.push([left[i++], right[j++]])
    else if (j >= right.length || (i < left.length && at(i + 1, j) >= at(i, j + 1))) pairs.push([left[i++], undefined])
    else pairs.push([undefined, right[j++]])
  }
  return pairs
}

function rows(prefix: string, one: unknown, other: unknown): Row[] {
  const [left, right] = [texts(one), texts(other)]
  return [...new Set([...left.keys(), ...right.keys()])].map((key) => ({
    what: `${prefix}${key}`,
    one: left.get(key),
    other: right.get(key),
  }))
}

/** Every text and number in a value, by its dotted path. */
function texts(value: unknown, at = '', found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return found
  if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) texts(inner, at ? `${at}.${key}` : key, found)
  else found.set(at, String(value))
  return found
}
