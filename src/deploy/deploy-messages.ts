// What publishing says of itself, to a terminal and to the preview's pages. Types alone.

export type StepName = 'check' | 'keep' | 'build' | 'send' | 'live'

export interface Step {
  name: StepName
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** A sentence. */
  says?: string
  /** What to do about a failure. */
  hint?: string
  /** The last lines of a program. */
  printed?: string
}

/** Something that keeps the site from being published, with its place. */
export interface Open {
  file: string
  line: number
  column: number
  /** JSON pointer of what is meant; empty where that is no value of the manifest. */
  path: string
  code: string
  message: string
  hint: string
}

export type Outcome =
  /** The site on the web answers with the build. */
  | 'live'
  /** It was handed over, and the site did not answer with it in time. */
  | 'sent'
  /** Nothing was handed over. */
  | 'refused'
  /** Nor was anything else done: where the site goes is to be confirmed first. */
  | 'unconfirmed'
  /** Handing it over failed. */
  | 'failed'
  /** It was built, and stays here. */
  | 'rehearsed'

export interface Run {
  kind: 'publish' | 'back'
  steps: Step[]
  /** What the check found. */
  open: Open[]
  /** Whether everything it found is of the kind that an owner may publish all the same: placeholders, example addresses. */
  isOnlyUnready: boolean
  /** Missing while it runs. */
  outcome?: Outcome
}

/** Where the site goes. */
export interface Destination {
  /** A sentence in the present: `Copies the site into the folder /srv/site.` */
  says: string
  /** The words of a program that is run. */
  words?: string[]
  /** Differs where anything differs that a confirmation is for. */
  id: string
  isConfirmed: boolean
}

/** What is typed and not saved only the page knows that it is typed on. */
export type SiteState = 'saved' | 'in review' | 'live'

export interface PublishState {
  state: SiteState
  /** Of what is in review: whether it has left this machine. */
  isHandedOver?: boolean
  says: string
  /** When it was first seen on the web, as ISO 8601. */
  since?: string
  /** Missing where the manifest does not say where the site lives. */
  destination?: Destination
  canTakeBack: boolean
  /** The present or the last one. */
  run?: Run
}

export interface PublishRequest {
  /** The id of the destination that was just confirmed. */
  confirm?: string
  /** Publishes with placeholders. */
  despite?: boolean
  /** Of the commit. */
  message?: string
}
