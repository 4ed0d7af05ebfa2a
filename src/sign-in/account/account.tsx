import type { EventTexts, FailureTexts } from '../session/texts.ts'
import { useSession } from '../session/use-session.ts'
import type { Backend } from '../../site/model.ts'
import { Alert, SessionLine } from '../controls/parts.tsx'
import type { PanelProps } from './panel.tsx'
import { EmailPanel } from './panels/email.tsx'
import { FactorsPanel } from './panels/factors.tsx'
import { IdentitiesPanel } from './panels/identities.tsx'
import { NamePanel } from './panels/name.tsx'
import { PasswordPanel } from './panels/password.tsx'
import { SessionsPanel } from './panels/sessions.tsx'
import type { AccountTexts } from './texts.ts'
import { useUser } from './use-user.ts'

export interface AccountProps {
  name: string
  level: 2 | 3
  language: string
  backend: Backend
  signIn: string
  texts: AccountTexts
  failures: FailureTexts
  events: EventTexts
}

export function Account({ name, level, language, backend, signIn, texts, failures, events }: AccountProps) {
  const open = useSession(backend)
  const { user, half, failure, refresh } = useUser(open, backend)
  const { ready, session, missing, place } = open
  const known = session && user && place ? { user, place } : undefined
  const panel = known && ({ name, level, place: known.place, texts, failures, refresh } satisfies PanelProps)
  const waiting = !missing && !failure && (!ready || (session && !user))
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <SessionLine open={open} texts={events} label={texts.session} />
        <Alert failure={failure ?? (missing ? 'offline' : undefined)} texts={failures} />
        {waiting && <p>{texts.wait}</p>}
        {ready && !session && <ToSignIn text={texts.signedOut} label={texts.signIn} to={signIn} />}
        {known && (
          <p className="text-lead break-words">{texts.who.replaceAll('[email]', () => known.user.email ?? '')}</p>
        )}
        {known && half && <ToSignIn text={texts.second} label={texts.confirm} to={signIn} />}
      </div>
      {known && panel && !half && (
        <>
          <NamePanel {...panel} user={known.user} />
          <EmailPanel {...panel} user={known.user} signIn={signIn} />
          <PasswordPanel {...panel} email={known.user.email ?? ''} />
          <FactorsPanel {...panel} user={known.user} language={language} />
          <IdentitiesPanel {...panel} user={known.user} />
        </>
      )}
      {panel && <SessionsPanel {...panel} />}
    </div>
  )
}

function ToSignIn({ text, label, to }: { text: string; label: string; to: string }) {
  return (
    <>
      <p>{text}</p>
      <p>
        <a href={to} className="button button-solid">
          {label}
        </a>
      </p>
    </>
  )
}
