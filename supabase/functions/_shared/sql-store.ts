// The port to the database: two roles, four SQL functions, nothing else. Which driver carries the query is no matter.
import type { MailKind, RequestStore, Stored } from './ports.ts'

export type Role = 'lectern_function' | 'lectern_mailer'

/** Runs one statement in a transaction of its own, stepped down to the role. Resolves after commit. */
export type Ask = <Row>(role: Role, text: string, parameters: (string | number | null)[]) => Promise<Row[]>

export function sqlStore(ask: Ask): RequestStore {
  return {
    async store(submission) {
      // As text: drivers disagree on whether a string given for jsonb is JSON already.
      const [row] = await ask<{ answer: Stored }>(
        'lectern_function',
        'select lectern.submit_request($1::text::jsonb) as answer',
        [JSON.stringify(submission)],
      )
      if (!row) throw new Error('the database gave no answer')
      return row.answer
    },
  }
}

/** A mail that is due, with the request it is about: its columns by name. */
export interface DueMail {
  id: string
  kind: MailKind
  attempts: number
  request: Record<string, unknown>
}

export interface Outbox {
  /** Mails that are due; each is this caller's for five minutes. */
  claim(howMany: number): Promise<DueMail[]>
  /** `failure` is a code, or null when the mail was taken over by the mail server. */
  report(mail: string, failure: string | null, maxAttempts: number): Promise<'sent' | 'dead' | 'waiting' | undefined>
  /** Deletes requests of a form that were kept long enough; gives their number. Intervals as Postgres reads them. */
  expire(form: string, requests: string, suspects: string): Promise<number>
}

export function sqlOutbox(ask: Ask): Outbox {
  return {
    claim: (howMany) => ask<DueMail>('lectern_mailer', 'select * from lectern.claim_mails($1::integer)', [howMany]),
    async report(mail, failure, maxAttempts) {
      const [row] = await ask<{ state: 'sent' | 'dead' | 'waiting' | null }>(
        'lectern_mailer',
        'select lectern.report_mail($1::uuid, $2::text, $3::integer) as state',
        [mail, failure, maxAttempts],
      )
      return row?.state ?? undefined
    },
    async expire(form, requests, suspects) {
      const [row] = await ask<{ gone: number }>(
        'lectern_mailer',
        'select lectern.expire_requests($1::text, $2::text::interval, $3::text::interval) as gone',
        [form, requests, suspects],
      )
      return row?.gone ?? 0
    },
  }
}
