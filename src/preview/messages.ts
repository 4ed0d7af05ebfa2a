// Types of the messages between the preview's server and the pages in the browser.
import type { Problem } from '../problems/problem.ts'
import type { ProblemTranslations } from '../problems/words/in-language.ts'
import type { Paths } from '../render/routes.ts'
import type { Images } from '../site/images.ts'
import type { LikelyPages } from '../site/likely-pages.ts'
import type { Site } from '../site/model.ts'
import type { CatalogueEntry } from './catalogue/catalogue.ts'
import type { Located } from './session/locate.ts'

export type { CatalogueEntry }

/** A line of a file, by the file's name in problems. */
export type FilePlace = Pick<Located, 'file' | 'line' | 'column'>

/** One reading as a page needs it: the site with the requested page, and the paths of all pages. */
export interface PageState {
  reading: string
  readings: string[]
  paths: Paths
  /** `routes` holds the requested page and pages with a form. Settings that only the backend may know are left out. */
  site: Site
  images: Images
  /** True when the requested page has a form or sign-in. */
  needsBackend: boolean
  /** The number of placeholders that the owner has to replace. */
  placeholders: number
  /** Suggestions, where the requested path has no page. */
  likely?: LikelyPages
  /** Future moments at which parts of the site appear or disappear, in the site's time zone; left out where there are none. */
  moments?: string[]
}

/** A changed page; `paths` are left out where they are as they were sent before. */
export type ChangedState = Omit<PageState, 'paths'> & Partial<Pick<PageState, 'paths'>>

export interface ShownProblem extends Pick<Problem, 'file' | 'severity' | 'message' | 'hint' | 'line' | 'column'> {
  code: string
  /** The title of its fix, where there is one: `Write "title"`. */
  fix?: string
  /** Message, hint and fix in the other languages of the editor. */
  translations: ProblemTranslations
  /** The lines around it, with a mark under the range. */
  frame: string
}

export interface Health {
  /** The manifest's name in messages. */
  file: string
  problems: ShownProblem[]
  /** True while pages show the last state that had no errors. */
  held: boolean
}

/** A request sent by a form of the preview, with the stored row and the mails it would send. */
export interface SentRequest {
  status: number
  /** The body of the function's response. */
  answer: string
  row?: Record<string, unknown>
  mails: ShownMail[]
}

/** A mail that a published site would send. */
export interface ShownMail {
  key: string
  from: string
  to: string
  replyTo?: string
  subject: string
  text: string
}

/** The page that a browser shows; without a reading, in the manifest's own reading. */
export interface PageRequest {
  reading?: string
  path: string
  /** The moment at which the site is shown, in the site's time zone, in the format of `--at`; left out, now. */
  at?: string
}

export interface Catalogue {
  entries: CatalogueEntry[]
  /** The pictures of all examples. */
  images: Images
}

export interface OpenAnswer {
  /** Where the value is written, then what it is made of. */
  origins: Located[]
  /** The reason why no editor opened. */
  problem?: string
}

/** Data that a page of the preview has in its HTML. */
export interface FirstData {
  shown?: PageState
  health: Health
  /** The folder of the preview's stored requests, as a user writes it after `--data`. */
  data: string
  /** The token for edits; left out where the preview does not allow edits. */
  token?: string
  /** True to open the page with the editor on. */
  edit?: boolean
}

export const events = {
  watch: 'lectern:watch',
  shown: 'lectern:shown',
  health: 'lectern:health',
  request: 'lectern:request',
  mail: 'lectern:mail',
  /** Sent when an editor fails to open after the answer was given. */
  editor: 'lectern:editor',
  /** Sent when a file has changed that is only read at start. */
  stale: 'lectern:stale',
  /** Sent with the place of the text cursor in the author's editor. */
  follow: 'lectern:follow',
  catalogue: 'lectern:catalogue',
  /** Sent at each step of publishing. */
  publish: 'lectern:publish',
} as const
