// Runs the backend of the preview: a database of its own, every request marked as a test, sign-in by the emulator. Mails are shown in
// the panel and never sent.

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
  /** Returns the forms of the current manifest. */
  forms: () => BackendForm[]
  /** The preview's URL; left out where the preview has no sign-in. */
  signInAt?: string
  onRequest: (sent: SentRequest) => void
  /** Called with each mail that sign-in would send. */
  onMail: (mail: ShownMail) => void
}

export type OwnBackend = ReturnType<typeof ownBackend>

interface Open {
  forms: string
  backend: Backend
}

/** Returns a backend that opens its database on first use, so that people who only edit texts don't wait for it. */
export function ownBackend(options: OwnBackendOptions) {
  let opened: Open | undefined
  const mails: Mail[] = []
  const { data, signInAt } = options
  const mailer = { send: async (mail: Mail) => options.onMail(shownMail(mail)) }
  const emulator = signInAt ? lazyEmulator({ data, limited: false, url: signInAt, mailer }) : undefined

  let isClosed = false
  /** Set while the database opens, which takes seconds. */
  let opening: AbortController | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** Serialises work: the second of two concurrent requests finds the database that the first has opened. */
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
      // A changed form needs its columns: the database is opened again.
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

  let lastReport: Promise<unknown> = Promise.resolve()
  /** Answers everything under `/functions/` and `/auth/`. */
  const answer = async (request: Request, socketAddress: string | undefined): Promise<Response> => {
    const isForm = new URL(request.url).pathname.startsWith('/functions/')
    try {
      const { backend } = await open()
      const response = await backend.fetch(request, socketAddress)
      if (!isForm) return response
      const text = await response.clone().text()
      // Reports are serialised, so that each request is shown with its own mails.
      lastReport = lastReport.then(async () =>
        options.onRequest(await sentRequest(backend, response.status, text, mails)),
      )
      return response
    } catch (error) {
      const message = isFault(error) ? `${error.message} ${error.hint}` : String(error)
      if (isForm) options.onRequest({ status: 503, answer: message, mails: [] })
      return Response.json({ error: message }, { status: 503, headers: { 'retry-after': '5' } })
    }
  }
  /** Opens the database ahead of the first request, when a page that needs it is opened. */
  const warmUp = () => {
    // The first request reports why the database cannot be opened.
    if (!opened) open().catch(() => undefined)
  }
  return { answer, warmUp, close }
}

async function sentRequest(backend: Backend, status: number, answer: string, mails: Mail[]): Promise<SentRequest> {
  await backend.sendMails()
  const left = mails.splice(0).map(shownMail)
  // Without script the answer is a redirect without an id: the newest row is the request's.
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
