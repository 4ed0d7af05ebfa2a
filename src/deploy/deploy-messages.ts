// Types of the reports of publishing, for the terminal and the preview's pages.
import type { ProblemTranslations } from '../problems/words/in-language.ts'

export type StepName = 'check' | 'keep' | 'build' | 'send' | 'live'

export interface PublishStep {
  name: StepName
  state: 'waiting' | 'running' | 'done' | 'failed'
  says?: string[]
  /** What to do about a failure. */
  hint?: string[]
  /** The last lines that a program printed. */
  printed?: string
}

/** A problem that prevents publishing, with its place. */
export interface Open {
  file: string
  line: number
  column: number
  /** JSON pointer of the value; empty where the problem is not about a value of the manifest. */
  path: string
  code: string
  message: string
  hint: string
  translations: ProblemTranslations
}

export type PublishOutcome =
  /** The site on the web answers with the build. */
  | 'live'
  /** The build was sent, but the site did not answer with it in time. */
  | 'sent'
  /** Nothing was sent. */
  | 'refused'
  /** Nothing was done: the destination has to be confirmed first. */
  | 'unconfirmed'
  /** Sending the build failed. */
  | 'failed'
  /** The site was built and not sent. */
  | 'rehearsed'

export interface Run {
  kind: 'publish' | 'back'
  steps: PublishStep[]
  /** Problems that the check found. */
  open: Open[]
  /** True when all of them are placeholders and example addresses, with which an owner may publish. */
  isOnlyUnready: boolean
  /** Left out while the run goes on. */
  outcome?: PublishOutcome
}

/** Where the site goes. */
export interface PublishDestination {
  /** A sentence in the present: `Writes the finished site into the folder /srv/site.` */
  says: string
  /** The command line of the program, for `to: command`. */
  words?: string[]
  /** Hash of everything that the owner confirms. */
  id: string
  isConfirmed: boolean
}

/** The state of the saved site. Only the page itself knows of unsaved changes. */
export type SiteState = 'saved' | 'in review' | 'live'

export interface PublishState {
  state: SiteState
  /** In review: true when it was sent, but the site does not show it yet. */
  isHandedOver?: boolean
  /** When the site first answered with the build, as ISO 8601. */
  since?: string
  /** Left out where the manifest has no `publish:`. */
  destination?: PublishDestination
  canTakeBack: boolean
  /** The current or last run. */
  run?: Run
}

export interface PublishRequest {
  /** The id of the destination that the owner has just confirmed. */
  confirm?: string
  /** True to publish with placeholders. */
  despite?: boolean
  /** The message of the commit. */
  message?: string
}
