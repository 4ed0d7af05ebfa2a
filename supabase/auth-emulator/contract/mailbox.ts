// Reads test mails from a folder of .eml files, or from the HTTP API of Mailpit, Inbucket or MailHog.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fault } from '../../../src/problems/fault.ts'
import type { Mailbox } from './target.ts'

/** Returns the token hash in a mail's link. Throws when there is none. */
export function hashIn(mail: string): string {
  const hash = /(?:[?&]|&amp;)token(?:_hash)?=((?:pkce_)?[0-9a-f]{56})/.exec(mail)?.[1]
  if (!hash) throw new Error('The mail holds no link with a token.')
  return hash
}

/** Returns the code in a mail's text. Throws when there is none. */
export function codeIn(mail: string): string {
  const words = mail.replace(/https?:\/\/[^\s"'<>]+/g, ' ').replace(/<[^>]*>/g, ' ')
  const code = /(?<![\w-])\d{6,10}(?![\w-])/.exec(words.slice(bodyAt(words)))?.[0]
  if (!code) throw new Error('The mail holds no code. Its template has to show {{ .Token }}.')
  return code
}

/** Index of the body: headers contain numbers of their own. */
const bodyAt = (mail: string) => (/^[\w-]+: /.test(mail) ? mail.search(/\r?\n\r?\n/) : 0)

const decoded = (mail: string) =>
  /^content-transfer-encoding: quoted-printable/im.test(mail)
    ? mail
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : mail

const recipientOf = (mail: string) => /^To: .*?([^\s<>"]+@[^\s<>"]+)/im.exec(mail)?.[1]

export function folderMailbox(folder: string): Mailbox {
  return {
    async read(address) {
      const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
      const newestFirst = files
        .map((name) => join(folder, name))
        .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
      const mails = newestFirst.map((file) => readFileSync(file, 'utf8'))
      return mails.filter((mail) => recipientOf(mail) === address).map(decoded)
    },
  }
}

/** Detects the mail server at the address. Throws a Fault when it is none of the known ones. */
export async function mailboxAt(url: string): Promise<Mailbox> {
  if (url.startsWith('file:')) {
    const folder = fileURLToPath(url)
    if (existsSync(folder)) return folderMailbox(folder)
    throw new Fault('unknown-mailbox', `There is no folder ${folder}.`, 'Pass the folder that mails are written to.')
  }
  const base = url.replace(/\/+$/, '')
  for (const { probe, open } of servers) if (await answersJson(base + probe)) return open(base)
  throw new Fault(
    'unknown-mailbox',
    `No mails can be read at ${url}.`,
    'Pass the address of Mailpit, Inbucket or MailHog, or file:///… of a folder with .eml files.',
  )
}

const answersJson = async (url: string): Promise<boolean> => {
  const answer = await fetch(url).catch(() => undefined)
  return answer?.ok === true && (answer.headers.get('content-type') ?? '').includes('json')
}

const json = async <T>(url: string): Promise<T> => (await (await fetch(url)).json()) as T

const servers = [
  {
    probe: '/api/v1/info',
    open: (base: string): Mailbox => ({
      async read(address) {
        const query = encodeURIComponent(`to:"${address}"`)
        const { messages } = await json<{ messages: { ID: string }[] }>(`${base}/api/v1/search?query=${query}`)
        const mails = messages.map(({ ID }) => json<{ Text: string; HTML: string }>(`${base}/api/v1/message/${ID}`))
        return (await Promise.all(mails)).map(({ Text, HTML }) => `${HTML}\n${Text}`)
      },
    }),
  },
  {
    probe: '/api/v2/messages?limit=1',
    open: (base: string): Mailbox => ({
      async read(address) {
        const url = `${base}/api/v2/search?kind=to&query=${encodeURIComponent(address)}`
        const { items } = await json<{ items: { Raw: { Data: string } }[] }>(url)
        return items.map(({ Raw }) => decoded(Raw.Data))
      },
    }),
  },
  {
    probe: '/api/v1/mailbox/lectern-probe',
    open: (base: string): Mailbox => ({
      async read(address) {
        const box = `${base}/api/v1/mailbox/${encodeURIComponent(address.split('@')[0] ?? '')}`
        const list = await json<{ id: string }[]>(box)
        const mails = list.map(({ id }) => json<{ body: { text: string; html: string } }>(`${box}/${id}`))
        return (await Promise.all(mails)).map(({ body }) => `${body.html}\n${body.text}`).reverse()
      },
    }),
  },
]
