// Explains a whole page, redirect, fact or fragment for `npm run explain`, each with its line in the manifest.
import { mentionsNamed } from '../../src/manifest/inspect/names.ts'
import { shownPlacesOf } from '../../src/manifest/inspect/whereabouts.ts'
import { draft } from '../../src/manifest/sense/draft.ts'
import { originsIn } from '../../src/preview/session/locate.ts'
import { translatedPage } from '../../src/preview/session/translated-page.ts'
import type { Path } from '../../src/problems/finding.ts'
import type { Placement } from '../../src/problems/place.ts'
import { valueAt } from '../../src/site/groups.ts'
import type { Site } from '../../src/site/model.ts'
import { patternsLast, redirectAt } from '../../src/site/redirects.ts'
import type { SoundSite } from './sound-site.ts'

/** Returns lines of text; undefined when the address names a part of a page. */
export function explainWhole(address: string, loaded: SoundSite): string[] | undefined {
  const name = address.replace(/^\{\s*|\s*\}$/g, '')
  return (
    page(address, loaded) ??
    redirect(address, loaded) ??
    elsewhere(address, loaded) ??
    fact(name, loaded) ??
    fragment(name, loaded)
  )
}

function page(path: string, loaded: SoundSite): string[] | undefined {
  const { site, manifest } = loaded
  const route = site.routes.find((each) => each.path === path)
  if (!route) return undefined
  const place = (...inside: Path) => {
    const [first] = originsIn(loaded, site.reading, ['routes', path, ...inside], 'entry')
    return first ? lineAt(first.place) : where(['readings', site.reading, 'routes', writtenAs], loaded)
  }
  const translated = translatedPage(loaded, site, path)
  const writtenAs = translated && !translated.isAnew(['routes']) ? translated.path : path
  const source = manifest.readings[site.reading]?.routes[writtenAs]
  const blocks = route.blocks.map(({ type, id, props }, index) => {
    const title = typeof props.title === 'string' ? `: ${props.title}` : ''
    const written = source?.blocks[index] as { use?: string } | undefined
    const from = written?.use === undefined ? '' : `, from the fragment ${written.use}`
    return `${where(['readings', site.reading, 'routes', writtenAs, 'blocks', index], loaded)}  ${type}${id ? ` (#${id})` : ''}${title}${from}`
  })
  const layout = ['readings', site.reading, 'layout']
  return [
    `The page ${path} of reading ${site.reading}:`,
    '',
    `  ${place('title')}  title: ${route.title}`,
    `  ${place('description')}  description: ${route.description}`,
    ...(route.unlisted ? [`  ${place('unlisted')}  unlisted: no search engine is shown it`] : []),
    '',
    ...blocks.map((line) => `  ${line}`),
    '',
    `Header and footer are those of every page: ${where(layout, loaded)}.`,
    `For one of its texts: npm run explain -- ${path} ${route.blocks[0]?.type ?? 'title'}.title`,
  ]
}

/** A page that only another reading has. */
function elsewhere(path: string, loaded: SoundSite): string[] | undefined {
  const { site, manifest } = loaded
  for (const [reading, { routes }] of Object.entries(manifest.readings))
    if (Object.hasOwn(routes, path)) {
      const at = ['readings', reading, 'routes', path]
      const heading = `Reading ${site.reading} has nothing at ${path}. It is a page of reading ${reading}:`
      return [
        heading,
        '',
        `  ${where(at, loaded)}  ${path}: ${routes[path]?.title}`,
        '',
        `More: npm run explain -- ${path} --reading ${reading}`,
      ]
    }
  return undefined
}

function redirect(path: string, loaded: SoundSite): string[] | undefined {
  const { site, manifest } = loaded
  const addresses = [path, inFirstLanguage(path, site)]
  for (const [reading, { redirects = {} }] of [
    [site.reading, manifest.readings[site.reading] ?? {}] as const,
    ...Object.entries(manifest.readings),
  ]) {
    const sources = Object.keys(redirects).map((from) => ({ from, to: '' }))
    const matching = addresses.flatMap((at) => sources.filter((source) => redirectAt([source], at)))
    const from = patternsLast(matching)[0]?.from
    const lead = from === undefined ? undefined : redirects[from]
    if (from === undefined || lead === undefined) continue
    const to = typeof lead === 'string' ? lead : lead.to
    const whole = redirectAt(site.redirects, path)?.to ?? to
    const lines = [
      `${path} is a redirect of reading ${reading}: it leads to ${whole}.`,
      '',
      `  ${where(['readings', reading, 'redirects', from], loaded)}  ${from}: ${to}`,
    ]
    return reading === site.reading ? lines : [...lines, '', `Reading ${site.reading} has nothing at ${path}.`]
  }
  return undefined
}

/** `/old` for `/de/old`. */
function inFirstLanguage(path: string, { editions = {} }: Site): string {
  const edition = Object.values(editions).find(({ at }) => path.startsWith(`${at}/`))
  return edition ? path.slice(edition.at.length) : path
}

function fact(name: string, loaded: SoundSite): string[] | undefined {
  const key = name.replace(/^facts\./, '')
  const { manifest } = loaded
  const value = manifest.facts && Object.hasOwn(manifest.facts, key) ? manifest.facts[key] : undefined
  if (value === undefined) return undefined
  const uses = mentionsNamed(draft(manifest), { kind: 'fact', name: key }).filter(({ as }) => as === 'in braces')
  return [
    `The fact ${key}: ${value}`,
    '',
    `  ${where(['facts', key], loaded)}  ${key}: ${value}`,
    '',
    ...used(uses.map(({ path }) => `${where(path, loaded)}  ${textAt(manifest, path)}`)),
  ]
}

function fragment(name: string, loaded: SoundSite): string[] | undefined {
  const key = name.replace(/^fragments\./, '')
  const { manifest } = loaded
  const value = manifest.fragments && Object.hasOwn(manifest.fragments, key) ? manifest.fragments[key] : undefined
  if (value === undefined) return undefined
  const { type, title } = value as { type?: string; title?: string }
  const uses = shownPlacesOf(loaded).usesOf(key)
  return [
    `The fragment ${key}, of type ${type}${title ? `: ${title}` : ''}`,
    '',
    `  ${where(['fragments', key], loaded)}  ${key}`,
    '',
    ...used(
      uses.map(({ reading, path, index, differing }) => {
        const other = differing.length === 0 ? '' : `, with another ${differing.join(', ')}`
        const at = ['readings', reading, 'routes', path, 'blocks', index]
        return `${where(at, loaded)}  on ${path} of reading ${reading}${other}`
      }),
    ),
  ]
}

const textAt = (manifest: unknown, path: Path) => String(valueAt(manifest, path)).replace(/\s+/g, ' ').trim()

const used = (lines: readonly string[]) => {
  const once = [...new Set(lines)]
  const times = `${once.length} place${once.length === 1 ? '' : 's'}`
  return once.length === 0 ? ['Nothing uses it.'] : [`Used in ${times}:`, ...once.map((line) => `  ${line}`)]
}

const where = (at: Path, { source }: SoundSite): string => lineAt(source.place({ path: at, on: 'entry' }))

/** `site.yaml:12`. */
const lineAt = ({ text, start }: Placement): string => `${text.file}:${text.lines.pointAt(start).line}`
