// Returns the completions of the language server for the YAML pane.
import { pathToFileURL } from 'node:url'
import { completion } from '../../language-server/capabilities/completion.ts'
import { Sites } from '../../language-server/site/sites.ts'
import type { Completion } from '../review/yaml-messages.ts'

interface CompletionPlace {
  /** Absolute path of the file. */
  path: string
  text: string
  offset: number
  /** The site's folder. */
  root: string
  /** The engine's folder. */
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

/** Turns an LSP snippet into text, with its first placeholder selected. */
function plainOf(snippet: string): Pick<Completion, 'text' | 'select'> {
  let text = ''
  let select: Completion['select']
  for (const [whole, escaped, placeholder, choices] of snippet.matchAll(
    /\\([\\$}])|\$\{\d+:((?:\\.|[^}\\])*)\}|\$\{\d+\|((?:\\.|[^|\\])*)\|\}|[^\\$]+|[\\$]/g,
  )) {
    const replacement = escaped ?? (placeholder ?? choices?.split(/(?<!\\),/)[0])?.replace(/\\(.)/g, '$1') ?? whole
    if ((placeholder !== undefined || choices !== undefined) && !select)
      select = { from: text.length, to: text.length + replacement.length }
    text += replacement
  }
  return { text, ...(select && { select }) }
}
