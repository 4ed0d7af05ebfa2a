// Weighs a page as it is sent, compressed with Brotli: its HTML, its scripts, and what its islands load once they are touched. For
// a built site, the compressed files count.
import { brotliCompressSync } from 'node:zlib'

/** Content by path below the root. */
type Files = ReadonlyMap<string, string | Buffer>

export interface Script {
  source?: string
  type?: string
}

export const onTheWire = (content: string | Buffer): number => brotliCompressSync(content).length

/** Bytes of the compressed file, where the site has one. */
const sentBytes = (files: Files, name: string): number =>
  files.get(`${name}.br`)?.length ?? onTheWire(fileAt(files, name))

/** Characters of the inlined styles. */
export const styleBytesOf = (html: string): number => stylesIn(html).join('').length

const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)

export const scriptsIn = (html: string): Script[] =>
  [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => ({
    source: /\bsrc="([^"]*)"/.exec(attributes)?.[1],
    type: /\btype="([^"]*)"/.exec(attributes)?.[1],
  }))

export const islandsIn = (html: string): string[] =>
  [...html.matchAll(/\bdata-files="([^" ]*)/g)].map(([, source = '']) => source)

/** Bytes of an island's script and everything it imports statically. */
export function islandWeight(files: Files, source: string, seen = new Set<string>()): number {
  if (seen.has(source)) return 0
  seen.add(source)
  const code = fileAt(files, source)
  const imports = [...code.toString().matchAll(/(?:import|from)\s*["'`]\.\/([^"'`]+)["'`]/g)]
  return imports.reduce(
    (sum, [, name = '']) => sum + islandWeight(files, `assets/${name}`, seen),
    sentBytes(files, nameOf(source)),
  )
}

/** `file` is the page's path below the root. `styles` are part of `html`; `island`: what the heaviest island loads before it is hydrated, 0 without one. */
export function weightOf(files: Files, file: string) {
  const html = String(fileAt(files, file))
  const sources = scriptsIn(html).flatMap(({ source }) => (source === undefined ? [] : [source]))
  return {
    html: sentBytes(files, file),
    styles: onTheWire(stylesIn(html).join('')),
    scripts: sources.reduce((sum, source) => sum + sentBytes(files, nameOf(source)), 0),
    island: Math.max(0, ...islandsIn(html).map((source) => islandWeight(files, source))),
  }
}

const nameOf = (source: string) => source.replace(/^\//, '')

function fileAt(files: Files, source: string): string | Buffer {
  const content = files.get(nameOf(source))
  if (content === undefined) throw new Error(`The site has no ${source}.`)
  return content
}
