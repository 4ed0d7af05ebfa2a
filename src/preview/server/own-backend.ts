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

/** Opens its database on first use, so that people who only edit texts don't wait for it. */
export class OwnBackend {
  private opened: { forms: string; backend: Backend } | undefined
  private isClosed = false
  /** Set while the database opens, which takes seconds. */
  private opening: AbortController | undefined
  private last: Promise<unknown> = Promise.resolve()
  private lastReport: Promise<unknown> = Promise.resolve()
  private readonly mails: Mail[] = []
  private readonly emulator

  constructor(private readonly options: OwnBackendOptions) {
    const { data, signInAt: url, onMail } = options
    const mailer = { send: async (mail: Mail) => onMail(shownMail(mail)) }
    this.emulator = url ? lazyEmulator({ data, limited: false, url, mailer }) : undefined
  }

  /** Answers everything under `/functions/` and `/auth/`. */
  async answer(request: Request, socketAddress: string | undefined): Promise<Response> {
    const { onRequest } = this.options
    const isForm = new URL(request.url).pathname.startsWith('/functions/')
    try {
      const backend = await this.open()
      const response = await backend.fetch(request, socketAddress)
      if (!isForm) return response
      const text = await response.clone().text()
      // Reports are serialised, so that each request is shown with its own mails.
      this.lastReport = this.lastReport.then(async () =>
        onRequest(await sentRequest(backend, response.status, text, this.mails)),
      )
      return response
    } catch (error) {
      const message = isFault(error) ? `${error.message} ${error.hint}` : String(error)
      if (isForm) onRequest({ status: 503, answer: message, mails: [] })
      return Response.json({ error: message }, { status: 503, headers: { 'retry-after': '5' } })
    }
  }

  /** Opens the database ahead of the first request, when a page that needs it is opened. */
  warmUp(): void {
    // The first request reports why the database cannot be opened.
    if (!this.opened) this.open().catch(() => undefined)
  }

  close(): Promise<void> {
    this.isClosed = true
    this.opening?.abort()
    return this.inTurn(() => this.closeOpen())
  }

  /** Serialises work: the second of two concurrent requests finds the database that the first has opened. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }

  private open(): Promise<Backend> {
    return this.inTurn(async () => {
      if (this.isClosed) throw new Error('The preview is closed.')
      const forms = this.options.forms()
      const key = JSON.stringify(forms)
      if (this.opened?.forms === key) return this.opened.backend
      // A changed form needs its columns: the database is opened again.
      await this.closeOpen()
      const backend = await this.openWith(forms)
      this.opened = { forms: key, backend }
      return backend
    })
  }

  private openWith(forms: BackendForm[]): Promise<Backend> {
    const { project, site, data } = this.options
    this.opening = new AbortController()
    return openBackend({
      ...{ project, site, data, forms, siteUrl: '', limited: false, test: true },
      signal: this.opening.signal,
      mailer: { send: async (mail) => void this.mails.push(mail) },
      openAuth: this.emulator,
    }).finally(() => {
      this.opening = undefined
    })
  }

  private async closeOpen(): Promise<void> {
    const open = this.opened
    this.opened = undefined
    await open?.backend.close()
  }
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
