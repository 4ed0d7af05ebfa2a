import type { PublishState } from '../../publish-messages.ts'
import { words } from '../words.ts'

/** The states of an owner's changes, in order. */
export const stateWords = ['Typed', 'Saved', 'In review', 'Live'] as const
type StateWord = (typeof stateWords)[number]

const wordsOf = { saved: 'Saved', 'in review': 'In review', live: 'Live' } as const

export const wordOf = ({ state }: Pick<PublishState, 'state'>, isTyped: boolean): StateWord =>
  isTyped ? 'Typed' : wordsOf[state]

/** The sentence that explains the state. */
export function stateSays({ state, isHandedOver = false }: PublishState): string {
  const { isSaved, isKept, isHandedOver: handedOver, isLive } = words.review.publish
  if (state === 'in review') return isHandedOver ? handedOver : isKept
  return state === 'live' ? isLive : isSaved
}
