// Runs the language server. Each capability is a file of capabilities/.
import {
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { codeActionKinds, codeActions } from './capabilities/code-actions.ts'
import { codeLenses, openInPreview, openPage } from './capabilities/code-lens.ts'
import { colours, contrastHints, presentations } from './capabilities/colours.ts'
import { completion, completionResolve, completionTriggers } from './capabilities/completion.ts'
import { Diagnostics } from './capabilities/diagnostics.ts'
import { CursorFollower } from './capabilities/follow-cursor.ts'
import { formatDocument, formatRange } from './capabilities/formatting.ts'
import { hover } from './capabilities/hover.ts'
import { documentLinks } from './capabilities/links.ts'
import { definition, highlights, references } from './capabilities/navigation.ts'
import { folding, outline, selections } from './capabilities/outline.ts'
import { prepareRename, renameAt } from './capabilities/rename.ts'
import { pageAt, switchReading } from './capabilities/site-status.ts'
import { workspaceSymbols } from './capabilities/workspace-symbols.ts'
import {
  type FileOfSite,
  pathOfUri,
  type RequestedPlace,
  requestedPlace,
  requestedYaml,
  type ServerContext,
} from './context.ts'
import { Lifecycle } from './lifecycle.ts'
import type { SiteInEditor } from './site/site.ts'
import { Sites } from './site/sites.ts'

const capabilities: InitializeResult['capabilities'] = {
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  codeActionProvider: { codeActionKinds },
  completionProvider: { triggerCharacters: completionTriggers, resolveProvider: true },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  documentHighlightProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  documentLinkProvider: {},
  colorProvider: true,
  inlayHintProvider: true,
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  workspaceSymbolProvider: true,
  codeLensProvider: {},
}

export interface Folders {
  /** The folder whose `public/` and `images/` are used for a manifest without its own. */
  root: string
  /** The engine's folder, with its docs. */
  engine: string
}

/** Resolves with the exit code when the client ends the connection or its process is gone. */
export function serve(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  { root, engine }: Folders,
): Promise<number> {
  const writer = new StreamMessageWriter(output)
  const lifecycle = new Lifecycle(writer)
  const connection = createConnection(new StreamMessageReader(input), writer, { messageStrategy: lifecycle })
  const documents = new TextDocuments(TextDocument)
  const texts = new Map<string, TextDocument>()
  const sites = new Sites(root, (path) => texts.get(path)?.getText())
  const context: ServerContext = {
    connection,
    sites,
    engine,
    client: {},
    editor: '',
    options: {},
    versionOf: (path) => texts.get(path)?.version,
    folders: [],
  }
  let diagnostics: Diagnostics
  connection.onInitialize((params) => {
    const result = initialize(context, params)
    diagnostics = new Diagnostics(context)
    return result
  })
  connection.onInitialized(() => {
    if (context.client.workspace?.didChangeWatchedFiles?.dynamicRegistration)
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: '**/*.{yaml,yml,json}' }, { globPattern: '**/{content,images,public}/**' }],
      })
  })
  // Also sent when a file is opened.
  documents.onDidChangeContent(({ document }) => {
    const path = pathOfUri(document.uri)
    if (path === undefined) return
    texts.set(path, document)
    const site = sites.of(path)
    if (site) diagnostics.changed(site)
  })
  /** Checks a site with an open file, and forgets any other, such as one that was only loaded for a search. */
  const checkOrForget = (site: SiteInEditor) => {
    if (site.files().some((file) => texts.has(file))) return diagnostics.changed(site)
    diagnostics.clear(site)
    sites.forget(site)
  }
  documents.onDidClose(({ document }) => {
    texts.delete(pathOfUri(document.uri) ?? '')
    sites.open.forEach(checkOrForget)
  })
  connection.onDidChangeWatchedFiles(() => {
    for (const site of sites.open) {
      site.renew()
      checkOrForget(site)
    }
  })
  answers(connection, context)
  documents.listen(connection)
  connection.listen()
  return new Promise((ended) => {
    const end = () => ended(lifecycle.exitCode)
    connection.onExit(end)
    // A killed editor closes the pipe without `shutdown`.
    input.once('end', end).once('close', end)
  })
}

/** Stores the client's capabilities in the context. */
function initialize(context: ServerContext, params: InitializeParams): InitializeResult {
  const { capabilities: client, clientInfo, initializationOptions: options, workspaceFolders, rootUri } = params
  context.client = client
  const open = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : [])
  context.folders = open.flatMap((uri) => pathOfUri(uri) ?? [])
  context.editor = clientInfo?.name ?? ''
  if (typeof options === 'object' && options !== null) context.options = options
  // Only without a client command: two servers in one VS Code cannot both register a command of this name.
  const own = context.options.showPage === undefined && { executeCommandProvider: { commands: [openInPreview] } }
  return { capabilities: { ...capabilities, ...own }, serverInfo: { name: 'lectern' } }
}

function answers(connection: Connection, context: ServerContext): void {
  /** Answers for a YAML file of a site; with an empty list for any other. */
  const inYaml =
    <Params, Answer>(answer: (found: FileOfSite, params: Params) => Answer[]) =>
    (params: Params & { textDocument: { uri: string } }) => {
      const found = requestedYaml(context, params.textDocument)
      return found ? answer(found, params) : []
    }
  /** Answers for a position in a file of a site; with null in any other. */
  const atPlace =
    <Params, Answer>(answer: (place: RequestedPlace, params: Params, context: ServerContext) => Answer) =>
    (params: Params & TextDocumentPositionParams) => {
      const place = requestedPlace(context, params)
      return place ? answer(place, params, context) : null
    }
  connection.onCodeAction((params) => codeActions(context, params))
  connection.onCompletion((params) => completion(context, params))
  connection.onCompletionResolve((item) => completionResolve(context, item))
  connection.onHover(atPlace(hover))
  connection.onDefinition(atPlace(definition))
  connection.onReferences(atPlace(references))
  connection.onPrepareRename(atPlace(prepareRename))
  connection.onDocumentHighlight(atPlace(highlights))
  connection.onDocumentSymbol(inYaml(outline))
  connection.onFoldingRanges(inYaml(folding))
  connection.onSelectionRanges(inYaml(selections))
  connection.onDocumentLinks(inYaml(documentLinks))
  connection.onDocumentColor(inYaml(colours))
  connection.onColorPresentation(presentations)
  connection.languages.inlayHint.on(inYaml(contrastHints))
  connection.onDocumentFormatting(inYaml(formatDocument))
  connection.onWorkspaceSymbol((params) => workspaceSymbols(context, params))
  connection.onDocumentRangeFormatting(inYaml(formatRange))
  const follower = new CursorFollower(context)
  connection.onNotification('lectern/cursor', (params: TextDocumentPositionParams) => follower.follow(params))
  connection.onRequest('lectern/switchReading', (params) => switchReading(context, params))
  connection.onRequest('lectern/page', atPlace(pageAt))
  connection.onCodeLens(inYaml(codeLenses))
  connection.onExecuteCommand(({ command, arguments: [route, reading] = [] }) => {
    // Answers before the page is open, since the editor may show a prompt first.
    if (command === openInPreview) void openPage(context, String(route), String(reading))
    return null
  })
  connection.onRenameRequest(atPlace(renameAt))
}
