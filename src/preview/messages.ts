// What the preview's server and the pages in the browser say to each other. Types alone.
import type { Path } from '../problems/finding.ts'
import type { Problem } from '../problems/problem.ts'
import type { Paths } from '../render/routes.ts'
import type { Images } from '../site/images.ts'
import type { LikelyPages } from '../site/likely-pages.ts'
import type { Site } from '../site/model.ts'
import type { CatalogueEntry } from './catalogue/catalogue.ts'
import type { Located } from './session/locate.ts'

export type { CatalogueEntry }

/** One reading as a page sees it: the site with the pages that were asked for, and every path there is. */
export interface PageState {
  reading: string
  readings: string[]
  paths: Paths
  /** `routes` holds the page that was asked for and those with a form; what only the backend may know is left out. */
  site: Site
  images: Images
  /** Whether the page that was asked for sends something, or signs people in. */
  needsBackend: boolean
  /** How many things the owner has still to supply. */
  placeholders: number
  /** Where the path that was asked for has no page. */
  likely?: LikelyPages
  /** Moments to come at which something comes or goes, by the site's clock; left out where there are none. */
  moments?: string[]
}

export interface ShownProblem extends Pick<Problem, 'file' | 'severity' | 'message' | 'hint' | 'line' | 'column'> {
  code: string
  /** What its fix does, where there is one: `Write "title"`. */
  fix?: string
  /** The lines around it, with a mark below what is meant. */
  frame: string
}

export interface Health {
  /** The manifest, for people. */
  file: string
  problems: ShownProblem[]
  /** True while pages show the last state that had no errors. */
  held: boolean
}

/** A request that the form of the preview has sent, as it is stored, and the mails that would leave. */
export interface SentRequest {
  status: number
  /** What the function answered. */
  answer: string
  row?: Record<string, unknown>
  mails: ShownMail[]
}

/** A mail that would leave. */
export interface ShownMail {
  key: string
  from: string
  to: string
  replyTo?: string
  subject: string
  text: string
}

/** Which page a browser shows; without a reading, the one that is switched on. */
export interface Watching {
  reading?: string
  path: string
  /** The moment that the site is shown as of, by its own clock, as `--at` takes it; left out, now. */
  at?: string
}

/** Texts of a page that stand in a file, in the resolved site. */
export interface TextPointers {
  pointers: Path[]
}

export interface Catalogue {
  entries: CatalogueEntry[]
  /** Every picture of the examples. */
  images: Images
}

export interface OpenAnswer {
  file: string
  /** Where it is written, then what it is made of. */
  origins: Located[]
  /** Why no editor opened. */
  problem?: string
}

/** Handed to the page in its HTML. */
export interface FirstData {
  shown?: PageState
  health: Health
  /** Where requests of the preview are kept, as it is written after `--data`. */
  data: string
  /** What a page has to show to edit; missing where nothing may be edited. */
  token?: string
  /** Whether the page is opened to be edited. */
  edit?: boolean
}

export const events = {
  watch: 'lectern:watch',
  shown: 'lectern:shown',
  health: 'lectern:health',
  request: 'lectern:request',
  mail: 'lectern:mail',
  /** Why an editor did not open, when that is known only after the answer was given. */
  editor: 'lectern:editor',
  /** What has changed that the preview takes up when it starts anew. */
  stale: 'lectern:stale',
  /** Where the cursor of an editor is. */
  follow: 'lectern:follow',
  catalogue: 'lectern:catalogue',
  /** How far publishing is. */
  publish: 'lectern:publish',
} as const
