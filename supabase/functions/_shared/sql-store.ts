// Calls the database: two roles and four SQL functions, independent of the driver.
import type { MailKind, RequestStore, Stored } from './ports.ts'

export type Role = 'lectern_function' | 'lectern_mailer'

/** Runs a statement in its own transaction with the role's privileges. Resolves after commit. */
export type RunQuery = <Row>(role: Role, text: string, parameters: (string | number | null)[]) => Promise<Row[]>

export function sqlStore(query: RunQuery): RequestStore {
  return {
    async store(submission) {
      // Passed as text, because drivers disagree on whether a string for jsonb is JSON already.
      const [row] = await query<{ answer: Stored }>(
        'lectern_function',
        'select lectern.submit_request($1::text::jsonb) as answer',
        [JSON.stringify(submission)],
      )
      if (!row) throw new Error('the database gave no answer')
      return row.answer
    },
  }
}

/** A mail that is due, with its request's columns by name. */
export interface DueMail {
  id: string
  kind: MailKind
  request: Record<string, unknown>
}

export interface Outbox {
  /** Claims due mails for five minutes, during which no other caller gets them. */
  claim(howMany: number): Promise<DueMail[]>
  /** Reports a mail's result: an error code, or null when a mail server has accepted it. */
  report(mail: string, failure: string | null, maxAttempts: number): Promise<'sent' | 'dead' | 'waiting' | undefined>
  /** Deletes a form's requests past their retention, given as Postgres intervals, and returns how many. */
  expire(form: string, requests: string, suspects: string): Promise<number>
}

export function sqlOutbox(query: RunQuery): Outbox {
  return {
    claim: (howMany) => query<DueMail>('lectern_mailer', 'select * from lectern.claim_mails($1::integer)', [howMany]),
    async report(mail, failure, maxAttempts) {
      const [row] = await query<{ state: 'sent' | 'dead' | 'waiting' | null }>(
        'lectern_mailer',
        'select lectern.report_mail($1::uuid, $2::text, $3::integer) as state',
        [mail, failure, maxAttempts],
      )
      return row?.state ?? undefined
    },
    async expire(form, requests, suspects) {
      const [row] = await query<{ gone: number }>(
        'lectern_mailer',
        'select lectern.expire_requests($1::text, $2::text::interval, $3::text::interval) as gone',
        [form, requests, suspects],
      )
      return row?.gone ?? 0
    },
  }
}
