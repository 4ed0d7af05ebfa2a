import type { LinkType } from '../session/link.ts'
import { withToken } from './steps.ts'
import { FormScreen } from './form-screen.tsx'
import type { ScreenProps } from './screen.ts'

/** A link from a mail is used when a person presses the button, not when the page is opened. */
export function PressScreen({ hash, type, ...props }: ScreenProps & { hash: string; type: LinkType }) {
  const { texts, run } = props
  return (
    <FormScreen
      {...props}
      title={texts.pressTitle}
      text={texts.pressText}
      label={texts.press}
      needed={[]}
      onSend={() => run(withToken(hash, type))}
    />
  )
}
