import { Button } from 'react-aria-components'
import { mayMoveFocus } from './may-move-focus.ts'

interface HeadProps {
  title: string
  /** The words on the button that leads back. */
  back: string
  onBack: () => void
  /** Whether the focus goes on from the button, unless it is in use on the page. */
  takesFocus?: boolean
}

/** Above what is shown in the place of a list. */
export const Head = ({ title, back, onBack, takesFocus = true }: HeadProps) => (
  <header className="head">
    <Button className="small" onPress={onBack} autoFocus={takesFocus && mayMoveFocus()}>
      {back}
    </Button>
    <h2>{title}</h2>
  </header>
)
