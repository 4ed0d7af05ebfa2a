// Answers the endpoints of entries. Places only match files of collections that are loaded: no other file is read.
import { entryEndpoints } from '../../endpoints.ts'
import { bodies } from '../../request-bodies.ts'
import { type EditorCall, type Endpoint, editorGet, editorPost, inAddress, notFound, pageIn } from '../endpoint.ts'
import { changeEntryFiles } from './entry-files.ts'

export const entryEndpointTable: readonly Endpoint[] = [
  editorGet(entryEndpoints.list, listOf),
  editorGet(entryEndpoints.form, formOf),
  editorPost(64 * 1024)(entryEndpoints.file, bodies.entryFile, (request, { editing, context: { live } }) =>
    changeEntryFiles(request, {
      session: editing.session,
      current: () => live.current(),
      nameOf: (below) => live.project.nameBeside(below),
    }),
  ),
]

function listOf({ url: { searchParams }, context: { live } }: EditorCall) {
  const now = live.current()
  const { reading = '', ...filter } = Object.fromEntries(searchParams)
  return (now && live.engine.entryList(now, reading, filter)) ?? notFound()
}

async function formOf({ url, context: { live } }: EditorCall) {
  const at = await inAddress(url, 'at', bodies.entryPlace)
  const now = live.current()
  return (now && at && live.engine.entryForm(now, pageIn(url).reading, at)) ?? notFound('There is no such entry.')
}
