// The mails of the sign-in emulator. Links lead to a page where a button uses the token, because mail scanners follow links and
// would use tokens up.
import { randomUUID } from 'node:crypto'
import type { Mail, Mailer } from '../functions/_shared/mail.ts'
import type { Issued } from './one-time-tokens.ts'

export type AuthMailKind = 'magiclink' | 'recovery' | 'email_change' | 'reauthentication' | 'confirmation' | 'invite'

const subjects: Record<AuthMailKind, string> = {
  magiclink: 'Your sign-in link',
  recovery: 'Set a new password',
  email_change: 'Confirm the new e-mail address',
  reauthentication: 'Confirm that it is you',
  confirmation: 'Confirm your e-mail address',
  invite: 'You are invited',
}

/** The `type` that the page sends to the endpoint together with the token. */
const types: Record<AuthMailKind, string> = {
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  confirmation: 'signup',
  invite: 'invite',
  reauthentication: '',
}

export class AuthMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly from: Mail['from'],
  ) {}

  async send(kind: AuthMailKind, to: string, token: Issued, page: string): Promise<void> {
    const key = `sign-in-${randomUUID()}`
    const { from } = this
    const text = textOf(kind, token, page)
    await this.mailer.send({ key, messageId: `${key}@localhost`, from, to: [to], subject: subjects[kind], text })
  }
}

function textOf(kind: AuthMailKind, { code, hash }: Issued, page: string): string {
  const intro = `${subjects[kind]}.`
  const enter = `Enter this code on the page that asked for it:\n\n    ${code}`
  const end =
    kind === 'invite'
      ? 'It works once, for an hour.'
      : 'It works once, for an hour. If you did not ask for it, do nothing.'
  if (kind === 'reauthentication') return `${intro}\n\n${enter}\n\n${end}\n`
  const link = new URL(page)
  link.searchParams.set('token_hash', hash)
  link.searchParams.set('type', types[kind])
  return `${intro}\n\nOpen this page and press its button:\n\n${link}\n\n${enter}\n\n${end}\n`
}
