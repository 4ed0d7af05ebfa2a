// What is said of publishing, as src/deploy says it. Types alone.
import type { Run } from '../deploy/deploy-messages.ts'

export type { Open, PublishRequest, PublishState, Run, Step, StepName } from '../deploy/deploy-messages.ts'

/** Left out where there was nothing to do. */
export interface PublishBegun {
  run?: Run
}
