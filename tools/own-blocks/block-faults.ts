// Faults of own blocks, each with its place in the author's file: as they are compiled, loaded and drawn.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Fault, FaultPlace } from '../../src/problems/fault.ts'
import { bad } from './folders.ts'

/** An error of the bundler, as far as it is read here. */
interface BundlerError {
  code?: string
  message: string
  loc?: { file?: string; line: number; column: number }
  id?: string
}

const again = 'Fix this line and run the command again.'
const atPlace = ({ file, line, column }: FaultPlace) => `${file}:${line}:${column}`

/** Of what a build of own blocks has thrown. `site` is the site's folder. */
export function compileFault(cause: unknown, site: string): Fault {
  const errors = (cause as { errors?: BundlerError[] }).errors ?? [cause as BundlerError]
  const causes = errors.map((error) => causeOf(error, site))
  const [first] = causes
  const all = causes.map(({ place, message }) => (place ? `${atPlace(place)}  ${message}` : message)).join('\n\n  ')
  return bad(`The blocks of this site cannot be compiled.\n\n  ${all}`, first?.hint ?? again, {
    cause,
    ...(first?.place ? { place: first.place } : {}),
  })
}

function causeOf({ code, message: drawing, loc, id }: BundlerError, site: string) {
  const lines = stripVTControlCharacters(drawing).split('\n')
  const [first = ''] = lines
  // The transformer tells the file in its drawing of the line alone.
  const drawn = /\[ (.+):(\d+):(\d+) \]/.exec(lines.join('\n'))
  const file = loc?.file ?? (id?.startsWith('\0') ? undefined : id) ?? (drawn?.[1] && resolve(drawn[1]))
  const place = file && {
    file: relative(site, file).replaceAll('\\', '/'),
    line: loc?.line ?? Number(drawn?.[2] ?? 1),
    column: loc ? loc.column + 1 : Number(drawn?.[3] ?? 1),
  }
  const message = first.replace(/^\[[^\]]*\]\s*/, '').replace(/\\0shared:/g, '')
  return { place: place || undefined, message, hint: hintOf(code, message) }
}

function hintOf(code: string | undefined, message: string): string {
  if (code === 'UNRESOLVED_IMPORT') return 'Is the path right, from this file on, with the ending of the file?'
  if (/exported by "lectern/.test(message)) return 'docs/block-author.md lists what "lectern" holds.'
  return again
}

/** Of an import that names a package which is not installed. `importer` is a whole path. */
export function missingPackage(id: string, importer: string, site: string): Fault {
  const lines = readFileSync(importer, 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes(`'${id}'`) || text.includes(`"${id}"`))
  const column = Math.max(0, lines[line]?.indexOf(id) ?? 0)
  const place = {
    file: relative(site, importer).replaceAll('\\', '/'),
    line: Math.max(0, line) + 1,
    column: column + 1,
  }
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id
  return bad(
    `The blocks of this site cannot be compiled.\n\n  ${atPlace(place)}  There is no package "${name}" here.`,
    `npm install ${name} in the site's folder, if that is the package you mean; or take the import out.`,
    { place },
  )
}

/** Of what a module of own blocks has thrown as it was loaded. `folder` holds the compiled blocks. */
export function loadFault(cause: unknown, folder: string, site: string): Fault {
  const place = placeOf(cause, folder, site)
  const message = cause instanceof Error ? cause.message : String(cause)
  return bad(`${place ? atPlace(place) : 'A block of this site'} cannot be loaded: ${message}`, again, {
    cause,
    ...(place ? { place } : {}),
  })
}

/** What React says of a view that gives it what it cannot draw; the place is in none of its frames. */
const notDrawable =
  /^(?:Element type is invalid|Objects are not valid as a React child|Minified React error #(?:31|130))/

/**
 * Of what drawing a page has thrown, where a block of the site's own is the cause. `what` begins the sentence: the page, the example.
 * `own` are the types of own blocks that it shows.
 */
export function drawFault(
  cause: Error,
  what: string,
  own: readonly string[],
  folder: string,
  site: string,
): Fault | undefined {
  const place = placeOf(cause, folder, site)
  if (!place && (own.length === 0 || !notDrawable.test(cause.message))) return undefined
  const isBrowser = /^(?:window|document|navigator|local\w+|session\w+|location) is not defined/.test(cause.message)
  return bad(
    `${what} cannot be drawn.\n\n  ${place ? atPlace(place) : own.map((type) => `blocks/${type}/view.tsx`).join(', ')}  ${cause.message}`,
    isBrowser
      ? 'A view, and the first drawing of an island, runs as the site is built, where there is no browser: use it in an effect of an island.'
      : again,
    { cause, ...(place ? { place } : {}) },
  )
}

/** The nearest frame in the compiled blocks, in the author's own lines. */
function placeOf(error: unknown, folder: string, site: string): FaultPlace | undefined {
  const name = folder.replaceAll('\\', '/').split('/').at(-1)
  const frame = new RegExp(`/${name}/blocks\\.mjs:(\\d+):(\\d+)`).exec(
    error instanceof Error ? (error.stack ?? '') : '',
  )
  if (!frame) return undefined
  const map = new SourceMap(JSON.parse(readFileSync(join(folder, 'blocks.mjs.map'), 'utf8')))
  const entry = map.findEntry(Number(frame[1]) - 1, Number(frame[2]) - 1)
  if (!('originalSource' in entry)) return undefined
  return {
    file: relative(site, resolve(folder, entry.originalSource)).replaceAll('\\', '/'),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  }
}
