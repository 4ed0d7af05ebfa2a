import type { PublishState } from '../../publish-messages.ts'

/** Where what an owner has written is, from the page to its visitors. */
export const stateWords = ['Typed', 'Saved', 'In review', 'Live'] as const
export type StateWord = (typeof stateWords)[number]

const words = { saved: 'Saved', 'in review': 'In review', live: 'Live' } as const

export const wordOf = ({ state }: Pick<PublishState, 'state'>, isTyped: boolean): StateWord =>
  isTyped ? 'Typed' : words[state]
