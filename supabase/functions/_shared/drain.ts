// Sends the mails in the outbox at least once each: a mail is reported as sent only after a mail server has accepted it.
import type { BackendForm } from './form.ts'
import { codeOf } from './log-code.ts'
import { compose, type Mailer } from './mail.ts'
import type { LogEvent } from './ports.ts'
import type { DueMail, Outbox } from './sql-store.ts'

const batchSize = 8

export interface DrainPorts {
  outbox: Outbox
  forms: readonly BackendForm[]
  mailer: Mailer
  log(event: LogEvent): void
}

/** Tries once to send every mail that is due and returns how many were sent. Rejects only when the database cannot be reached. */
export async function drain(ports: DrainPorts): Promise<number> {
  let sent = 0
  for (;;) {
    const round = await drainSome(ports)
    sent += round.sent
    if (!round.more) return sent
  }
}

/** Tries a batch of the mails that are due; `more` is true when others may be left. */
export async function drainSome(ports: DrainPorts): Promise<{ sent: number; more: boolean }> {
  const due = await ports.outbox.claim(batchSize)
  const results = await Promise.all(due.map((mail) => sendOne(mail, ports)))
  return { sent: results.filter(Boolean).length, more: due.length === batchSize }
}

async function sendOne(due: DueMail, { outbox, forms, mailer, log }: DrainPorts): Promise<boolean> {
  const form = forms.find((each) => each.form.name === due.request.form)
  const mail = form && compose(form, due)
  // The form is gone or has no recipient, which no retry would fix.
  if (!mail) {
    await outbox.report(due.id, 'no-recipient', 0)
    return false
  }
  const failure = await mailer.send(mail).then(() => null, codeOf)
  const state = await outbox.report(due.id, failure, form.settings.mail.attempts)
  if (failure !== null) log({ event: state === 'dead' ? 'mail-dead' : 'mail-failed', code: failure })
  return failure === null
}

/** Deletes requests past their retention, form by form, and returns how many. */
export async function expire({ outbox, forms }: Pick<DrainPorts, 'outbox' | 'forms'>): Promise<number> {
  let removed = 0
  for (const { form, settings } of forms)
    removed += await outbox.expire(form.name, settings.retention.requests, settings.retention.suspects)
  return removed
}
