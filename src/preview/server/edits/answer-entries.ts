// The endpoints of entries. A place leads into the files of collections alone: their names are looked up among those that are read.
import { resolve } from 'node:path'
import { entryEndpoints } from '../../entry-messages.ts'
import { bodies } from '../bodies.ts'
import { type EditorCall, type Endpoint, notFound, withBody } from '../endpoint.ts'
import { changeEntryFiles } from './entry-files.ts'

const maxBody = 64 * 1024

export const entryEndpointTable: readonly Endpoint[] = [
  { method: 'GET', path: entryEndpoints.list, needs: 'token', answer: listOf },
  { method: 'GET', path: entryEndpoints.form, needs: 'token', answer: formOf },
  {
    method: 'POST',
    path: entryEndpoints.file,
    needs: 'token',
    answer: withBody(bodies.entryFile, maxBody, (asked, { editing, context: { live, manifest } }: EditorCall) =>
      changeEntryFiles(asked, {
        session: editing.session,
        current: () => live.current(),
        nameOf: (below) => live.project.nameOf(resolve(manifest, '..', below)),
      }),
    ),
  },
]

function listOf({ url: { searchParams }, context: { live, engine } }: EditorCall) {
  const now = live.current()
  const asked = { collection: searchParams.get('collection') ?? undefined, find: searchParams.get('find') ?? undefined }
  return (now && engine().entryList(now, searchParams.get('reading') ?? '', asked)) ?? notFound()
}

async function formOf({ url: { searchParams }, context: { live, engine }, editing }: EditorCall) {
  const { Check } = await import('typebox/schema')
  const at = jsonIn(searchParams.get('at'))
  const now = live.current()
  if (!now || !Check(bodies.entryPlace, at)) return notFound('There is no such entry.')
  const form = engine().entryForm(now, searchParams.get('reading') ?? '', at)
  return form ? { ...form, ...editing.session.history } : notFound('There is no such entry.')
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
