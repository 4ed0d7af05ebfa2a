// Every address of the preview's server that its pages call, with what it answers and the body it takes: the types of both sides.
import type {
  AppliedAnswer,
  EditAnswer,
  EditableTexts,
  LibraryPicture,
  LookAnswer,
  PanelData,
  PictureAnswer,
  StoredPicture,
} from './edit-messages.ts'
import type { EntryFileAnswer, EntryForm, EntryList } from './entry-messages.ts'
import type { Catalogue, OpenAnswer, PageState, TextPointers } from './messages.ts'
import type { PublishBegun, PublishRequest, PublishState } from './publish-messages.ts'
import type {
  CompleteRequest,
  EditRequest,
  EntryFileRequest,
  FixRequest,
  Followed,
  LookRequest,
  Opened,
  Pointed,
  SaveRequest,
  TakeBackRequest,
  YamlText,
} from './request-bodies.ts'
import type { CommitRequest, PublishAnswer, Review } from './review/review-messages.ts'
import type { Completion, MarkedProblem, YamlFiles } from './review/yaml-messages.ts'
import type { Located } from './session/locate.ts'
import type { TranslationList } from './translation-messages.ts'

/** GET, or POST where it takes a body. */
export type Address<Answer = unknown, Body = unknown> = string & { readonly types?: { answer: Answer; body: Body } }

const address = <Answer, Body = undefined>(path: string): Address<Answer, Body> => path

export const endpoints = {
  /** With `path`, `reading` and `at`. */
  shown: address<PageState>('/__lectern/shown'),
  /** With `reading` and `path`. */
  pointers: address<TextPointers>('/__lectern/pointers'),
  open: address<OpenAnswer, Opened>('/__lectern/open'),
  follow: address<object, Followed>('/__lectern/follow'),
  /** The name under which Vite's error overlay asks for a source file. */
  source: '/__open-in-editor',
  picture: '/__lectern/picture',
  /** Followed by a block's type, a slash and the number of its example. */
  still: '/__lectern/still/',
  catalogue: address<Catalogue>('/__lectern/blocks.json'),
}

export const editEndpoints = {
  /** With `reading` and `path`. */
  texts: address<EditableTexts>('/__lectern/edit/texts'),
  /** With `reading` and `path`; with a `pointer` as JSON, what holds that value besides. */
  panel: address<PanelData>('/__lectern/edit/panel'),
  pictures: address<LibraryPicture[]>('/__lectern/edit/pictures'),
  /** A picture that nothing names. */
  removePicture: address<PictureAnswer, { file: string }>('/__lectern/edit/remove-picture'),
  /** A picture, with its `name`. */
  upload: address<StoredPicture, Blob>('/__lectern/edit/upload'),
  apply: address<AppliedAnswer, EditRequest>('/__lectern/edit/apply'),
  /** How the site would look. Nothing is written. */
  look: address<LookAnswer, LookRequest>('/__lectern/edit/look'),
  undo: address<EditAnswer, { back: boolean }>('/__lectern/edit/undo'),
}

export const entryEndpoints = {
  /** With `reading`; `collection` and `find` choose. */
  list: address<EntryList>('/__lectern/edit/entries'),
  /** With `reading`, and `at` as JSON. */
  form: address<EntryForm>('/__lectern/edit/entry'),
  file: address<EntryFileAnswer, EntryFileRequest>('/__lectern/edit/entry-file'),
}

/** With `path` and `reading`; `language` and `find` choose, `all` lists what is translated too. */
export const translationsEndpoint = address<TranslationList>('/__lectern/edit/translations')

export const publishEndpoints = {
  /** null where nothing can be published from here. */
  state: address<PublishState | null>('/__lectern/publish/state'),
  /** The answer comes when publishing has begun. */
  start: address<PublishBegun, PublishRequest>('/__lectern/publish/start'),
  /** The build before is put back. */
  back: address<PublishBegun, PublishRequest>('/__lectern/publish/back'),
}

export const reviewEndpoints = {
  review: address<Review>('/__lectern/review/state'),
  takeBack: address<EditAnswer, TakeBackRequest>('/__lectern/review/take-back'),
  /** A file beside the manifest is as it was again. */
  takeBackFile: address<PublishAnswer, { file: string }>('/__lectern/review/take-back-file'),
  commit: address<PublishAnswer, CommitRequest>('/__lectern/review/commit'),
  /** What is committed goes to the remote. */
  push: address<PublishAnswer, object>('/__lectern/review/push'),
  copy: address<PublishAnswer, object>('/__lectern/review/copy'),
  restore: address<EditAnswer, { name: string }>('/__lectern/review/restore'),
  /** With `reading`, `path`, `when=before|now`, `scheme`: a page as a document in which nothing runs. */
  page: '/__lectern/review/page',
}

export const yamlEndpoints = {
  files: address<YamlFiles>('/__lectern/yaml/files'),
  /** With `file`. */
  text: address<YamlText>('/__lectern/yaml/text'),
  check: address<MarkedProblem[], YamlText>('/__lectern/yaml/check'),
  complete: address<Completion[], CompleteRequest>('/__lectern/yaml/complete'),
  save: address<AppliedAnswer, SaveRequest>('/__lectern/yaml/save'),
  /** Where it is written. */
  place: address<Located | null, Pointed>('/__lectern/yaml/place'),
  fix: address<EditAnswer, FixRequest>('/__lectern/yaml/fix'),
}
