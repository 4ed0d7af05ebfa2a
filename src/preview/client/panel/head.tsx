import { Button } from 'react-aria-components'
import { mayMoveFocus } from './may-move-focus.ts'

interface HeadProps {
  title: string
  /** Label of the back button. */
  back: string
  onBack: () => void
  /** Whether the back button takes the focus when it mounts, unless a text on the page has it. */
  takesFocus?: boolean
}

/** The heading of a view that replaces a list, with the way back. */
export const PanelHead = ({ title, back, onBack, takesFocus = true }: HeadProps) => (
  <header className="head">
    <Button onPress={onBack} autoFocus={takesFocus && mayMoveFocus()}>
      {back}
    </Button>
    <h2>{title}</h2>
  </header>
)
