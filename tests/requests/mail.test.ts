import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { beforeAll, describe, expect, it } from 'vitest'
import { listening } from '../../src/backend/listening.ts'
import { fileMailer, mailerFrom, smtpMailer } from '../../src/backend/mail/mailers.ts'
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import { httpMailer } from '../../supabase/functions/_shared/http-mailer.ts'
import { compose, type Mail } from '../../supabase/functions/_shared/mail.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { crossing, everyField, minimal } from './forms.ts'

const key = '3f6c1b1e-0000-4000-8000-000000000001'
const due = (request: Record<string, unknown>, kind: 'notice' | 'receipt' = 'notice') => ({
  id: key,
  kind,
  attempts: 1,
  request,
})
const mailOf = (request: Record<string, unknown>, form: BackendForm = crossing): Mail => {
  const mail = compose(form, due(request))
  if (!mail) throw new Error('nobody to send it to')
  return mail
}

let folder: string
beforeAll(() => {
  folder = temporaryFolder()
})

/** Writes the mail to a file and parses it with another library. */
async function writeAndParse(mail: Mail) {
  await fileMailer(folder).send(mail)
  return PostalMime.parse(readFileSync(join(folder, `${mail.key}.eml`)))
}

describe('the text of a mail', () => {
  it('names every answer by its label, choices by theirs, and indents long text', () => {
    const { text, subject, replyTo } = mailOf({ ...minimal, landing: 'island', message: 'One\nTwo', phone: null })
    expect(text).toContain('Name: Ada Lovelace\nEmail: ada@example.com\nOrganization: Analytical Engines')
    expect(text).toContain('Landing: island\nMessage:\n  One\n  Two')
    expect(text).not.toContain('Phone')
    expect([subject, replyTo]).toEqual(['New request', minimal.email])
  })

  it('puts one colon after a label, and none after a question', () => {
    const fields = crossing.form.fields.map((field) =>
      field.name === 'name'
        ? { ...field, label: 'Your name:' }
        : field.name === 'landing'
          ? { ...field, label: 'Which landing?' }
          : { ...field, label: `${field.label}.` },
    )
    const { text } = mailOf({ ...minimal, landing: 'island' }, { ...crossing, form: { ...crossing.form, fields } })
    expect(text).toContain('Your name: Ada Lovelace\nEmail: ada@example.com\n')
    expect(text).toContain('Which landing? island')
  })

  it('keeps brackets that a visitor typed', () => {
    expect(mailOf({ ...minimal, message: '[answers] [email]' }).text).toContain('  [answers] [email]')
  })

  it('includes every type of field', () => {
    const request = { name: 'Ada', email: 'a@b.example', consent: true, topics: ['press', 'board'], people: 7 }
    expect(mailOf(request, everyField).text).toMatch(/Topics: press, board\nPeople: 7\nI agree: ✓/)
  })

  it('of a receipt repeats nothing that was typed', () => {
    const receipt = { subject: 'Thank you', text: 'We have it. [name]' }
    const form = {
      ...crossing,
      settings: { ...crossing.settings, mail: { ...crossing.settings.mail, receipt } },
    }
    expect(compose(form, due(minimal, 'receipt'))).toMatchObject({
      to: [minimal.email],
      subject: 'Thank you',
      text: 'We have it. [name]',
    })
  })
})

describe('the headers of a mail', () => {
  it('contain nothing a visitor wrote except the reply-to address, whatever was written', async () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'x\r\nBcc: v@x.example',
        'x\nTo: v@x',
        'x\u2028Bcc: v@x',
        'x\u0085Cc: v@x',
        '=?utf-8?q?=0ABcc:_v@x?=',
        '%0d%0aBcc: v@x',
      ),
    )
    const address = fc.oneof(fc.emailAddress(), fc.constantFrom('a@b.c,v@x', 'a@b.c\nBcc: v@x', '<v@x>', 'a@b (c)'))
    await fc.assert(
      fc.asyncProperty(nasty, address, nasty, nasty, async (name, email, organization, message) => {
        const parsed = await writeAndParse(mailOf({ name, email, organization, message }))
        const names = parsed.headers.map((header) => header.key).sort()
        const fixed = [
          'content-transfer-encoding',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'subject',
          'to',
        ]
        expect(names.filter((header) => header !== 'reply-to')).toEqual(fixed)
        expect(parsed.to).toEqual([{ name: '', address: 'hello@example.com' }])
        expect(parsed.from).toEqual({ name: 'Saltmarsh Ferries', address: 'hello@example.com' })
        expect(parsed.subject).toBe('New request')
        expect(parsed.messageId).toBe(`<outbox-${key}@example.com>`)
        expect(parsed.replyTo?.length ?? 0).toBeLessThanOrEqual(1)
        if (parsed.replyTo?.length) expect(parsed.replyTo[0]?.address).toBe(email)
        expect([parsed.html, parsed.attachments]).toEqual([undefined, []])
      }),
      { numRuns: 200 },
    )
  })

  it('stay valid with line breaks in the manifest', () => {
    const settings = structuredClone(crossing.settings)
    settings.mail.fromName = 'Firm\r\nBcc: v@x.example'
    settings.mail.notice.subject = 'Hello\nBcc: v@x.example'
    const mail = mailOf(minimal, { ...crossing, settings })
    expect([mail.from.name, mail.subject]).toEqual(['Firm Bcc: v@x.example', 'Hello Bcc: v@x.example'])
  })
})

describe('an SMTP server', () => {
  const listen = async (options: SMTPServerOptions) => {
    const received: { raw: Buffer; recipients: string[] }[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part) => parts.push(part))
        stream.on('end', () => {
          received.push({
            raw: Buffer.concat(parts),
            recipients: session.envelope.rcptTo.map(({ address }) => address),
          })
          done()
        })
      },
      ...options,
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
    return { url: `smtp://127.0.0.1:${port}`, received, close }
  }

  it('receives the mail for one recipient', async () => {
    const { url, received, close } = await listen({})
    await smtpMailer(url).send(mailOf({ ...minimal, name: 'a@b.c, v@x\r\nRCPT TO:<v@x>\r\n.\r\n' }))
    await close()
    expect(received.map(({ recipients }) => recipients)).toEqual([['hello@example.com']])
    const parsed = await PostalMime.parse(received[0]?.raw ?? '')
    expect(parsed.text).toContain('RCPT TO:<v@x>')
  })

  it.each<[string, SMTPServerOptions, RegExp]>([
    ['refuses the recipient', { onRcptTo: (_address, _session, done) => done(new Error('no')) }, /EENVELOPE/],
    ['wants a password', { authOptional: false }, /EENVELOPE|EAUTH/],
    [
      'breaks off in the middle',
      { onData: (stream) => stream.resume(), socketTimeout: 300 },
      /ECONNECTION|ESOCKET|ETIMEDOUT|EMESSAGE/,
    ],
  ])('that %s counts as a failure', async (_, options, code) => {
    const { url, close } = await listen(options)
    await expect(smtpMailer(url, 1000).send(mailOf(minimal))).rejects.toMatchObject({
      code: expect.stringMatching(code),
    })
    await close()
  })

  it('that cannot be reached counts as a failure', async () => {
    const { url, close } = await listen({})
    await close()
    await expect(smtpMailer(url).send(mailOf(minimal))).rejects.toMatchObject({ code: 'ESOCKET' })
  })
})

describe('a mail service over HTTP', () => {
  it('gets the mail with an idempotency key that is the same at every attempt', async () => {
    const asked: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
    let status = 500
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      asked.push({ headers: request.headers, body: JSON.parse(body) })
      response.writeHead(status).end('{}')
    })
    const { url, close } = await listening(server)
    const mailer = httpMailer({ url: `${url}/`, key: 'secret' })
    await expect(mailer.send(mailOf(minimal))).rejects.toMatchObject({ code: 'HTTP-500' })
    status = 200
    await mailer.send(mailOf(minimal))
    await close()
    expect(asked).toHaveLength(2)
    expect(asked[1]).toMatchObject({
      headers: { authorization: 'Bearer secret', 'idempotency-key': `outbox-${key}` },
      body: {
        to: ['hello@example.com'],
        reply_to: minimal.email,
        headers: { 'Message-ID': `<outbox-${key}@example.com>` },
      },
    })
    expect(asked[0]?.headers['idempotency-key']).toBe(asked[1]?.headers['idempotency-key'])
  })
})

it('a file mailer writes complete files, one for each mail, when no mail server is set', async () => {
  const alone = temporaryFolder()
  await mailerFrom({}, alone).send(mailOf(minimal))
  await mailerFrom({}, alone).send(mailOf(minimal))
  expect(readdirSync(alone)).toEqual([`outbox-${key}.eml`])
  rmSync(alone, { recursive: true })
})
