// Locations in files of a site, as editors take them.
import type { Location } from 'vscode-languageserver'
import type { Entry } from '../../content/entry.ts'
import type { Path, PathSpot } from '../../problems/finding.ts'
import type { SiteInEditor } from './site.ts'

export function locationAt(site: SiteInEditor, path: Path, on: PathSpot['on']): Location {
  const source = site.current()?.source
  const { text, start, end } = source?.place({ path, on }) ?? { text: { file: site.project.file }, start: 0, end: 0 }
  return locationIn(site, text.file, start, end)
}

/** Returns the location of a value in the file of an entry. */
export function locationInEntry(site: SiteInEditor, entry: Pick<Entry, 'at'>, spot: PathSpot): Location {
  const { text, start, end } = entry.at.place(spot)
  return locationIn(site, text.file, start, end)
}

export function locationIn(site: SiteInEditor, file: string, start: number, end: number): Location {
  const text = site.textNamed(file)
  return { uri: text.uri, range: text.rangeOf(start, end) }
}
