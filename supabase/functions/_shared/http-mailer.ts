// Sends mails through a mail service's HTTPS API, in the format of Resend: for hosts where mail ports are closed.
import type { Mail, Mailer } from './mail.ts'

const timeoutMs = 10_000

export function httpMailer({ url = 'https://api.resend.com/emails', key }: { url?: string; key: string }): Mailer {
  return {
    async send(mail: Mail) {
      const response = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          // The service sends a mail with the same key only once.
          'idempotency-key': mail.key,
        },
        body: JSON.stringify({
          from: `"${mail.from.name.replace(/["\\]/g, '')}" <${mail.from.address}>`,
          to: mail.to,
          reply_to: mail.replyTo,
          subject: mail.subject,
          text: mail.text,
          headers: { 'Message-ID': `<${mail.messageId}>` },
        }),
      })
      await response.body?.cancel()
      if (!response.ok) throw Object.assign(new Error('the mail service refused'), { code: `HTTP-${response.status}` })
    },
  }
}
