// Sends what waits in the outbox. At least once: a mail is reported as sent only after a mail server has it.
import type { BackendForm } from './form.ts'
import { codeOf } from './log-code.ts'
import { compose, type Mailer } from './mail.ts'
import type { LogEvent } from './ports.ts'
import type { DueMail, Outbox } from './sql-store.ts'

const atOnce = 8

export interface DrainPorts {
  outbox: Outbox
  forms: readonly BackendForm[]
  mailer: Mailer
  log(event: LogEvent): void
}

/** Tries every mail that is due once; gives how many were sent. Rejects only when the database cannot be reached. */
export async function drain(ports: DrainPorts): Promise<number> {
  let sent = 0
  for (;;) {
    const round = await drainSome(ports)
    sent += round.sent
    if (!round.more) return sent
  }
}

/** A handful of the mails that are due; `more` when others may be left. */
export async function drainSome(ports: DrainPorts): Promise<{ sent: number; more: boolean }> {
  const due = await ports.outbox.claim(atOnce)
  const results = await Promise.all(due.map((mail) => sendOne(mail, ports)))
  return { sent: results.filter(Boolean).length, more: due.length === atOnce }
}

async function sendOne(due: DueMail, { outbox, forms, mailer, log }: DrainPorts): Promise<boolean> {
  const form = forms.find((each) => each.form.name === due.request.form)
  const mail = form && compose(form, due)
  // A form that is gone, or an address: nothing that trying again would fix.
  if (!mail) {
    await outbox.report(due.id, 'no-recipient', 0)
    return false
  }
  const failure = await mailer.send(mail).then(() => null, codeOf)
  const state = await outbox.report(due.id, failure, form.settings.mail.attempts)
  if (failure !== null) log({ event: state === 'dead' ? 'mail-dead' : 'mail-failed', code: failure })
  return failure === null
}

/** Deletes what was kept long enough, form by form; gives how many requests went. */
export async function expire({ outbox, forms }: Pick<DrainPorts, 'outbox' | 'forms'>): Promise<number> {
  let removed = 0
  for (const { form, settings } of forms)
    removed += await outbox.expire(form.name, settings.retention.requests, settings.retention.suspects)
  return removed
}
