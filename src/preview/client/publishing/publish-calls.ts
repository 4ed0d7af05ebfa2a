// Calls of the server for publishing.
import { type PublishRequest, type PublishState, publishEndpoints, type Run } from '../../publish-messages.ts'
import { callServer } from '../server-calls.ts'

export const fetchPublishState = () => callServer<PublishState | null>(publishEndpoints.state)
export const startPublish = (request: PublishRequest) => callServer<{ run?: Run }>(publishEndpoints.start, request)
export const startBack = (request: Pick<PublishRequest, 'confirm'>) =>
  callServer<{ run?: Run }>(publishEndpoints.back, request)
