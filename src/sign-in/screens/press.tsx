import type { LinkTokens, LinkType } from '../session/link.ts'
import { FormScreen } from './form-screen.tsx'
import { withSession, withToken } from './link-steps.ts'
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

interface PressSessionProps extends ScreenProps {
  tokens: LinkTokens
  email: string
  type: string
}

/** The same for a link that carries a session. It names the account, since the sender of the link chose it. */
export function PressSessionScreen({ tokens, email, type, ...props }: PressSessionProps) {
  const { texts, run } = props
  return (
    <FormScreen
      {...props}
      title={texts.pressTitle}
      text={texts.pressSessionText.replaceAll('[email]', () => email)}
      label={texts.press}
      needed={[]}
      onSend={() => run(withSession(tokens, type))}
    />
  )
}
