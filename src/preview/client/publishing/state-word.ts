import type { PublishState } from '../../publish-messages.ts'
import { words } from '../words.ts'

/** Where what an owner has written is, from the page to its visitors. */
export const stateWords = ['Typed', 'Saved', 'In review', 'Live'] as const
export type StateWord = (typeof stateWords)[number]

const wordsOf = { saved: 'Saved', 'in review': 'In review', live: 'Live' } as const

export const wordOf = ({ state }: Pick<PublishState, 'state'>, isTyped: boolean): StateWord =>
  isTyped ? 'Typed' : wordsOf[state]

/** What that word means, in a sentence. */
export function stateSays({ state, isHandedOver = false }: PublishState): string {
  const { isSaved, isKept, isHandedOver: handedOver, isLive } = words.review.publish
  if (state === 'in review') return isHandedOver ? handedOver : isKept
  return state === 'live' ? isLive : isSaved
}
