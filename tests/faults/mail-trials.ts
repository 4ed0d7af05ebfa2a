// Failing mail servers: visitors must not notice, and every mail must arrive in the end.
import { createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { percentile } from '../../bench/spread.ts'
import { openRequestAdmin } from '../../src/backend/requests/open-request-admin.ts'
import { freePort } from '../ports.ts'
import type { TrialResult } from './kill-trials.ts'
import { type ProductOptions, rowsOf, startProduct } from './product.ts'
import { compare, newIntent, send } from './visitors.ts'

type MailFailure = 'refuses' | 'never answers' | 'takes the mail and breaks off'

const mailCount = 40

/** Starts a server that fails this way on the port; returns what stops it. */
async function startFaultyServer(kind: MailFailure, port: number, onMail: () => void): Promise<() => Promise<void>> {
  if (kind === 'refuses') return async () => {}
  const server: Server | SMTPServer =
    kind === 'never answers'
      ? createServer(() => undefined)
      : new SMTPServer({
          authOptional: true,
          disabledCommands: ['STARTTLS'],
          onData(stream) {
            stream.on('end', () => {
              onMail()
              // The mail has arrived, but its sender gets no confirmation.
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

export async function mailServerFails(kind: MailFailure, { root, data }: ProductOptions): Promise<TrialResult> {
  const mailPort = await freePort()
  const options: ProductOptions = {
    root,
    data,
    port: await freePort(),
    env: { SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  }
  let early = 0
  const stopFaultyServer = await startFaultyServer(kind, mailPort, () => {
    early++
  })
  const product = await startProduct(options)
  const intents = Array.from({ length: mailCount }, newIntent)
  const waits: number[] = []
  for (const intent of intents) {
    const began = performance.now()
    await send(product.url, intent)
    waits.push(performance.now() - began)
  }
  await wait(3000)
  await stopFaultyServer()

  const arrived = new Set<string>()
  const workingServer = new SMTPServer({
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
  workingServer.on('error', () => undefined)
  await new Promise<void>((resolve) => workingServer.listen(mailPort, '127.0.0.1', () => resolve()))
  const recovered = performance.now()
  for (; arrived.size < mailCount && performance.now() - recovered < 150_000; ) await wait(500)
  const took = Math.round((performance.now() - recovered) / 1000)
  const count = compare(intents, await rowsOf(options))
  const opened = await openRequestAdmin({ project: root, data })
  const unsent = (await opened?.admin.mails({}))?.filter(({ state }) => state !== 'sent').length ?? 0
  await opened?.close()
  await product.stop()
  await new Promise<void>((resolve) => workingServer.close(() => resolve()))
  const notes = `${arrived.size} of ${mailCount} mails, all within ${took} s of recovery; visitors waited ${Math.round(percentile(waits, 0.99))} ms at most${early ? `; ${early} were taken before` : ''}`
  return {
    name: `mail server ${kind}`,
    times: 1,
    intents: mailCount,
    acknowledged: count.acknowledged,
    lost: count.lost,
    doubled: count.doubled,
    notes,
    passed: count.lost === 0 && count.acknowledged === mailCount && arrived.size === mailCount && unsent === 0,
  }
}
