import type { ComponentProps } from 'react'
import { useEditState } from '../edit/edit-store.ts'
import { words } from '../words.ts'
import { ownerState, stateSays } from './state-word.ts'
import { usePublishState } from './use-publish-state.ts'

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
      title={isTyped ? words.bar.onThisPageAlone : stateSays(state)}
      aria-label={words.bar.publish(words.bar.states[word])}
    >
      {words.bar.states[word]}
    </button>
  )
}
