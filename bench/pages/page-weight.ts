// What a page weighs on the wire, by brotli: itself, the scripts it brings, and what its islands bring once they are touched. Of a
// written site the compressed files count, as they are sent.
import { brotliCompressSync } from 'node:zlib'

/** Name below the root → content. */
type Files = ReadonlyMap<string, string | Buffer>

export interface Script {
  source?: string
  type?: string
}

export interface PageWeight {
  html: number
  /** Of the page itself: its inlined styles. */
  styles: number
  /** Scripts that come with the page. */
  scripts: number
  /** What its heaviest island brings before it is hydrated; 0 without one. */
  island: number
}

export const onTheWire = (content: string | Buffer): number => brotliCompressSync(content).length

/** As long as the compressed file beside it, where there is one. */
const sent = (files: Files, name: string): number => files.get(`${name}.br`)?.length ?? onTheWire(fileAt(files, name))

export const scriptsIn = (html: string): Script[] =>
  [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => ({
    source: /\bsrc="([^"]*)"/.exec(attributes)?.[1],
    type: /\btype="([^"]*)"/.exec(attributes)?.[1],
  }))

export const islandsIn = (html: string): string[] =>
  [...html.matchAll(/\bdata-files="([^" ]*)/g)].map(([, source = '']) => source)

/** The script of an island with everything it imports before it can run, dynamic imports apart. */
export function islandWeight(files: Files, source: string, seen = new Set<string>()): number {
  if (seen.has(source)) return 0
  seen.add(source)
  const code = fileAt(files, source)
  const imports = [...code.toString().matchAll(/(?:import|from)\s*["'`]\.\/([^"'`]+)["'`]/g)]
  return imports.reduce(
    (sum, [, name = '']) => sum + islandWeight(files, `assets/${name}`, seen),
    sent(files, nameOf(source)),
  )
}

/** `file`: the page's, below the root. */
export function weightOf(files: Files, file: string): PageWeight {
  const html = String(fileAt(files, file))
  const sources = scriptsIn(html).flatMap(({ source }) => (source === undefined ? [] : [source]))
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)
  return {
    html: sent(files, file),
    styles: onTheWire(styles.join('')),
    scripts: sources.reduce((sum, source) => sum + sent(files, nameOf(source)), 0),
    island: Math.max(0, ...islandsIn(html).map((source) => islandWeight(files, source))),
  }
}

const nameOf = (source: string) => source.replace(/^\//, '')

function fileAt(files: Files, source: string): string | Buffer {
  const content = files.get(nameOf(source))
  if (content === undefined) throw new Error(`The site has no ${source}.`)
  return content
}
