// Answers the endpoint that lists translations. Edits of a translation go through the endpoint of operations.
import { translationsEndpoint } from '../../endpoints.ts'
import { type EditorCall, type Endpoint, editorGet, notFound, pageIn } from '../endpoint.ts'

export const translationEndpointTable: readonly Endpoint[] = [editorGet(translationsEndpoint, listOf)]

function listOf({ url, context: { live, engine } }: EditorCall) {
  const { searchParams } = url
  const now = live.current()
  const filter = {
    ...pageIn(url),
    language: searchParams.get('language') ?? undefined,
    find: searchParams.get('find') ?? undefined,
    all: searchParams.has('all'),
  }
  return (now && engine().translationList(now, filter)) ?? notFound('This site has one language.')
}
