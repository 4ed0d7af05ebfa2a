// The mails of the sign-in emulator. Links lead to a page where a button uses the token, because mail scanners follow links and
// would use tokens up.
import { randomUUID } from 'node:crypto'
import type { Mail, Mailer } from '../functions/_shared/mail.ts'
import type { Issued } from './one-time-tokens.ts'

export type MailKind = 'magiclink' | 'recovery' | 'email_change' | 'reauthentication' | 'confirmation' | 'invite'

const subjects: Record<MailKind, string> = {
  magiclink: 'Your sign-in link',
  recovery: 'Set a new password',
  email_change: 'Confirm the new e-mail address',
  reauthentication: 'Confirm that it is you',
  confirmation: 'Confirm your e-mail address',
  invite: 'You are invited',
}

/** The `type` that the page sends to the endpoint together with the token. */
const types: Record<MailKind, string> = {
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  confirmation: 'signup',
  invite: 'invite',
  reauthentication: '',
}

export interface AuthMails {
  send(kind: MailKind, to: string, token: Issued, page: string): Promise<void>
}

export function authMails(mailer: Mailer, from: Mail['from']): AuthMails {
  return {
    async send(kind, to, token, page) {
      const key = `sign-in-${randomUUID()}`
      const mail: Mail = {
        key,
        messageId: `${key}@localhost`,
        from,
        to: [to],
        subject: subjects[kind],
        text: textOf(kind, token, page),
      }
      await mailer.send(mail)
    },
  }
}

function textOf(kind: MailKind, { code, hash }: Issued, page: string): string {
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
