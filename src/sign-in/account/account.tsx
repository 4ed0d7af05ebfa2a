import { useEffect, useRef } from 'react'
import type { SiteBackend } from '../../site/model.ts'
import { Alert, LinkButton, SessionLine } from '../controls/parts.tsx'
import { useFocusReturn } from '../controls/use-focus-return.ts'
import type { EventTexts, FailureTexts } from '../session/texts.ts'
import { useSession } from '../session/use-session.ts'
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
  backend: SiteBackend
  signIn: string
  texts: AccountTexts
  failures: FailureTexts
  events: EventTexts
}

export function Account({ name, level, language, backend, signIn, texts, failures, events }: AccountProps) {
  const open = useSession(backend)
  const { user, needsSecondFactor, failure, refresh } = useUser(open, backend)
  const { ready, session, missing, store } = open
  const island = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLParagraphElement>(null)
  useFocusReturn(island, line)

  const known = session && user && store ? { user, store } : undefined
  // Signing out must be possible even when the service cannot say who is signed in.
  const panel = session && store && (user || failure) ? { name, level, store, texts, failures, refresh } : undefined
  const signedOut = ready && !session
  const waiting = !missing && !failure && !signedOut && !known
  const status = signedOut
    ? texts.signedOut
    : known
      ? texts.who.replaceAll('[email]', () => known.user.email ?? '')
      : waiting
        ? texts.wait
        : ''

  // After signing in, the focus moves to the name of the account.
  const isKnown = Boolean(known)
  useEffect(() => {
    const isUntouched = document.activeElement === document.body
    if (isKnown && isUntouched && cameFrom(signIn)) line.current?.focus()
  }, [isKnown, signIn])

  return (
    <div ref={island} className="grid gap-10">
      <div className="grid gap-4">
        <SessionLine open={open} texts={events} label={texts.session} />
        <Alert failure={failure ?? (missing ? 'offline' : undefined)} texts={failures} />
        <p ref={line} tabIndex={-1} className="text-lead outline-none empty:hidden">
          {status}
        </p>
        {failure && !known && session && (
          <p>
            <LinkButton onPress={() => void refresh()}>{texts.retry}</LinkButton>
          </p>
        )}
        {signedOut && <ToSignIn label={texts.signIn} to={signIn} />}
        {known && needsSecondFactor && (
          <>
            <p>{texts.second}</p>
            <ToSignIn label={texts.confirm} to={signIn} />
          </>
        )}
      </div>
      {known && panel && !needsSecondFactor && (
        <Panels {...panel} user={known.user} signIn={signIn} language={language} />
      )}
      {panel && <SessionsPanel {...panel} />}
    </div>
  )
}

type PanelsProps = PanelProps & Pick<AccountProps, 'signIn' | 'language'> & Parameters<typeof NamePanel>[0]

function Panels({ user, signIn, language, ...panel }: PanelsProps) {
  return (
    <>
      <NamePanel {...panel} user={user} />
      <EmailPanel {...panel} user={user} signIn={signIn} />
      <PasswordPanel {...panel} email={user.email ?? ''} />
      <FactorsPanel {...panel} user={user} language={language} />
      <IdentitiesPanel {...panel} user={user} />
    </>
  )
}

/** Whether the visitor came from the given page of this site. */
const cameFrom = (page: string) => {
  const before = document.referrer && new URL(document.referrer)
  const wanted = new URL(page, location.href)
  return before && before.origin === wanted.origin && before.pathname === wanted.pathname
}

function ToSignIn({ label, to }: { label: string; to: string }) {
  return (
    <p>
      <a href={to} className="button button-solid">
        {label}
      </a>
    </p>
  )
}
