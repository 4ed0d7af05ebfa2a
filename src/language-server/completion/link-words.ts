// Offers link targets: pages and anchors of the cursor's reading, or of all readings, and anchors of the same page.
import { CompletionItemKind } from 'vscode-languageserver'
import type { TextNode } from '../../manifest/read/written/text-node.ts'
import type { FileOfSite } from '../context.ts'
import { wholePath } from '../site/named-at.ts'
import type { OfferedWord } from './offer.ts'

export function linkWords({ site, file }: FileOfSite, node: TextNode): OfferedWord[] {
  const draft = site.lastDraft()
  const [top, name, group, page] = wholePath({ site, file }, node)
  const own = top === 'readings' ? draft.readings.find((one) => one.name === name) : undefined
  const found = new Map<string, OfferedWord>()
  for (const reading of own ? [own] : draft.readings)
    for (const { route, fields, blocks } of reading.pages.values()) {
      const detail = typeof fields.title === 'string' ? fields.title : undefined
      found.set(route, { word: route, detail, kind: CompletionItemKind.File })
      for (const { anchors, fields: of, type } of blocks)
        for (const anchor of anchors) {
          const written = of().title
          const title = typeof written === 'string' ? written : type
          const kind = CompletionItemKind.Reference
          found.set(`${route}#${anchor}`, { word: `${route}#${anchor}`, detail: title, kind })
          if (own && group === 'routes' && route === page)
            found.set(`#${anchor}`, { word: `#${anchor}`, detail: title, kind })
        }
    }
  const pages = [...found.values()]
  return [...pages.filter(({ word }) => !word.includes('#')), ...pages.filter(({ word }) => word.includes('#'))]
}
