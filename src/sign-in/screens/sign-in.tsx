import type { SiteBackend } from '../../site/model.ts'
import { Alert, SessionLine } from '../controls/parts.tsx'
import type { EventTexts, FailureTexts } from '../session/texts.ts'
import { CodeScreen } from './code.tsx'
import { DoneScreen, HalfScreen } from './done.tsx'
import { FactorScreen } from './factor.tsx'
import type { SignInMethod } from './flow.ts'
import { withSession, withToken } from './link-steps.ts'
import { MailScreen } from './mail.tsx'
import { NewPasswordScreen } from './new-password.tsx'
import { PasswordScreen } from './password.tsx'
import { PressScreen } from './press.tsx'
import type { ScreenProps } from './screen.ts'
import type { SignInTexts } from './texts.ts'
import { useSignIn } from './use-sign-in.ts'

export interface SignInProps {
  name: string
  level: 2 | 3
  backend: SiteBackend
  ways: SignInMethod[]
  then: string
  texts: SignInTexts
  failures: FailureTexts
  events: EventTexts
}

export function SignIn({ name, level, backend, ways, then, texts, failures, events }: SignInProps) {
  const { state, open, run, go, email } = useSignIn(backend, ways, then)
  const { busy, failure, revision, screen } = state
  const shared: ScreenProps = {
    name,
    level,
    texts,
    busy,
    revision,
    go,
    failure,
    run: (step) => void run(step),
    action: `#${name}-needs-script`,
  }
  return (
    <div className="grid gap-6" aria-busy={busy || undefined}>
      <div>
        <SessionLine open={open} texts={events} label={texts.session} />
        <Alert failure={failure ?? (open.missing ? 'offline' : undefined)} texts={failures} />
      </div>
      {renderScreen()}
    </div>
  )

  function renderScreen() {
    switch (screen.name) {
      case 'password':
        return <PasswordScreen {...shared} byMail={ways.includes('mail')} />
      case 'mail':
      case 'recover': {
        const purpose = screen.name === 'mail' ? 'sign-in' : 'recovery'
        return <MailScreen {...shared} key={purpose} purpose={purpose} byPassword={ways.includes('password')} />
      }
      case 'code':
        return <CodeScreen {...shared} {...screen} name={name} again={state.again} onBack={() => go('first')} />
      case 'press':
        return <PressScreen {...shared} text={texts.pressText} step={withToken(screen.hash, screen.type)} />
      case 'press-session':
        // Names the account, because the sender of the link chose it.
        return (
          <PressScreen
            {...shared}
            text={texts.pressSessionText.replaceAll('[email]', () => screen.email)}
            step={withSession(screen.tokens, screen.type)}
          />
        )
      case 'factor':
        return <FactorScreen {...shared} {...screen} name={name} />
      case 'new-password':
        return <NewPasswordScreen {...shared} email={email} />
      case 'half':
        return <HalfScreen {...shared} />
      case 'done':
        return <DoneScreen {...shared} {...screen} name={name} email={email} then={then} />
    }
  }
}
