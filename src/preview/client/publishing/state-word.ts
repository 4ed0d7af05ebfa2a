import type { PublishState } from '../../publish-messages.ts'
import { words } from '../words.ts'

/** The states of an owner's changes, in order. */
export const ownerStates = ['typed', 'saved', 'in review', 'live'] as const

export const ownerState = ({ state }: Pick<PublishState, 'state'>, isTyped: boolean): (typeof ownerStates)[number] =>
  isTyped ? 'typed' : state

/** The sentence that explains the state. */
export function stateSays({ state, isHandedOver = false }: PublishState): string {
  const { isSaved, isKept, isHandedOver: handedOver, isLive } = words.review.publish
  if (state === 'in review') return isHandedOver ? handedOver : isKept
  return state === 'live' ? isLive : isSaved
}
