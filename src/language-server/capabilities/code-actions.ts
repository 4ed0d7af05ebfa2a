// Returns code actions: fixes of single problems, all safe fixes of a file as in `validate --fix`, and suppressing a problem with a
// reason for some days.
import { type CodeAction, CodeActionKind, type CodeActionParams } from 'vscode-languageserver'
import { nodeAt } from '../../manifest/read/written/text-node.ts'
import { applyFixes } from '../../problems/apply-fixes.ts'
import { shape } from '../../problems/catalogue/shape.ts'
import { syntax } from '../../problems/catalogue/syntax.ts'
import type { Edit, Problem } from '../../problems/problem.ts'
import { type FileOfSite, requestedFile, type ServerContext } from '../context.ts'
import type { SiteInEditor } from '../site/site.ts'
import type { SiteText } from '../site/site-text.ts'
import { workspaceEdit } from '../workspace-edit.ts'
import { diagnosticOf } from './diagnostics.ts'
import { insertionsFor } from './insert-missing.ts'

const fixAll = `${CodeActionKind.SourceFixAll}.lectern`
/** Days for which a problem is suppressed. */
const suppressionDays = 90

export const codeActionKinds = [CodeActionKind.QuickFix, fixAll]

export function codeActions(
  context: ServerContext,
  { textDocument, range, context: wanted }: CodeActionParams,
): CodeAction[] {
  const found = requestedFile(context, textDocument)
  if (!found) return []
  const { site, file } = found
  const own = site.problems().filter((problem) => site.project.pathOf(problem.file) === file.path)
  const isWanted = (kind: string) =>
    !wanted.only || wanted.only.some((one) => kind === one || kind.startsWith(`${one}.`))
  const here = own.filter(({ line, endLine }) => line - 1 <= range.end.line && endLine - 1 >= range.start.line)
  return [
    ...(isWanted(CodeActionKind.QuickFix)
      ? withoutRepeats(here.flatMap((problem) => quickFixes(context, problem, found)))
      : []),
    ...(isWanted(fixAll) ? fixAllAction(context, site, own, file) : []),
  ]
}

function quickFixes(context: ServerContext, problem: Problem, place: FileOfSite): CodeAction[] {
  const { file } = place
  const diagnostics = [diagnosticOf(problem)]
  const suppression = suppressionEdit(problem, file)
  const changes = [
    ...fixesOf(problem, file).map(({ title, edits, safe }) => ({ title, edits, isPreferred: safe })),
    ...insertionsFor(place, problem).map(({ title, edit }) => ({ title, edits: [edit] })),
    ...(suppression
      ? [{ title: `Set "${problem.code}" aside for ${suppressionDays} days`, edits: [suppression] }]
      : []),
  ]
  return changes.map(({ edits, ...action }) => ({
    ...action,
    kind: CodeActionKind.QuickFix,
    diagnostics,
    edit: workspaceEdit(context, [[file, edits]]),
  }))
}

/** Removes duplicates: two missing keys of one entry have the same fix. */
const withoutRepeats = (actions: readonly CodeAction[]): CodeAction[] => [
  ...new Map(actions.map((action) => [JSON.stringify([action.title, action.edit]), action])).values(),
]

/** Returns the problem's fix, else its suggestion, where the marked range is a single word. */
function fixesOf({ fix, suggestion, line, column, endColumn }: Problem, file: SiteText) {
  if (fix) return [fix]
  if (suggestion === undefined) return []
  const start = file.lines.offsetAt({ line, column })
  const end = file.lines.offsetAt({ line, column: endColumn })
  if (!/^[\w./#-]+$/.test(file.text.slice(start, end)) || suggestion.includes('\n')) return []
  return [{ title: `Write ${suggestion}`, edits: [{ start, end, text: suggestion }], safe: false }]
}

function fixAllAction(
  context: ServerContext,
  site: SiteInEditor,
  problems: readonly Problem[],
  file: SiteText,
): CodeAction[] {
  if (!problems.some(({ fix }) => fix?.safe)) return []
  const refused = site.refusedFixes()
  const { applied } = applyFixes(
    file.text,
    problems.filter((one) => !refused.has(one)),
  )
  const edits = applied.flatMap(({ fix }) => fix?.edits ?? [])
  if (edits.length === 0) return []
  return [
    {
      title: 'Fix what is certain in this file',
      kind: fixAll,
      edit: workspaceEdit(context, [[file, edits]]),
    },
  ]
}

/** Returns the edit that suppresses a problem; undefined for syntax and shape errors, without which nothing can be built. */
function suppressionEdit({ code, line }: Problem, file: SiteText): Edit | undefined {
  if (Object.hasOwn(syntax, code) || Object.hasOwn(shape, code) || /suppression/.test(code)) return undefined
  const start = file.lines.offsetAt({ line, column: 1 })
  // Tables and Markdown have no YAML comments.
  if (/^(?:table|text|block)$/.test(file.treeAt(start).part ?? '')) return undefined
  const lead = /^[ \t]*/.exec(file.lines.textOf(line))?.[0] ?? ''
  // Within a text of several lines, a comment would be part of the text.
  const node = nodeAt(file.tree, start + lead.length)
  if (node.kind === 'scalar' && node.start < start) return undefined
  const until = new Date(Date.now() + suppressionDays * 86_400_000).toISOString().slice(0, 10)
  return { start, end: start, text: `${lead}# lectern-ignore ${code} until ${until}: say why\n` }
}
