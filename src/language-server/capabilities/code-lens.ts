// Returns code lenses above pages, fragments, forms and facts: the number of uses, and a link to the preview.
import { dirname } from 'node:path'
import { type CodeLens, type Command, MessageType, ShowMessageNotification } from 'vscode-languageserver'
import { type Mention, mentionsOf } from '../../manifest/inspect/names.ts'
import { countedPages } from '../../manifest/inspect/pages-in-words.ts'
import { pagesUsing } from '../../manifest/inspect/pages-using.ts'
import type { TextNode } from '../../manifest/read/written/text-node.ts'
import type { FileOfSite, ServerContext, TextContext } from '../context.ts'
import { wholePath } from '../site/named-at.ts'

export const openInPreview = 'lectern.openInPreview'

const countedKinds: readonly Mention['kind'][] = ['route', 'fragment', 'form', 'fact']

export function codeLenses(found: FileOfSite): CodeLens[] {
  const { context, site, file } = found
  const declared = new Map(
    mentionsOf(site.draft()).flatMap((one) =>
      one.role === 'declared' && one.isKey && countedKinds.includes(one.kind)
        ? [[one.path.join('\n'), one] as const]
        : [],
    ),
  )
  // Names are at most three levels deep, or at the top of an included file.
  const candidates = [...nodesAbove(file.tree, 4)].filter(({ at }) => typeof at === 'string')
  return candidates.flatMap((node): CodeLens[] => {
    const path = wholePath(found, node)
    const mention = declared.get(path.join('\n'))
    if (!mention) return []
    const range = file.rangeOf(node.head, node.headEnd)
    const pages = pagesUsing(site.draft(), mention).length
    const verb = mention.kind === 'route' ? 'linked from' : 'used on'
    const lenses = [{ range, command: usesCommand(context, `${verb} ${countedPages(pages)}`, file.uri, range.start) }]
    if (mention.kind !== 'route') return lenses
    const open = previewCommand(context, mention.name, String(path[1]), dirname(site.manifest))
    return [...lenses, { range, command: open }]
  })
}

function* nodesAbove(node: TextNode, depth: number): Generator<TextNode> {
  if (depth < 0) return
  yield node
  for (const child of node.children) yield* nodesAbove(child, depth - 1)
}

/** The lens can be clicked where the editor has a command that lists references; otherwise it is text. */
const usesCommand = ({ options }: TextContext, title: string, uri: string, position: unknown): Command => ({
  title,
  command: options.showReferences ?? '',
  ...(options.showReferences ? { arguments: [uri, position] } : {}),
})

/** Uses the editor's own command to open a page, where it has one. */
const previewCommand = (context: TextContext, route: string, reading: string, folder: string): Command => {
  const { showPage } = context.options
  const title = 'open in preview'
  if (showPage === undefined) return { title, command: openInPreview, arguments: [route, reading] }
  return { title, command: showPage, arguments: [previewAddress(context, route, reading), folder] }
}

/** Returns the URL of the live preview. */
export const previewOf = ({ options }: TextContext): string =>
  (options.preview ?? 'http://127.0.0.1:5173').replace(/\/$/, '')

/** Returns the URL of a page in the live preview. */
export const previewAddress = (context: TextContext, route: string, reading: string): string =>
  `${previewOf(context)}${route}?${new URLSearchParams({ reading })}`

/** Opens a page of the live preview in a browser, or shows its URL as a message where the editor opens no URLs. */
export async function openPage(context: ServerContext, route: string, reading: string): Promise<void> {
  const { client, connection } = context
  const uri = previewAddress(context, route, reading)
  const opening = client.window?.showDocument?.support
    ? connection.window.showDocument({ uri, external: true })
    : Promise.resolve({ success: false })
  const { success } = await opening.catch(() => ({ success: false }))
  // A notification, because `showInformationMessage` is a request, for which Neovim waits at a prompt.
  if (!success)
    await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message: `Open ${uri}` })
}
