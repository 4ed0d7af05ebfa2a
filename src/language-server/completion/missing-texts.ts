// Offers untranslated texts as keys in a file of translations.
import { CompletionItemKind } from 'vscode-languageserver'
import { languageStatus } from '../../manifest/languages/check-translations.ts'
import { lineEnd } from '../../problems/lines.ts'
import { shortened } from '../../site/shortened.ts'
import type { FileOfSite } from '../context.ts'
import { translatedTag } from '../site/entry-file.ts'
import type { Cursor } from './cursor.ts'
import type { InText } from './names-in-text.ts'
import { printedScalar } from './snippet.ts'

/** Characters of a text that are shown in the list. */
const maxLabelLength = 80

export function missingTexts(fileOfSite: FileOfSite, { start, end, lead }: Cursor): InText {
  const { site, file } = fileOfSite
  const tag = translatedTag(fileOfSite)
  const loaded = site.current()
  const { text } = file
  if (tag === undefined || !loaded?.readings) return { start, end, offers: [] }
  const { missing } = languageStatus(loaded.readings, site.draft(), loaded.source, tag)
  const hasColon = /^[ \t]*:/.test(text.slice(end, lineEnd(text, end)))
  const offers = missing.map(({ text: source, path }) => ({
    label: shortened(source, maxLabelLength),
    kind: CompletionItemKind.Text,
    detail: path.join('/'),
    about: source,
    pieces: [`${lead}${printedScalar(source)}`, ...(hasColon ? [] : [': ', { placeholder: '' }])],
    filter: source,
  }))
  return { start, end, offers }
}
