// The questions to the server about publishing.
import { type PublishRequest, type PublishState, publishEndpoints, type Run } from '../../publish-messages.ts'
import { ask } from '../ask.ts'

export const fetchPublishState = () => ask<PublishState | null>(publishEndpoints.state)
export const startPublish = (asked: PublishRequest) => ask<{ run?: Run }>(publishEndpoints.start, asked)
export const startBack = (asked: Pick<PublishRequest, 'confirm'>) => ask<{ run?: Run }>(publishEndpoints.back, asked)
