// Answers the endpoints of the YAML pane. They read and write the manifest and the files it includes, and no other file.
import type { Static, TSchema } from 'typebox'
import type { Problem } from '../../../problems/problem.ts'
import { splice } from '../../../problems/splice.ts'
import { inEachLanguage } from '../../../problems/words/in-language.ts'
import type { EditAnswer } from '../../edit-messages.ts'
import { yamlEndpoints } from '../../endpoints.ts'
import type { RequestOf } from '../../request-bodies.ts'
import { bodies } from '../../request-bodies.ts'
import type { MarkedProblem } from '../../review/yaml-messages.ts'
import { type EditorCall, type Endpoint, editorGet, editorPost, notFound } from '../endpoint.ts'

const post = editorPost(10 * 1024 * 1024)

/** Declares a POST endpoint for a file of the site; other files get status 404. */
const postFile = <Schema extends TSchema>(
  path: string,
  schema: Schema,
  answer: (request: Static<Schema>, call: EditorCall) => unknown,
) =>
  post(path, schema, (request, call) => {
    const { file } = request as { file: string }
    return textsByName(call).has(file) ? answer(request, call) : noFile()
  })

export const yamlEndpointTable: readonly Endpoint[] = [
  editorGet(yamlEndpoints.files, (call) => [...textsByName(call).keys()]),
  editorGet(yamlEndpoints.text, textOf),
  post(yamlEndpoints.place, bodies.pagePointer, ({ reading, pointer }, { context: { live } }) => {
    const [place] = live.good ? live.engine.locate(live.good, reading, pointer) : []
    return place ?? null
  }),
  post(yamlEndpoints.fix, bodies.fix, fix),
  postFile(yamlEndpoints.check, bodies.yamlText, check),
  postFile(yamlEndpoints.complete, bodies.completion, completionsOf),
  postFile(yamlEndpoints.save, bodies.save, save),
]

const noFile = () => notFound('There is no such file in this site.')

function textOf(call: EditorCall): RequestOf<'yamlText'> | ReturnType<typeof noFile> {
  const file = call.url.searchParams.get('file') ?? ''
  const text = textsByName(call).get(file)
  return text === undefined ? noFile() : { file, text }
}

async function completionsOf({ file, text, offset }: RequestOf<'completion'>, { context, editing }: EditorCall) {
  if (offset > text.length) return []
  const { files } = editing.review
  const { completionsAt } = await (await context.source).completions()
  return completionsAt({
    path: files.pathOf(files.below(file)),
    text,
    offset,
    root: context.site,
    engine: context.root,
  })
}

function save(request: RequestOf<'save'>, { editing }: EditorCall) {
  const { file, despite, agreed = false } = request
  return editing.session.replace([request], { label: `Lines of ${file}`, despite, agreed })
}

function textsByName({ context: { live }, editing }: EditorCall): ReadonlyMap<string, string> {
  const now = live.current()
  const { files } = editing.review
  if (!now) return new Map()
  return new Map([...files.textsOf(now.source.allTexts)].map(([below, text]) => [files.nameOf(below), text]))
}

function check({ file, text }: RequestOf<'yamlText'>, { context: { live } }: EditorCall): MarkedProblem[] {
  return live.project
    .trial(new Map([[file, text]]))
    .loaded.problems.filter((problem) => problem.file === file)
    .slice(0, 500)
    .map((problem: Problem) => ({ ...marked(problem), translations: inEachLanguage(problem) }))
}

const marked = ({ code, severity, message, hint, line, column, endLine, endColumn, fix }: Problem) => ({
  code,
  severity,
  message,
  hint,
  line,
  column,
  endLine,
  endColumn,
  ...(fix && { fix: { title: fix.title, edits: fix.edits } }),
})

/** Applies the fix of one problem to the file on the disk, as `--fix` would. */
function fix({ file, code, line, column, label }: RequestOf<'fix'>, call: EditorCall): EditAnswer {
  const { editing } = call
  const { live } = call.context
  const problem = live
    .current()
    ?.problems.find((one) => one.file === file && one.code === code && one.line === line && one.column === column)
  const before = textsByName(call).get(file)
  if (!problem?.fix || before === undefined)
    return {
      outcome: 'conflict',
      message: 'The file has changed meanwhile: look at the list once more.',
    }
  const after = splice(before, problem.fix.edits)
  // The fix may uncover another mistake, which is no reason to refuse it.
  return editing.session.replace([{ file, before, after }], { label, despite: true })
}
