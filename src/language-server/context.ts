// Defines what capabilities get, and finds the file and node of a request.
import { fileURLToPath } from 'node:url'
import type { ClientCapabilities, Connection, Position } from 'vscode-languageserver'
import { nodeAt, type TextNode } from '../manifest/read/written/text-node.ts'
import type { SiteInEditor } from './site/site.ts'
import type { SiteText } from './site/site-text.ts'
import type { Sites } from './site/sites.ts'
import { isMarkdownFile, isTable } from './text/entry-text.ts'

/** The context of requests about a text. The preview's YAML pane has no connection. */
export interface TextContext {
  sites: Sites
  /** The engine's folder, with docs and pictures of blocks. */
  engine: string
  client: ClientCapabilities
  /** The editor's name in `clientInfo`. */
  editor: string
  /** Initialization options. */
  options: ClientOptions
}

/** True for Neovim's own completion, which inserts line breaks as NUL characters. Its plugins announce snippet support. */
export const completesOneLine = ({ editor, client }: TextContext): boolean =>
  editor === 'Neovim' && client.textDocument?.completion?.completionItem?.snippetSupport !== true

export interface ServerContext extends TextContext {
  connection: Connection
  /** Returns the version of a file that is open in the editor. */
  versionOf(path: string): number | undefined
  /** Folders that are open in the editor. */
  folders: readonly string[]
}

export interface ClientOptions {
  /** URL of the live preview; left out, that of `npm run dev`. */
  preview?: string
  /** The editor's command that lists references, with a URI and a position as arguments. */
  showReferences?: string
  /** The editor's command that opens a page of the preview, with its URL and the manifest's folder as arguments. */
  showPage?: string
  /** True when the editor handles the notification `lectern/site`. */
  showsStatus?: boolean
  /** True when the editor supports `|width=380` after the URL of a picture in Markdown. */
  takesPictureWidths?: boolean
}

/** A file of a site, as requested. */
export interface FileOfSite {
  context: TextContext
  site: SiteInEditor
  file: SiteText
}

export interface RequestedPlace extends FileOfSite {
  offset: number
  /** The tree of the file, or, in a large file, of the entry at the offset. */
  tree: TextNode
  node: TextNode
}

/** Returns the path of a `file:` URI; undefined for other URIs. */
export function pathOfUri(uri: string): string | undefined {
  return uri.startsWith('file:') ? fileURLToPath(uri) : undefined
}

/** Returns the file where it is YAML as a whole; undefined for Markdown, tables and files of no site. */
export function requestedYaml(context: TextContext, document: { uri: string }): FileOfSite | undefined {
  const found = requestedFile(context, document)
  return found && (isMarkdownFile(found.file.path) || isTable(found.file.path)) ? undefined : found
}

/** Returns the file, including Markdown and tables; undefined for a file of no site. */
export function requestedFile(context: TextContext, { uri }: { uri: string }): FileOfSite | undefined {
  const path = pathOfUri(uri)
  const site = path === undefined ? undefined : context.sites.of(path)
  return site && path !== undefined ? { context, site, file: site.text(path) } : undefined
}

export function requestedPlace(
  context: TextContext,
  { textDocument, position }: { textDocument: { uri: string }; position: Position },
): RequestedPlace | undefined {
  const found = requestedFile(context, textDocument)
  if (!found) return undefined
  const offset = found.file.offsetAt(position)
  const tree = found.file.treeAt(offset)
  return { ...found, offset, tree, node: nodeAt(tree, offset) }
}
