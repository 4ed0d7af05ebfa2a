// Whether the panel stands beside the page or lies over it.
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { isBeside, isPanelOver, layPanelOver } from '../edit/beside-panel.ts'
import { words } from '../words.ts'
import { postToPage } from './panel-page-messages.ts'

/** Nothing in a narrow window, where it lies over the lower part of the page. */
export function PanelPlace() {
  const [isOver, lay] = useState(isPanelOver)
  if (!parent.matchMedia(isBeside).matches) return null
  return (
    <Button
      className="dots"
      aria-label={isOver ? words.panel.layBeside : words.panel.layOver}
      onPress={() => {
        layPanelOver(!isOver)
        lay(!isOver)
        postToPage({ lectern: 'laid' })
      }}
    >
      <span aria-hidden>{isOver ? '⇥' : '⇤'}</span>
    </Button>
  )
}
