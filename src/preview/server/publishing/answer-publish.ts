// Answers the endpoints of publishing. They need the token, since publishing may run a program.
import { type PublishBegun, publishEndpoints } from '../../endpoints.ts'
import { bodies } from '../../request-bodies.ts'
import { type EditorCall, type Endpoint, editorGet, editorPost } from '../endpoint.ts'

const post = editorPost(64 * 1024)

export const publishEndpointTable: readonly Endpoint[] = [
  // Every page requests the state: null instead of status 404 keeps errors out of its console.
  editorGet(
    publishEndpoints.state,
    ({ editing, context: { live } }) => editing.publisher?.state(live.good ?? live.current()) ?? null,
  ),
  post(publishEndpoints.start, bodies.publish, (request, call) =>
    begin(call, (publisher) => publisher.publish(request)),
  ),
  post(publishEndpoints.back, bodies.publish, ({ confirm }, call) =>
    begin(call, (publisher) => publisher.back({ confirm })),
  ),
]

type Publisher = NonNullable<EditorCall['editing']['publisher']>

/** Starts the work and answers at once. Every step of the run is sent as an event. */
function begin({ editing: { publisher } }: EditorCall, work: (publisher: Publisher) => Promise<unknown>): PublishBegun {
  if (!publisher) return { refused: 'This preview cannot build, so it cannot publish.' }
  if (publisher.running) return { refused: 'Publishing is under way already.' }
  // Failed steps are part of the run; anything thrown is a bug of the engine.
  work(publisher).catch((error: unknown) => console.error(error))
  return {}
}
