// Mail servers that misbehave: visitors must not notice, and every mail must arrive in the end.
import { createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { openRequestAdmin } from '../../src/backend/requests/open-request-admin.ts'
import type { TrialResult } from './kill-trials.ts'
import { freePort, type ProductOptions, rowsOf, startProduct } from './product.ts'
import { compare, newIntent, percentile, send } from './visitors.ts'

type Misbehaviour = 'refuses' | 'never answers' | 'takes the mail and breaks off'

const howMany = 40

/** Something at a port that does as told, and what ends it. */
async function misbehave(kind: Misbehaviour, port: number, taken: () => void): Promise<() => Promise<void>> {
  if (kind === 'refuses') return async () => {}
  const server: Server | SMTPServer =
    kind === 'never answers'
      ? createServer(() => undefined)
      : new SMTPServer({
          authOptional: true,
          disabledCommands: ['STARTTLS'],
          onData(stream) {
            stream.on('end', () => {
              taken()
              // The mail is there, and its sender will never know.
              for (const connection of (server as SMTPServer & { connections: Set<{ _socket: { destroy(): void } }> })
                .connections)
                connection._socket.destroy()
            })
            stream.resume()
          },
        })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      if (!(server instanceof SMTPServer)) setTimeout(resolve, 100)
    })
}

export async function mailServerFails(kind: Misbehaviour, { root, data }: ProductOptions): Promise<TrialResult> {
  const mailPort = await freePort()
  const place: ProductOptions = {
    root,
    data,
    port: await freePort(),
    env: { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  }
  let early = 0
  const end = await misbehave(kind, mailPort, () => {
    early++
  })
  const product = await startProduct(place)
  const intents = Array.from({ length: howMany }, newIntent)
  const waits: number[] = []
  for (const intent of intents) {
    const began = performance.now()
    await send(product.url, intent)
    waits.push(performance.now() - began)
  }
  await wait(3000)
  await end()

  const arrived = new Set<string>()
  const good = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        arrived.add(/^message-id: *(\S+)/im.exec(text)?.[1] ?? '')
        done()
      })
    },
  })
  good.on('error', () => undefined)
  await new Promise<void>((resolve) => good.listen(mailPort, '127.0.0.1', () => resolve()))
  const recovered = performance.now()
  for (; arrived.size < howMany && performance.now() - recovered < 150_000; ) await wait(500)
  const took = Math.round((performance.now() - recovered) / 1000)
  const count = compare(intents, await rowsOf(place))
  const opened = await openRequestAdmin({ project: root, data })
  const open = (await opened?.admin.mails({}))?.filter(({ state }) => state !== 'sent').length ?? 0
  await opened?.close()
  await product.stop()
  await new Promise<void>((resolve) => good.close(() => resolve()))
  const notes = `${arrived.size} of ${howMany} mails, all within ${took} s of recovery; visitors waited ${percentile(waits, 0.99)} ms at most${early ? `; ${early} were taken before` : ''}`
  return {
    name: `mail server ${kind}`,
    times: 1,
    intents: howMany,
    acknowledged: count.acknowledged,
    lost: count.lost,
    doubled: count.doubled,
    notes,
    passed: count.lost === 0 && count.acknowledged === howMany && arrived.size === howMany && open === 0,
  }
}
