import { useEffect, useReducer, useRef } from 'react'
import { failureOf } from '../session/failures.ts'
import { forgetLink, readLink } from '../session/link.ts'
import { sessionPlace } from '../session/session-store.ts'
import { useSession } from '../session/use-session.ts'
import type { Backend } from '../../site/model.ts'
import { firstScreen, next, type Screen, type SignInEvent, start, type Way } from './flow.ts'
import { arrive, type Step, withLinkCode } from './steps.ts'

/** Runs the screens' steps one at a time and follows what happens to the session elsewhere. */
export function useSignIn(backend: Backend, ways: readonly Way[], then: string) {
  const [state, dispatch] = useReducer(next, ways, start)
  const open = useSession(backend)
  const flight = useRef(false)
  const { ready, session, place, event, turn } = open
  const { screen } = state

  const run = async (step: Step) => {
    if (flight.current) return
    flight.current = true
    dispatch({ kind: 'began' })
    const told = await attempt(backend, step)
    flight.current = false
    dispatch(told)
  }
  const go = (to: Screen) => dispatch({ kind: 'went', screen: to })

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is read once, when the page has come.
  useEffect(() => {
    const link = readLink(location)
    if (link.kind !== 'none') forgetLink()
    if (link.kind === 'code') void run(withLinkCode(link.code))
    if (link.kind === 'token') go({ name: 'press', hash: link.hash, type: link.type })
    if (link.kind === 'half') go({ name: 'half' })
    if (link.kind === 'failed') dispatch({ kind: 'failed', failure: link.failure })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happens to the session moves the screen.
  useEffect(() => {
    if (!ready || flight.current) return
    const waiting = ['password', 'mail', 'recover', 'code'].includes(screen.name)
    if (session && waiting && !state.failure) void run(arrive('enter', event !== 'initial-session'))
    if (!session && ['factor', 'new-password', 'done'].includes(screen.name)) go(firstScreen(ways))
  }, [ready, session?.user.id, turn])

  const takenOn = screen.name === 'done' && screen.fresh && !screen.clockWrong
  useEffect(() => {
    if (takenOn) location.assign(then)
  }, [takenOn, then])

  return { state, open, run, go, email: session?.user.email ?? '', place }
}

/** Never rejects. */
async function attempt(backend: Backend, step: Step): Promise<SignInEvent> {
  const place = await sessionPlace(backend).catch(() => undefined)
  if (!place) return { kind: 'failed', failure: 'offline' }
  try {
    return await step(place, backend)
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error) }
  }
}
