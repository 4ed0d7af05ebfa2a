// Lists the endpoints of the preview's server, with the types of their bodies and answers.
import type { PublishRequest, PublishState } from '../deploy/deploy-messages.ts'
import type { CommitRequest, HistoryAnswer } from '../history/history-messages.ts'
import type { Path } from '../problems/finding.ts'
import type {
  EditAnswer,
  EditableTexts,
  LibraryPicture,
  LookAnswer,
  PanelData,
  PictureAnswer,
  StoredPicture,
} from './edit-messages.ts'
import type { EntryFileAnswer, EntryForm, ListedEntries } from './entry-messages.ts'
import type { Catalogue, OpenAnswer, PageState } from './messages.ts'
import type { RequestOf } from './request-bodies.ts'
import type { Review } from './review/review-messages.ts'
import type { Completion, MarkedProblem } from './review/yaml-messages.ts'
import type { Located } from './session/locate.ts'
import type { TranslationList } from './translation-messages.ts'

/** A path, with the types of its answer and body. It takes GET, or POST where it has a body. */
export type Address<Answer = unknown, Body = unknown> = string & { readonly types?: { answer: Answer; body: Body } }

const address = <Answer, Body = undefined>(path: string): Address<Answer, Body> => path

export const endpoints = {
  /** Query: `path`, `reading` and `at`. */
  shown: address<PageState>('/__lectern/shown'),
  /** Paths in the resolved site of a page's texts that are written in a file. Query: `reading` and `path`. */
  pointers: address<Path[]>('/__lectern/pointers'),
  open: address<OpenAnswer, RequestOf<'open'>>('/__lectern/open'),
  follow: address<object, RequestOf<'follow'>>('/__lectern/follow'),
  /** The path that Vite's error overlay requests to open a source file. */
  source: '/__open-in-editor',
  picture: '/__lectern/picture',
  /** Followed by a block's type, a slash and the number of its example. */
  still: '/__lectern/still/',
  catalogue: address<Catalogue>('/__lectern/blocks.json'),
}

export const editEndpoints = {
  /** Query: `reading` and `path`. */
  texts: address<EditableTexts>('/__lectern/edit/texts'),
  /** Query: `reading`, `path`, and optionally `pointer` as JSON, a value whose group is returned as `place`. */
  panel: address<PanelData>('/__lectern/edit/panel'),
  pictures: address<LibraryPicture[]>('/__lectern/edit/pictures'),
  /** Removes a picture that the site does not name. */
  removePicture: address<PictureAnswer, { file: string }>('/__lectern/edit/remove-picture'),
  /** Body: the picture's bytes. Query: `name`. */
  upload: address<StoredPicture, Blob>('/__lectern/edit/upload'),
  apply: address<EditAnswer, RequestOf<'edit'>>('/__lectern/edit/apply'),
  /** Returns the theme that the operations would lead to. Nothing is written. */
  look: address<LookAnswer, RequestOf<'look'>>('/__lectern/edit/look'),
  undo: address<EditAnswer, { back: boolean }>('/__lectern/edit/undo'),
  /** Query: `path`, `reading`, the filters `language` and `find`, and `all` to include translated texts. */
  translations: address<TranslationList>('/__lectern/edit/translations'),
}

export const entryEndpoints = {
  /** Query: `reading`, and the filters `collection` and `find`. */
  list: address<ListedEntries>('/__lectern/edit/entries'),
  /** Query: `reading`, and `at` as JSON. */
  form: address<EntryForm>('/__lectern/edit/entry'),
  file: address<EntryFileAnswer, RequestOf<'entryFile'>>('/__lectern/edit/entry-file'),
}

/** `refused`: why the run did not begin. */
export interface PublishBegun {
  refused?: string
}

export const publishEndpoints = {
  /** null where the preview cannot publish. */
  state: address<PublishState | null>('/__lectern/publish/state'),
  /** Answers as soon as the run has begun. */
  start: address<PublishBegun, PublishRequest>('/__lectern/publish/start'),
  /** Publishes the previous build again. */
  back: address<PublishBegun, PublishRequest>('/__lectern/publish/back'),
}

export const reviewEndpoints = {
  review: address<Review>('/__lectern/review/state'),
  takeBack: address<EditAnswer, RequestOf<'takeBack'>>('/__lectern/review/take-back'),
  /** Restores a file beside the manifest from the last commit. */
  takeBackFile: address<HistoryAnswer, { file: string }>('/__lectern/review/take-back-file'),
  commit: address<HistoryAnswer, CommitRequest>('/__lectern/review/commit'),
  /** Pushes the commits to the remote. */
  push: address<HistoryAnswer, object>('/__lectern/review/push'),
  copy: address<HistoryAnswer, object>('/__lectern/review/copy'),
  restore: address<EditAnswer, { name: string }>('/__lectern/review/restore'),
  /** Query: `reading`, `path`, `when=before|now` and `scheme`. Returns a page as a document without scripts. */
  page: '/__lectern/review/page',
}

export const yamlEndpoints = {
  /** File names as in problems, the manifest first. */
  files: address<string[]>('/__lectern/yaml/files'),
  /** Query: `file`. */
  text: address<RequestOf<'yamlText'>>('/__lectern/yaml/text'),
  check: address<MarkedProblem[], RequestOf<'yamlText'>>('/__lectern/yaml/check'),
  complete: address<Completion[], RequestOf<'completion'>>('/__lectern/yaml/complete'),
  save: address<EditAnswer, RequestOf<'save'>>('/__lectern/yaml/save'),
  /** Returns the line that wrote a value of a page. */
  place: address<Located | null, RequestOf<'pagePointer'>>('/__lectern/yaml/place'),
  fix: address<EditAnswer, RequestOf<'fix'>>('/__lectern/yaml/fix'),
}
