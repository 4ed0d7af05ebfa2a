// Answers the editor's endpoints. Paths of operations lead into the manifest and the files it includes: they are no file paths.
import type { Loaded } from '../../../manifest/load.ts'
import { pointerTo } from '../../../problems/path.ts'
import type { LookAnswer } from '../../edit-messages.ts'
import { editEndpoints } from '../../endpoints.ts'
import { bodies, type RequestOf } from '../../request-bodies.ts'
import {
  type EditorCall,
  type Endpoint,
  editorGet,
  editorPost,
  inAddress,
  notFound,
  Reply,
  requestedPage,
} from '../endpoint.ts'
import { hostedForms } from '../form-following.ts'
import type { Editing } from './editing.ts'
import { pictureLibrary, removePicture } from './picture-library.ts'
import { templateTranslations } from './template-translations.ts'
import { storeUpload } from './upload.ts'

const post = editorPost(1024 * 1024)

export const editEndpointTable: readonly Endpoint[] = [
  editorGet(editEndpoints.texts, textsOf),
  editorGet(editEndpoints.panel, panelOf),
  editorGet(editEndpoints.pictures, pictureLibrary),
  post(editEndpoints.removePicture, bodies.file, ({ file }, call) => removePicture(file, call)),
  { method: 'POST', path: editEndpoints.upload, needs: 'token', answer: upload },
  post(editEndpoints.apply, bodies.edit, (request, { editing }) => editing.session.apply(request)),
  post(editEndpoints.look, bodies.look, lookOf),
  post(editEndpoints.undo, bodies.undo, ({ back }, { editing }) => editing.session.undo(back)),
  // Edits of a translation are operations like any other.
  editorGet(editEndpoints.translations, translationsOf),
]

function lookOf({ operations, reading }: RequestOf<'look'>, { editing }: EditorCall): LookAnswer {
  const loaded = editing.session.loadTrial(operations)
  const theme = loaded?.readings?.site(reading)?.theme
  if (theme) return { theme }
  const tooClose = loaded?.problems.filter(({ code }) => code === 'low-contrast') ?? []
  const places = operations.map(({ path }) => pointerTo(path))
  const nearest = tooClose.find(({ path }) => places.includes(path))?.suggestion
  return tooClose.length > 0 ? { isTooClose: true, ...(nearest && { nearest }) } : {}
}

function textsOf({ url, editing, context: { live } }: EditorCall) {
  const { reading, path } = requestedPage(url)
  const loaded = live.good
    ? live.engine.editableTexts(live.good, reading, path)
    : { texts: [], pictures: [], values: [], facts: [] }
  return { ...loaded, ...stateOf(live.good, editing) }
}

function translationsOf({ url, context: { live } }: EditorCall) {
  const now = live.current()
  const query = Object.fromEntries(url.searchParams)
  const filter = { ...query, ...requestedPage(url), all: 'all' in query }
  return (now && live.engine.translationList(now, filter)) ?? notFound('This site has one language.')
}

async function panelOf({ url, editing, context }: EditorCall) {
  const { live, pictures, root, site } = context
  const { reading, path } = requestedPage(url)
  const texts =
    live.good &&
    live.engine.panelData(
      live.good,
      reading,
      path,
      await inAddress(url, 'pointer', bodies.pagePointer.properties.pointer),
    )
  const hosted = live.good && hostedForms(live.good, { engine: live.engine, root, site })
  return new Reply(texts ? 200 : 404, {
    ...texts,
    ...(hosted && { hosted }),
    ...templateTranslations(live.good?.manifest?.site.language ?? '', root),
    pictures: pictures.list(),
    ...stateOf(live.good, editing),
  })
}

const stateOf = (shown: Loaded | undefined, { session }: Editing) => ({
  state: shown ? session.stateOf(shown) : 0,
  ...session.history,
})

async function upload({ url, request, editing }: EditorCall) {
  const stored = await storeUpload(request, url.searchParams.get('name') ?? '', editing.pictureFolder())
  editing.pictureStored()
  return stored
}
