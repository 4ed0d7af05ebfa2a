// What the language server offers at a place of a text, for the YAML pane: the same in both.
import { pathToFileURL } from 'node:url'
import { completion } from '../../language-server/capabilities/completion.ts'
import { Sites } from '../../language-server/site/sites.ts'
import type { Completion } from '../review/yaml-messages.ts'

export interface CompletionPlace {
  /** Whole paths of the manifest and of the file. */
  manifest: string
  path: string
  text: string
  offset: number
  /** The site's folder and the engine's. */
  root: string
  engine: string
}

let typed: { path: string; text: string } | undefined
let sites: Sites | undefined

export function completionsAt({ path, text, offset, root, engine }: CompletionPlace): Completion[] {
  sites ??= new Sites(root, (file) => (typed?.path === file ? typed.text : undefined))
  typed = { path, text }
  const site = sites.of(path)
  if (!site) return []
  site.touch()
  const file = site.text(path)
  const { items } = completion(
    {
      sites,
      engine,
      editor: 'lectern',
      client: { textDocument: { completion: { completionItem: { snippetSupport: true } } } },
      options: {},
    },
    { textDocument: { uri: pathToFileURL(path).href }, position: file.positionAt(offset) },
  )
  return items.flatMap(({ label, detail, documentation, textEdit }) => {
    if (!textEdit || !('range' in textEdit)) return []
    const about = typeof documentation === 'object' ? documentation.value : documentation
    return [
      {
        label,
        ...(detail !== undefined && { detail }),
        ...(about !== undefined && { about }),
        start: file.offsetAt(textEdit.range.start),
        end: file.offsetAt(textEdit.range.end),
        ...plainOf(textEdit.newText),
      },
    ]
  })
}

/** A snippet as text, with the first place to fill in. */
function plainOf(snippet: string): Pick<Completion, 'text' | 'select'> {
  let text = ''
  let select: Completion['select']
  for (const [whole, escaped, stands, choices] of snippet.matchAll(
    /\\([\\$}])|\$\{\d+:((?:\\.|[^}\\])*)\}|\$\{\d+\|((?:\\.|[^|\\])*)\|\}|[^\\$]+|[\\$]/g,
  )) {
    const put = escaped ?? (stands ?? choices?.split(/(?<!\\),/)[0])?.replace(/\\(.)/g, '$1') ?? whole
    if ((stands !== undefined || choices !== undefined) && !select)
      select = { from: text.length, to: text.length + put.length }
    text += put
  }
  return { text, ...(select && { select }) }
}
