// Mailers that need Node: files for development, SMTP for a server of one's own.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { httpMailer } from '../../../supabase/functions/_shared/http-mailer.ts'
import type { Mail, Mailer } from '../../../supabase/functions/_shared/mail.ts'
import { writeWhole } from '../../cache/cache.mjs'
import type { Database } from '../database/database.ts'

const messageOf = (mail: Mail) => ({
  messageId: `<${mail.messageId}>`,
  from: mail.from,
  to: mail.to.map((address) => ({ name: '', address })),
  ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
  subject: mail.subject,
  text: mail.text,
  // A mail's content must never make the mailer read files or fetch URLs.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Writes each mail as `<key>.eml` into the folder, atomically; any mail program opens such files. */
export function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail))
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeWhole(join(folder, `${mail.key}.eml`), message as Buffer, { mode: 0o600 })
    },
  }
}

/** Deletes the files of these mails of the outbox, where they were written as files. */
export function deleteMails(ids: readonly string[], folder: string): void {
  for (const id of ids) rmSync(join(folder, `outbox-${id}.eml`), { force: true })
}

/** Deletes the files of mails that are no longer in the outbox because their requests have expired. */
export async function sweepMails(database: Database, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const rows = await database.query<{ id: string }>('select id::text from lectern.outbox')
  const kept = new Set(rows.map(({ id }) => id))
  for (const name of readdirSync(folder)) {
    const key = /^outbox-(.+?)\.eml/.exec(name)?.[1]
    if (key && !kept.has(key)) rmSync(join(folder, name), { force: true })
  }
}

/** `url`: `smtps://user:password@host:465` or `smtp://host:587`. `timeoutMs` bounds each wait for the server. */
export function smtpMailer(url: string, timeoutMs = 10_000): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  } as Parameters<typeof createTransport>[0])
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail))
    },
  }
}

/** Returns the mailer that the environment configures; by default one that writes files. */
export function mailerFrom(env: NodeJS.ProcessEnv, folder: string): Mailer {
  if (env.SMTP_URL) return smtpMailer(env.SMTP_URL)
  if (env.MAIL_API_KEY) return httpMailer({ url: env.MAIL_API_URL, key: env.MAIL_API_KEY })
  return fileMailer(folder)
}
