// Types of the messages about publishing, from src/deploy.
import type { Sentence } from '../history/sentences.ts'

export type { Open, PublishRequest, PublishState, Run, Step, StepName } from '../deploy/deploy-messages.ts'

/** `refused`: why the run did not begin. */
export interface PublishBegun {
  refused?: Sentence
}
