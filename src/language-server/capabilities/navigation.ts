// From a name to where it is declared, and to everywhere it is used.
import type {
  DefinitionParams,
  DocumentHighlight,
  DocumentHighlightParams,
  Location,
  ReferenceParams,
} from 'vscode-languageserver'
import { mentionsOfSame } from '../../manifest/inspect/names.ts'
import { askedAt, type Context } from '../context.ts'
import { locationsOf, namedAt } from '../site/named-at.ts'
import { siteNameAt } from '../site/site-name.ts'

export function definition(context: Context, params: DefinitionParams): Location[] {
  const place = askedAt(context, params)
  if (!place) return []
  const named = namedAt(place)
  if (!named) return siteNameAt(place)?.declared ?? []
  const same = mentionsOfSame(place.site.draft(), named.mention)
  return locationsOf(
    place.site,
    same.filter(({ role }) => role === 'declared'),
  )
}

export function references(context: Context, params: ReferenceParams): Location[] {
  const place = askedAt(context, params)
  const named = place && namedAt(place)
  if (!place || !named) return []
  const same = mentionsOfSame(place.site.draft(), named.mention)
  return locationsOf(
    place.site,
    same.filter(({ role }) => role === 'used' || params.context.includeDeclaration),
  )
}

/** The same name in the file that is open. */
export function highlights(context: Context, params: DocumentHighlightParams): DocumentHighlight[] {
  const place = askedAt(context, params)
  const named = place && namedAt(place)
  if (!place || !named) return []
  return locationsOf(place.site, mentionsOfSame(place.site.draft(), named.mention)).flatMap(({ uri, range }) =>
    uri === place.file.uri ? [{ range }] : [],
  )
}
