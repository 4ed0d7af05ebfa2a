// What every capability is given, and what a request about a place in a file finds there.
import { fileURLToPath } from 'node:url'
import type { ClientCapabilities, Connection, Position } from 'vscode-languageserver'
import { nodeAt, type TextNode } from '../manifest/read/written/text-node.ts'
import type { Site } from './site/site.ts'
import type { SiteText } from './site/site-text.ts'
import type { Sites } from './site/sites.ts'
import { isMarkdownFile, isTable } from './text/entry-text.ts'

/** What a request about a text needs; the preview's YAML pane has no connection. */
export interface TextContext {
  sites: Sites
  /** Lectern's own folder: docs, pictures of blocks. */
  engine: string
  client: ClientCapabilities
  /** What the editor calls itself. */
  editor: string
  /** Initialization options. */
  options: ClientOptions
}

/** Neovim's own completion puts a line break into a line as the sign NUL; plugins that do better announce snippet support. */
export const completesOneLine = ({ editor, client }: TextContext): boolean =>
  editor === 'Neovim' && client.textDocument?.completion?.completionItem?.snippetSupport !== true

export interface Context extends TextContext {
  connection: Connection
  /** Of a text that is open in the editor. */
  versionOf(path: string): number | undefined
  /** Folders that are open in the editor. */
  folders: readonly string[]
}

export interface ClientOptions {
  /** Address of the live preview; left out, the one that `npm run dev` has. */
  preview?: string
  /** The editor's command that lists references, given a file and a position. */
  showReferences?: string
  /** The editor's command that opens a page of the preview, given its address and the folder of the manifest. */
  showPage?: string
  /** Whether it takes the notification `lectern/site`. */
  showsStatus?: boolean
  /** Whether `|width=380` behind the address of a picture in Markdown makes it so wide. */
  takesPictureWidths?: boolean
}

/** A file of a site, as a request names it. */
export interface FileOfSite {
  context: TextContext
  site: Site
  file: SiteText
}

export interface RequestedPlace extends FileOfSite {
  offset: number
  /** Of the file, or as much of it as belongs to the entry at the place. */
  tree: TextNode
  node: TextNode
}

/** Undefined for a file of no site, and for what is no file. */
export function pathOfUri(uri: string): string | undefined {
  return uri.startsWith('file:') ? fileURLToPath(uri) : undefined
}

/** A file whose text is YAML as a whole. */
export function requestedYaml(context: TextContext, document: { uri: string }): FileOfSite | undefined {
  const found = requestedFile(context, document)
  return found && (isMarkdownFile(found.file.path) || isTable(found.file.path)) ? undefined : found
}

/** The same of entries in Markdown and in tables, too. */
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
