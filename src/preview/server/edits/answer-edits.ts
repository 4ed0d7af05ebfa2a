// The editor's endpoints. A path leads into the manifest and the files it includes, and nowhere else, since it is no path of a file.
import { editEndpoints, type LookAnswer } from '../../edit-messages.ts'
import { bodies } from '../bodies.ts'
import { type EditorCall, type Endpoint, Reply, withBody } from '../endpoint.ts'
import { hostedForms } from '../form-following.ts'
import { libraryOf, removePicture } from './picture-library.ts'
import { takePicture } from './upload.ts'
import { wordsIn } from './words-in.ts'

const maxBody = 1024 * 1024

export const editEndpointTable: readonly Endpoint[] = [
  { method: 'GET', path: editEndpoints.texts, needs: 'token', answer: textsOf },
  { method: 'GET', path: editEndpoints.panel, needs: 'token', answer: panelOf },
  { method: 'GET', path: editEndpoints.pictures, needs: 'token', answer: libraryOf },
  {
    method: 'POST',
    path: editEndpoints.removePicture,
    needs: 'token',
    answer: withBody(bodies.file, maxBody, ({ file }, call: EditorCall) => removePicture(file, call)),
  },
  { method: 'POST', path: editEndpoints.upload, needs: 'token', answer: upload },
  {
    method: 'POST',
    path: editEndpoints.apply,
    needs: 'token',
    answer: withBody(bodies.edit, maxBody, (asked, { editing }: EditorCall) => editing.session.apply(asked)),
  },
  {
    method: 'POST',
    path: editEndpoints.look,
    needs: 'token',
    answer: withBody(bodies.look, maxBody, ({ operations, reading }, { editing }: EditorCall): LookAnswer => {
      const theme = editing.session.imagined(operations)?.readings?.site(reading)?.theme
      return theme ? { theme } : {}
    }),
  },
  {
    method: 'POST',
    path: editEndpoints.undo,
    needs: 'token',
    answer: withBody(bodies.undo, maxBody, ({ back }, { editing }: EditorCall) => editing.session.undo(back)),
  },
]

const pageIn = ({ searchParams }: URL) => ({
  reading: searchParams.get('reading') ?? '',
  path: searchParams.get('path') ?? '/',
})

function textsOf({ url, editing, context: { live, engine } }: EditorCall) {
  const { reading, path } = pageIn(url)
  const told = live.good ? engine().editableTexts(live.good, reading, path) : { texts: [], pictures: [], facts: [] }
  return { reading, path, ...told, ...editing.session.history }
}

async function panelOf({ url, editing, context }: EditorCall) {
  const { live, engine, pictures, root } = context
  const { reading, path } = pageIn(url)
  const told = live.good && engine().panelData(live.good, reading, path, await pointerIn(url))
  const hosted = live.good && hostedForms(live.good, context)
  return new Reply(told ? 200 : 404, {
    ...told,
    ...(hosted && { hosted }),
    ...wordsIn(live.good?.manifest?.site.language ?? '', root),
    pictures: pictures.list(),
    ...editing.session.history,
  })
}

/** Undefined where none is asked for that can be one. */
async function pointerIn({ searchParams }: URL) {
  const asked = searchParams.get('pointer')
  if (asked === null) return undefined
  const { Check } = await import('typebox/schema')
  try {
    const pointer: unknown = JSON.parse(asked)
    return Check(bodies.pointed.properties.pointer, pointer) ? pointer : undefined
  } catch {
    return undefined
  }
}

async function upload({ url, request, editing }: EditorCall) {
  const stored = await takePicture(request, url.searchParams.get('name') ?? '', editing.pictureFolder())
  editing.pictureStored()
  return stored
}
