// Types of the messages about publishing, from src/deploy.
import type { Run } from '../deploy/deploy-messages.ts'
import type { Sentence } from '../history/sentences.ts'

export type { Open, PublishRequest, PublishState, Run, Step, StepName } from '../deploy/deploy-messages.ts'

/** `run` is left out where there was nothing to do, or `refused` says why it did not begin. */
export interface PublishBegun {
  run?: Run
  refused?: Sentence
}
