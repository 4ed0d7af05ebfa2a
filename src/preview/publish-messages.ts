// Addresses of publishing from the preview. What is said there, src/deploy says.
export type { Open, PublishRequest, PublishState, Run, Step, StepName } from '../deploy/deploy-messages.ts'

export const publishEndpoints = {
  /** GET a PublishState; null where nothing can be published from here. */
  state: '/__lectern/publish/state',
  /** POST a PublishRequest; the answer comes when publishing has begun. */
  start: '/__lectern/publish/start',
  /** POST `{ confirm? }`: the build before is put back. */
  back: '/__lectern/publish/back',
} as const
