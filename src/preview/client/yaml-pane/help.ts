// Connects CodeMirror to the engine: marks problems, with fixes, and offers completions.
import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint'
import type { Extension, Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { docOffset, textOffset, withLineEnds } from '../../../edit/line-ends.ts'
import { shortened } from '../../../site/shortened.ts'
import { yamlEndpoints } from '../../endpoints.ts'
import type { MarkedProblem } from '../../review/yaml-messages.ts'
import { callServer } from '../server-calls.ts'
import { descriptionInWords } from '../titles.ts'
import { inOwnWords } from '../words.ts'

export interface OpenFile {
  file: string
  /** The file's text when last read or written. */
  before: string
}

/** Milliseconds after the last change until the text is checked. */
const delay = 350

/** `setProblems` gets the number of problems, undefined when the server does not answer. */
export function engineHelp(opened: () => OpenFile, setProblems: (count: number | undefined) => void): Extension {
  const check = async ({ state }: EditorView): Promise<Diagnostic[]> => {
    const { file, before } = opened()
    const text = withLineEnds(before, state.doc.toString())
    try {
      const problems = await callServer(yamlEndpoints.check, { file, text })
      setProblems(problems.length)
      return problems.map((problem) => diagnostic(problem, state.doc, text))
    } catch {
      // Saving reports that the server does not answer.
      setProblems(undefined)
      return []
    }
  }
  return [
    linter(check, { delay }),
    lintGutter(),
    autocompletion({ override: [(context) => completions(context, opened())], activateOnTyping: true, icons: false }),
  ]
}

function diagnostic(problem: MarkedProblem, doc: Text, text: string): Diagnostic {
  const from = offsetOfPlace(doc, problem.line, problem.column)
  const to = Math.max(from, offsetOfPlace(doc, problem.endLine, problem.endColumn))
  const { severity, code, fix } = problem
  const words = inOwnWords({ ...problem, fix: fix?.title })
  return {
    from,
    to,
    severity,
    source: code,
    message: `${words.message} ${words.hint}`.trim(),
    actions: fix && [
      {
        name: words.fix ?? fix.title,
        apply: (view) => {
          const changes = fix.edits.map(({ start, end, text: insert }) => ({
            from: docOffset(text, start),
            to: docOffset(text, end),
            insert: insert.replace(/\r\n?/g, '\n'),
          }))
          view.dispatch({ changes, userEvent: 'input.fix' })
        },
      },
    ],
  }
}

/** Offset of a line and column, both from 1, limited to the document. */
export function offsetOfPlace(doc: Text, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines))
  return Math.min(from + Math.max(0, column - 1), to)
}

async function completions(context: CompletionContext, { file, before }: OpenFile): Promise<CompletionResult | null> {
  const word = context.matchBefore(/[\w./#{-]+/)
  if (!context.explicit && !word && !/(?:[:-] |[{#."'])$/.test(context.state.sliceDoc(context.pos - 2, context.pos)))
    return null
  const text = withLineEnds(before, context.state.doc.toString())
  const request = { file, text, offset: textOffset(text, context.pos) }
  const items = await callServer(yamlEndpoints.complete, request).catch(() => [])
  const [first] = items
  if (!first || context.aborted) return null
  return {
    from: docOffset(text, first.start),
    options: items.map(({ label, detail, about, start, end, text: put, select }) => ({
      label,
      detail: detail && shortened(detail, 60),
      info: about && about !== detail ? plain(descriptionInWords(about)) : undefined,
      apply: (view) => {
        const from = docOffset(text, start)
        // Characters typed since the request are replaced too.
        const to = Math.max(docOffset(text, end), view.state.selection.main.head)
        const at = select ? { anchor: from + select.from, head: from + select.to } : { anchor: from + put.length }
        view.dispatch({ changes: { from, to, insert: put }, selection: at, userEvent: 'input.complete' })
      },
    })),
  }
}

/** Markdown as plain text, without images. */
const plain = (markdown: string) =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .trim()
