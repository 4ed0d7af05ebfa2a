import type { LinkTokens, LinkType } from '../session/link.ts'
import { FormScreen } from './form-screen.tsx'
import { withSession, withToken } from './link-steps.ts'
import type { ScreenProps } from './screen.ts'

/** Uses a link from a mail when the visitor presses the button, not when the page opens, because mail scanners open pages. */
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

/** The same for a link that contains a session. Names the account, because the sender of the link chose it. */
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
