// The endpoints of publishing: for pages of this preview on this machine alone, since a publish may run a program.
import { publishEndpoints } from '../../endpoints.ts'
import { bodies } from '../../request-bodies.ts'
import { type EditorCall, type Endpoint, editorGet, editorPost, Reply } from '../endpoint.ts'

const post = editorPost(64 * 1024)

export const publishEndpointTable: readonly Endpoint[] = [
  // Every page asks: where nothing can be built it is told null, which is no fault in its console.
  editorGet(
    publishEndpoints.state,
    ({ editing, context: { live } }) => editing.publisher?.state(live.good ?? live.current()) ?? null,
  ),
  post(publishEndpoints.start, bodies.publish, (request, call) =>
    begun(call, (publisher) => publisher.publish(request)),
  ),
  post(publishEndpoints.back, bodies.publish, ({ confirm }, call) =>
    begun(call, (publisher) => publisher.back({ confirm })),
  ),
]

const unable = new Reply(404, { error: 'This preview cannot build.' })

type Publisher = NonNullable<EditorCall['editing']['publisher']>

/** What happens then is told step by step. */
function begun({ editing: { publisher } }: EditorCall, work: (publisher: Publisher) => Promise<unknown>) {
  if (!publisher) return unable
  if (publisher.running) return new Reply(409, { error: 'Publishing is at work already.' })
  // Steps say what went wrong; what is thrown besides is a fault of the engine's.
  work(publisher).catch((error: unknown) => console.error(error))
  return { run: publisher.running }
}
