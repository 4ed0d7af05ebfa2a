// Answers the endpoints of entries. Places only match files of collections that are loaded: no other file is read.
import { same } from '../../../edit/model.ts'
import type { Path } from '../../../problems/finding.ts'
import { entryEndpoints } from '../../endpoints.ts'
import { bodies } from '../../request-bodies.ts'
import {
  type EditorCall,
  type Endpoint,
  editorGet,
  editorPost,
  inAddress,
  notFound,
  requestedPage,
} from '../endpoint.ts'
import { changeEntryFiles } from './entry-files.ts'

export const entryEndpointTable: readonly Endpoint[] = [
  editorGet(entryEndpoints.list, listOf),
  editorGet(entryEndpoints.form, formOf),
  editorPost(64 * 1024)(entryEndpoints.file, bodies.entryFile, (request, { editing, context: { live } }) => {
    const answer = changeEntryFiles(request, {
      session: editing.session,
      current: () => live.current(),
      nameOf: (below) => live.project.nameBeside(below),
    })
    if (request.do === 'rename' && answer.at) editing.renamed.push([request.at, answer.at])
    return answer
  }),
]

function listOf({ url: { searchParams }, context: { live } }: EditorCall) {
  const now = live.current()
  const { reading = '', ...filter } = Object.fromEntries(searchParams)
  return (now && live.engine.entryList(now, reading, filter)) ?? notFound()
}

async function formOf({ url, editing, context: { live } }: EditorCall) {
  const at = await inAddress(url, 'at', bodies.entryPlace)
  const now = live.current()
  if (!now || !at) return notFound()
  for (const path of pathsOf(at, editing.renamed)) {
    const form = live.engine.entryForm(now, requestedPage(url).reading, path)
    if (form) return form
  }
  return notFound('There is no such entry.')
}

/** The path, and those before and after renames: an undone rename gives an entry its previous one. */
function pathsOf(at: Path, renamed: readonly Path[][]): Path[] {
  const found = [at]
  for (const one of found)
    for (const pair of renamed.filter((pair) => pair.some((path) => same(path, one))))
      found.push(...pair.filter((path) => !found.some((known) => same(known, path))))
  return found
}
