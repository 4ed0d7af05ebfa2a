// Faults of a site's own blocks, each with its place in the author's file: while compiling, loading and drawing them.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { filesUnder } from '../../src/files-under.ts'
import { completeTheme } from '../../src/presets/complete-theme.ts'
import type { Fault, FaultPlace } from '../../src/problems/fault.ts'
import { Lines } from '../../src/problems/lines.ts'
import { nearest } from '../../src/problems/nearest.ts'
import { themeCss } from '../../src/render/theme-css.ts'
import { decodedAddress } from '../../src/site/decoded-address.ts'
import { bad } from './folders.ts'
import { unknownNames } from './unknown-names.ts'

/** The fields of a bundler error that are read here. */
interface BundlerError {
  code?: string
  message: string
  loc?: { file?: string; line: number; column: number }
  id?: string
}

const fixAndRepeat = 'Fix this line and run the command again.'
const placeText = ({ file, line, column }: FaultPlace) => `${file}:${line}:${column}`

/** Makes a Fault of an error from bundling own blocks. `site` is the site's folder. */
export function compileFault(cause: unknown, site: string): Fault {
  const errors = (cause as { errors?: BundlerError[] }).errors ?? [cause as BundlerError]
  const causes = errors.map((error) => causeOf(error, site))
  const [first] = causes
  const all = causes.map(({ place, message }) => (place ? `${placeText(place)}  ${message}` : message)).join('\n\n  ')
  return bad(`The blocks of this site cannot be compiled.\n\n  ${all}`, first?.hint ?? fixAndRepeat, {
    cause,
    ...(first?.place ? { place: first.place } : {}),
  })
}

/** The names that a program of an own block uses and nothing declares. */
export function unknownIn(file: string): BundlerError[] {
  const lines = new Lines(readFileSync(file, 'utf8'))
  return unknownNames(file, lines.text).map(({ message, at }) => {
    const { line, column } = lines.pointAt(at)
    return { message, loc: { file, line, column: column - 1 } }
  })
}

function causeOf({ code, message: text, loc, id }: BundlerError, site: string) {
  const lines = stripVTControlCharacters(text).split('\n')
  const [first = ''] = lines
  // The transformer names the file only in its code frame.
  const frame = /\[ (.+):(\d+):(\d+) \]/.exec(lines.join('\n'))
  const file = loc?.file ?? (id?.startsWith('\0') ? undefined : id) ?? (frame?.[1] && resolve(frame[1]))
  const place = file && {
    file: relative(site, file.replace(/\?.*$/, '')).replaceAll('\\', '/'),
    line: loc?.line ?? Number(frame?.[2] ?? 1),
    column: loc ? loc.column + 1 : Number(frame?.[3] ?? 1),
  }
  const message = first
    .replace(/^\[[^\]]*\]\s*/, '')
    .replace(/\\0shared:/g, '')
    .replace(/^\/\S+:\d+:\d+: /, '')
  return { place: place || undefined, message, hint: hintOf(code, message) }
}

function hintOf(code: string | undefined, message: string): string {
  if (code === 'UNRESOLVED_IMPORT') return 'Is the path right, from this file on, with the ending of the file?'
  if (/exported by "lectern/.test(message)) return 'docs/block-author.md lists what "lectern" holds.'
  return fixAndRepeat
}

/**
 * Makes a Fault of a style that is not CSS; resolves with undefined for one that is. A browser closes what is open at the end, and the bundler
 * reports other faults there.
 */
export async function syntaxFault(type: string, site: string): Promise<Fault | undefined> {
  const { CssSyntaxError, parse } = await import('postcss')
  try {
    parse(readFileSync(join(site, styleOf(type)), 'utf8'))
    return undefined
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const { line = 1, column = 1, reason } = error
    return styleFault(type, { line, column }, `${reason}.`, fixAndRepeat)
  }
}

/**
 * Makes a Fault of a style that names what no page has: an import that could not be bundled, a missing file, or one that the
 * Content-Security-Policy refuses. `css` is the bundled style of the block; undefined for one without faults.
 */
export function lostInStyle(type: string, css: string, site: string): Fault | undefined {
  const property = misspeltProperty(type, css, site)
  if (property) return property
  const named = css.matchAll(/(@import)\s*(?:url\()?["']?([^"')\s;]+)|()url\(\s*["']?([^"')]+)/g)
  for (const [, rule, imported, , found = imported ?? ''] of named) {
    // A file of the block's folder has been named anew.
    const url = found.replace(/^\/assets\/(.+)-[\w-]{8}(?=\.\w+$)/, '$1')
    if (!rule && (/^(?:#|data:image\/)/i.test(url) || isPublic(url, site))) continue
    const at = placeInStyle(type, url, site)
    const putIt = 'Put it below "public", and write its path with a slash in front.'
    const [message, hint] = rule
      ? ['A style imports files of this site only', 'Take the line away; fonts are named under "theme:".']
      : /^(?:[a-z]+:|\/\/)/i.test(url)
        ? ["The site's security policy refuses what is not a file of this site", putIt]
        : ['There is no such file', putIt]
    return styleFault(type, at, `${message}: "${url.slice(0, 80)}".`, hint)
  }
  return undefined
}

/** A custom property that nothing sets and whose name is nearly that of one of the theme, or of this style. */
function misspeltProperty(type: string, css: string, site: string): Fault | undefined {
  const set = new Set(css.match(/--[\w-]+(?=\s*:)/g))
  const used = [...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name)
  const unset = used.filter((name) => !set.has(name) && !ofTheme.has(name))
  if (unset.length === 0) return undefined
  const folder = join(site, 'blocks', type)
  const programs = filesUnder(folder).filter((file) => /\.[jt]sx?$/.test(file))
  // A view may set a property in its `style`.
  const texts = programs.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  for (const name of unset) {
    const meant = texts.includes(name) ? undefined : nearest(name, [...set, ...ofTheme])
    if (meant === undefined) continue
    const message = `There is no custom property "${name}".`
    return styleFault(type, placeInStyle(type, name, site), message, `Did you mean "${meant}"?`)
  }
  return undefined
}

const ofTheme = new Set(themeCss(completeTheme(), 'en').match(/--[\w-]+(?=:)/g))

function placeInStyle(type: string, name: string, site: string) {
  const lines = new Lines(readFileSync(join(site, styleOf(type)), 'utf8'))
  return lines.pointAt(Math.max(0, lines.text.indexOf(name)))
}

const styleOf = (type: string) => `blocks/${type}/style.css`

function styleFault(type: string, at: Pick<FaultPlace, 'line' | 'column'>, message: string, hint: string): Fault {
  const place = { file: styleOf(type), ...at }
  return bad(`${placeText(place)}  ${message}`, hint, { place })
}

const isPublic = (url: string, site: string) =>
  url.startsWith('/') && existsSync(join(site, 'public', decodedAddress(url.replace(/[?#].*$/, ''))))

/** Makes a Fault for an import of a package that is not installed. `importer` is an absolute path. */
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
    `The blocks of this site cannot be compiled.\n\n  ${placeText(place)}  There is no package "${name}" here.`,
    `npm install ${name} in the site's folder, if that is the package you mean; or take the import out.`,
    { place },
  )
}

/** Makes a Fault of an error thrown while the compiled blocks were loaded. `folder` contains them. */
export function loadFault(cause: unknown, folder: string, site: string): Fault {
  const place = placeOf(cause, folder, site)
  const message = cause instanceof Error ? cause.message : String(cause)
  return bad(`${place ? placeText(place) : 'A block of this site'} cannot be loaded: ${message}`, fixAndRepeat, {
    cause,
    ...(place ? { place } : {}),
  })
}

/** React's errors about values that it cannot render; their stack does not name the view. */
const notDrawable =
  /^(?:Element type is invalid|Objects are not valid as a React child|Minified React error #(?:31|130))/

/**
 * Makes a Fault of an error from rendering a page, or returns undefined when no own block caused it. `what` begins the sentence: the
 * page or the example. `own` are the own blocks on it.
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
    `${what} cannot be drawn.\n\n  ${place ? placeText(place) : own.map((type) => `blocks/${type}/view.tsx`).join(', ')}  ${cause.message}`,
    isBrowser
      ? 'A view, and the first drawing of an island, runs as the site is built, where there is no browser: use it in an effect of an island.'
      : fixAndRepeat,
    { cause, ...(place ? { place } : {}) },
  )
}

/** Maps the topmost stack frame in the compiled blocks to the author's file; undefined when there is none. */
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
