// The state of an owner's changes: typed, saved, in review, live.
import type { ComponentProps } from 'react'
import type { PublishState } from '../../../deploy/deploy-messages.ts'
import { useEditState } from '../edit/edit-store.ts'
import { words } from '../words.ts'
import { usePublishState } from './use-publish-state.ts'

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

/** The bar's button with the site's state in one word, which opens the review sheet. Renders nothing where publishing is not permitted. */
export function StateButton(opening: ComponentProps<'button'>) {
  const state = usePublishState()
  const { isTyped } = useEditState()
  if (!state) return null
  const word = ownerState(state, isTyped)
  return (
    <button
      {...opening}
      className={word === 'live' ? 'state good' : 'state warn'}
      data-state={state.state}
      title={isTyped ? words.review.publish.saveFirst : stateSays(state)}
      aria-label={words.labelled(words.bar.states[word], words.review.publish.publish)}
    >
      {words.bar.states[word]}
    </button>
  )
}
