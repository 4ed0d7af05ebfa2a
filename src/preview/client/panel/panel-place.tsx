// The switch between a panel beside the page and one over it.
import { useState } from 'react'
import { isBeside, isPanelOver, layPanelOver } from '../edit/beside-panel.ts'
import { words } from '../words.ts'
import { IconButton } from './icon-button.tsx'
import { postToPage } from './panel-messages.ts'

/** Renders nothing in a narrow window, where the panel always covers the page's lower part. */
export function PanelPlace() {
  const [isOver, setOver] = useState(isPanelOver)
  if (!parent.matchMedia(isBeside).matches) return null
  return (
    <IconButton
      sign={isOver ? '⇥' : '⇤'}
      label={isOver ? words.panel.layBeside : words.panel.layOver}
      onPress={() => {
        layPanelOver(!isOver)
        setOver(!isOver)
        postToPage({ lectern: 'laid' })
      }}
    />
  )
}
