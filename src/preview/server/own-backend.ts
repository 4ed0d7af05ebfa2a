// The backend of the preview, for real: a database of its own, every request marked as a test, people signed in by the
// emulator, and mails that go nowhere but into the panel.

import { lazyEmulator } from '../../../supabase/auth-emulator/lazy-emulator.ts'
import type { BackendForm } from '../../../supabase/functions/_shared/form.ts'
import type { Mail } from '../../../supabase/functions/_shared/mail.ts'
import { type Backend, openBackend } from '../../backend/backend.ts'
import { isFault } from '../../problems/fault.ts'
import type { SentRequest, ShownMail } from '../messages.ts'

export interface OwnBackendOptions {
  project: string
  site?: string
  data: string
  /** The forms of the manifest as it is now. */
  forms: () => BackendForm[]
  /** Where the preview answers, when it is to sign people in. */
  signInAt?: string
  onRequest: (sent: SentRequest) => void
  /** Called with each mail that signing in asks for. */
  onMail: (mail: ShownMail) => void
}

export interface OwnBackend {
  /** Answers everything under `/functions/` and `/auth/`. */
  answer(request: Request, socketAddress: string | undefined): Promise<Response>
  /** Opens the database already: a page that needs it is looked at. */
  warmUp(): void
  close(): Promise<void>
}

interface Open {
  forms: string
  backend: Backend
}

/** Opens the database once a page that needs it is looked at: who only edits texts never pays for it. */
export function ownBackend(options: OwnBackendOptions): OwnBackend {
  let opened: Open | undefined
  const mails: Mail[] = []
  const { data, signInAt } = options
  const mailer = { send: async (mail: Mail) => options.onMail(shownMail(mail)) }
  const emulator = signInAt ? lazyEmulator({ data, limited: false, url: signInAt, mailer }) : undefined

  let isClosed = false
  /** While the database is being opened, which takes seconds. */
  let opening: AbortController | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: of two that come at once, the second finds what the first has opened. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  const closeOpen = async () => {
    const open = opened
    opened = undefined
    await open?.backend.close()
  }

  const open = () =>
    inTurn(async (): Promise<Open> => {
      if (isClosed) throw new Error('The preview is closed.')
      const forms = options.forms()
      const key = JSON.stringify(forms)
      if (opened?.forms === key) return opened
      // A form that has changed needs its columns: the database is opened anew.
      await closeOpen()
      opening = new AbortController()
      const backend = await openBackend({
        signal: opening.signal,
        project: options.project,
        site: options.site,
        data: options.data,
        forms,
        siteUrl: '',
        limited: false,
        test: true,
        mailer: { send: async (mail) => void mails.push(mail) },
        openAuth: emulator,
      }).finally(() => {
        opening = undefined
      })
      opened = { forms: key, backend }
      return opened
    })

  const close = () => {
    isClosed = true
    opening?.abort()
    return inTurn(closeOpen)
  }

  let turn: Promise<unknown> = Promise.resolve()
  const answer = async (request: Request, socketAddress: string | undefined): Promise<Response> => {
    const isForm = new URL(request.url).pathname.startsWith('/functions/')
    try {
      const { backend } = await open()
      const response = await backend.fetch(request, socketAddress)
      if (!isForm) return response
      const text = await response.clone().text()
      // One after the other, so that each request is shown with its own mails.
      turn = turn.then(async () => options.onRequest(await tell(backend, response.status, text, mails)))
      return response
    } catch (error) {
      const message = isFault(error) ? `${error.message} ${error.hint}` : String(error)
      if (isForm) options.onRequest({ status: 503, answer: message, mails: [] })
      return Response.json({ error: message }, { status: 503, headers: { 'retry-after': '5' } })
    }
  }
  const warmUp = () => {
    // What is wrong with it is told with the first request.
    if (!opened) open().catch(() => undefined)
  }
  return { answer, warmUp, close }
}

async function tell(backend: Backend, status: number, answer: string, mails: Mail[]): Promise<SentRequest> {
  await backend.sendMails()
  const left = mails.splice(0).map(shownMail)
  // Without script the answer is a redirect and names no request: the newest one is it.
  const id = /"id":\s*"([0-9a-f-]{36})"/.exec(answer)?.[1]
  const stored = status === 303 || id !== undefined
  const [row] = stored ? (await backend.admin.list(id ? { id } : {})).requests : []
  return { status, answer, row: row && { ...row }, mails: left }
}

const shownMail = ({ key, from, to, replyTo, subject, text }: Mail): ShownMail => ({
  key,
  from: `${from.name} <${from.address}>`,
  to: to.join(', '),
  replyTo,
  subject,
  text,
})
