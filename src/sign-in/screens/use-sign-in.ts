import { useEffect, useReducer, useRef } from 'react'
import type { SiteBackend } from '../../site/model.ts'
import { failureOf } from '../session/failures.ts'
import { readLink, removeLinkData } from '../session/link.ts'
import { sessionStore } from '../session/session-store.ts'
import type { Failure } from '../session/texts.ts'
import { useSession } from '../session/use-session.ts'
import { next, type Screen, type SignInEvent, type SignInMethod, start } from './flow.ts'
import { linkRefused, withLinkCode } from './link-steps.ts'
import { arrive, type SignInStep } from './steps.ts'

/** Runs the screens' steps one at a time and reacts to events of the session, also from other tabs. */
export function useSignIn(backend: SiteBackend, ways: readonly SignInMethod[], then: string) {
  const [state, dispatch] = useReducer(next, ways, start)
  const open = useSession(backend)
  const running = useRef(false)
  const { ready, session, event, revision } = open
  const { screen, busy } = state

  const run = async (step: SignInStep, withoutLibrary: Failure = 'offline') => {
    if (running.current) return
    running.current = true
    dispatch({ kind: 'began' })
    const event = await attempt(backend, step, withoutLibrary)
    running.current = false
    dispatch(event)
  }
  const go = (to: Screen | 'first') => dispatch({ kind: 'went', screen: to })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page opens.
  useEffect(() => {
    const link = readLink(location)
    if (link.kind !== 'none') removeLinkData()
    switch (link.kind) {
      case 'code':
        return void run(withLinkCode(link.code))
      case 'token':
        return go({ name: 'press', hash: link.hash, type: link.type })
      case 'session':
        return go({ ...link, name: 'press-session' })
      case 'half':
        return go({ name: 'half' })
      case 'failed':
        return void run(linkRefused(link.failure), link.failure)
    }
  }, [])

  // Skipped while a step runs, because the screen is outdated then; the end of the step (`busy`) starts the effect again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only events of the session change the screen.
  useEffect(() => {
    if (!ready || busy || running.current) return
    const waiting = ['password', 'mail', 'recover', 'code'].includes(screen.name)
    if (session && waiting && !state.failure) void run(arrive('enter', event !== 'initial-session'))
    if (!session && ['factor', 'new-password', 'done'].includes(screen.name)) go('first')
  }, [ready, session?.user.id, revision, busy])

  const redirects = screen.name === 'done' && screen.fresh && !screen.clockWrong
  useEffect(() => {
    if (redirects) location.assign(then)
  }, [redirects, then])

  return { state, open, run, go, email: session?.user.email ?? '' }
}

/** Never rejects. */
async function attempt(backend: SiteBackend, step: SignInStep, withoutLibrary: Failure): Promise<SignInEvent> {
  const store = await sessionStore(backend).catch(() => undefined)
  if (!store) return { kind: 'failed', failure: withoutLibrary }
  try {
    return await step(store, backend)
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  }
}
