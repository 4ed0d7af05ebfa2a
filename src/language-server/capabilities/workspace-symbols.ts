// Finds pages, blocks, fragments, forms, facts and ids of all open sites by letters of their name or title.
import { type Location, SymbolInformation, SymbolKind, type WorkspaceSymbolParams } from 'vscode-languageserver'
import { type Mention, mentionsOf } from '../../manifest/inspect/names.ts'
import type { ServerContext } from '../context.ts'
import { locationAt } from '../site/location.ts'
import { locationsOf } from '../site/named-at.ts'
import type { SiteInEditor } from '../site/site.ts'

/** The number of results. Editors ask again with each letter. */
const maxSymbols = 200

interface SiteSymbol {
  name: string
  kind: SymbolKind
  /** What contains it, or its value. */
  about: string
  locations(): Location[]
}

export function workspaceSymbols(
  { sites, folders }: ServerContext,
  { query }: WorkspaceSymbolParams,
): SymbolInformation[] {
  const found: SymbolInformation[] = []
  for (const site of sites.inFolders(folders))
    for (const { name, kind, about, locations } of symbolsOf(site)) {
      if (found.length >= maxSymbols) return found
      if (!matches(`${name} ${about}`, query)) continue
      for (const { uri, range } of locations().slice(0, 1))
        found.push(SymbolInformation.create(name, kind, range, uri, about))
    }
  return found
}

/** True when the text has the letters of the query in their order. */
function matches(text: string, query: string): boolean {
  let at = 0
  const lower = text.toLowerCase()
  for (const letter of query.toLowerCase().replace(/\s+/g, '')) {
    at = lower.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

const kinds: Record<Exclude<Mention['kind'], 'route'>, SymbolKind> = {
  anchor: SymbolKind.Key,
  fragment: SymbolKind.Class,
  fact: SymbolKind.Constant,
  form: SymbolKind.Interface,
  field: SymbolKind.Field,
  reading: SymbolKind.Module,
}

function* symbolsOf(site: SiteInEditor): Generator<SiteSymbol> {
  const { readings } = site.draft()
  for (const { name, pages } of readings)
    for (const { route, path, fields, blocks } of pages.values()) {
      const reading = readings.length > 1 ? ` (${name})` : ''
      const locations = () => [locationAt(site, path, 'entry')]
      yield { name: route, kind: SymbolKind.File, about: `${textOf(fields.title)}${reading}`, locations }
      for (const block of blocks) {
        const title = textOf(block.fields().title)
        const about = `${block.type ?? block.use ?? ''} on ${route}${reading}`
        if (title)
          yield {
            name: title,
            kind: SymbolKind.Object,
            about,
            locations: () => [locationAt(site, block.path, 'entry')],
          }
      }
    }
  for (const mention of mentionsOf(site.draft())) {
    const { kind, name, role, within } = mention
    if (role !== 'declared' || kind === 'route') continue
    const says = kind === 'fact' ? site.names().get(`facts.${name}`) : within.join(', ')
    const about = [kind === 'anchor' ? 'id' : kind, says].filter(Boolean).join(' · ')
    yield { name, kind: kinds[kind], about, locations: () => locationsOf(site, [mention]) }
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
