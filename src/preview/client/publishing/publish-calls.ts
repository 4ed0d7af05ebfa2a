// Calls of the server for publishing.
import { publishEndpoints } from '../../endpoints.ts'
import type { PublishRequest } from '../../publish-messages.ts'
import { callServer } from '../server-calls.ts'

export const fetchPublishState = () => callServer(publishEndpoints.state)
export const startPublish = (request: PublishRequest) => callServer(publishEndpoints.start, request)
export const startBack = (request: Pick<PublishRequest, 'confirm'>) => callServer(publishEndpoints.back, request)
