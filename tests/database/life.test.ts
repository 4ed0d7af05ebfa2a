// What happens to a request after it is stored: mails, administration, deletion.
import { randomUUID } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRequestAdmin } from '../../src/backend/requests/request-admin.ts'
import { drain, expire } from '../../supabase/functions/_shared/drain.ts'
import type { Mail } from '../../supabase/functions/_shared/mail.ts'
import type { LogEvent, Submission } from '../../supabase/functions/_shared/ports.ts'
import { sqlOutbox, sqlStore } from '../../supabase/functions/_shared/sql-store.ts'
import { crossing, minimal } from '../requests/forms.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { onBothDatabases } from './both-databases.ts'

const form = {
  ...crossing,
  settings: { ...crossing.settings, mail: { ...crossing.settings.mail, attempts: 3 } },
}

onBothDatabases([crossing], (database) => {
  const store = async (more: Partial<Submission> = {}): Promise<string> => {
    const stored = await sqlStore(database().queryAs).store({
      form: 'crossing',
      payload: { ...minimal, message: randomUUID() },
      mails: ['notice'],
      ...more,
    })
    if (!('id' in stored)) throw new Error(stored.outcome)
    return stored.id
  }
  const outbox = () => sqlOutbox(database().queryAs)
  const mailFolder = temporaryFolder()
  const admin = () => createRequestAdmin(database(), mailFolder)
  /** Moves all timestamps of waiting mails into the past. */
  const later = (span: string) =>
    database().query(`update lectern.outbox set due_at = due_at - $1::text::interval`, [span])

  function mailing(answer: (mail: Mail) => Promise<void>) {
    const mails: Mail[] = []
    const logged: LogEvent[] = []
    const ports = {
      outbox: outbox(),
      forms: [form],
      mailer: {
        send: async (mail: Mail) => {
          mails.push(mail)
          await answer(mail)
        },
      },
      log: (event: LogEvent) => logged.push(event),
    }
    return { mails, logged, round: () => drain(ports) }
  }
  const refusing = () => mailing(() => Promise.reject(Object.assign(new Error('Ada'), { code: 'ECONNREFUSED' })))
  const taking = () => mailing(async () => {})

  beforeEach(() =>
    database().script('delete from lectern.requests; delete from lectern.audit; delete from lectern.counts'),
  )

  describe('mail', () => {
    it('is sent once, with the visitor as reply-to', async () => {
      await store()
      const { mails, round } = taking()
      expect([await round(), await round()]).toEqual([1, 0])
      expect(mails).toMatchObject([{ to: ['hello@example.com'], replyTo: minimal.email, text: /Ada Lovelace/ }])
    })

    it('waits longer after each failure, stays the same mail, and is sent when the server is back', async () => {
      await store()
      const down = refusing()
      expect(await down.round()).toBe(0)
      expect(await down.round()).toBe(0)
      expect(down.mails).toHaveLength(1)
      await later('31 seconds')
      await down.round()
      await later('31 seconds')
      await down.round()
      expect(down.mails).toHaveLength(2)
      await later('61 seconds')
      const up = taking()
      expect(await up.round()).toBe(1)
      expect(new Set([...down.mails, ...up.mails].map(({ messageId }) => messageId)).size).toBe(1)
      expect(down.logged).toEqual(Array(2).fill({ event: 'mail-failed', code: 'ECONNREFUSED' }))
    })

    it('is given up after the last attempt, shown as dead, and can be retried', async () => {
      const id = await store()
      const down = refusing()
      for (let attempt = 0; attempt < 5; attempt++) {
        await down.round()
        await later('2 hours')
      }
      expect(down.mails).toHaveLength(3)
      expect(down.logged.at(-1)).toEqual({ event: 'mail-dead', code: 'ECONNREFUSED' })
      expect(await admin().mails({ state: 'dead' })).toMatchObject([
        { requestId: id, attempts: 3, error: 'ECONNREFUSED' },
      ])
      expect((await admin().list({})).requests).toMatchObject([{ id, mail: 'dead' }])
      expect(await admin().retryMails({})).toBe(1)
      expect(await taking().round()).toBe(1)
    })

    it('of a sender that crashed is taken by another one after five minutes, not before', async () => {
      await store()
      expect(await outbox().claim(10)).toHaveLength(1)
      expect(await outbox().claim(10)).toHaveLength(0)
      await later('4 minutes 50 seconds')
      expect(await outbox().claim(10)).toHaveLength(0)
      await later('11 seconds')
      expect(await outbox().claim(10)).toHaveLength(1)
    })

    it('is taken by one sender only when several ask at once', async () => {
      for (let count = 0; count < 20; count++) await store()
      const claimed = await Promise.all(Array.from({ length: 8 }, () => outbox().claim(5)))
      const ids = claimed.flat().map(({ id }) => id)
      expect([ids.length, new Set(ids).size]).toEqual([20, 20])
    })

    it('of a form without recipients is given up instead of retried for ever', async () => {
      await store()
      const ports = { outbox: outbox(), forms: [], mailer: { send: async () => {} }, log: () => {} }
      expect(await drain(ports)).toBe(0)
      expect(await admin().mails({ state: 'dead' })).toMatchObject([{ error: 'no-recipient' }])
    })
  })

  describe('administration', () => {
    it('the list of requests has the newest first, filtered as requested', async () => {
      const ids = [await store(), await store({ suspicion: 'honeypot', mails: [] }), await store()]
      await database().query(
        `update lectern.requests set created_at = created_at - interval '3 days' where id = $1::text::uuid`,
        [ids[0] ?? ''],
      )
      const listed = async (filter: object) => (await admin().list(filter)).requests.map(({ id }) => id)
      expect(await listed({})).toEqual([...ids].reverse())
      expect(await listed({ status: 'suspect' })).toEqual([ids[1]])
      expect(await listed({ since: new Date(Date.now() - 86_400_000).toISOString() })).toEqual([ids[2], ids[1]])
      expect(await listed({ id: ids[2]?.slice(0, 8) })).toEqual([ids[2]])
      expect(await listed({ id: "' or true --" })).toEqual([])
    })

    it('a request is marked as handled, and as new again', async () => {
      const id = await store()
      expect(await admin().mark({ id, status: 'handled' })).toBe(1)
      expect((await admin().list({ status: 'handled' })).requests).toMatchObject([{ id, status: 'handled' }])
      expect(await admin().mark({ id, status: 'new' })).toBe(1)
      expect(await admin().mark({ id: randomUUID(), status: 'handled' })).toBe(0)
    })

    it('no request is marked by an id that is not its beginning, even if it is the only one', async () => {
      const id = await store()
      const [mistyped, empty] = [id.replace(/^./, 'O'), '']
      for (const other of [mistyped, '____', '%', empty])
        expect(await admin().mark({ id: other, status: 'handled' })).toBe(0)
      expect(await admin().mark({ id: id.slice(0, 8).toUpperCase(), status: 'handled' })).toBe(1)
    })

    it('all requests of an e-mail address are erased, and only their number is recorded', async () => {
      const email = 'Erase.Me@example.com'
      await store({ payload: { ...minimal, email } })
      await store({ payload: { ...minimal, email: email.toLowerCase() }, suspicion: 'honeypot', mails: [] })
      const kept = await store()
      const mails = await admin().mails({})
      for (const { id } of mails) writeFileSync(join(mailFolder, `outbox-${id}.eml`), email)
      expect(await admin().erase({ email: ' erase.me@example.com' })).toBe(2)
      const [mailOfKept] = await admin().mails({ requestId: kept })
      expect(readdirSync(mailFolder)).toEqual([`outbox-${mailOfKept?.id}.eml`])
      expect((await admin().list({})).requests.map(({ id }) => id)).toEqual([kept])
      const [left] = await database().query<{ everything: string }>(
        `select coalesce((select string_agg(r::text, '') from lectern.requests r), '')
          || coalesce((select string_agg(o::text, '') from lectern.outbox o where request_id <> $1::text::uuid), '')
          || coalesce((select string_agg(a::text, '') from lectern.audit a), '') as everything`,
        [kept],
      )
      expect(left?.everything.toLowerCase()).not.toContain('erase.me')
      expect(await database().query('select action, removed from lectern.audit')).toEqual([
        { action: 'erased by e-mail address', removed: 2 },
      ])
    })
  })

  describe('expiry', () => {
    it('requests are deleted after twelve months and suspects after thirty days, and nothing earlier', async () => {
      const aged = async (age: string, more?: Partial<Submission>) => {
        const id = await store(more)
        await database().query(
          'update lectern.requests set created_at = clock_timestamp() - $2::text::interval where id = $1::text::uuid',
          [id, age],
        )
        return id
      }
      const suspect = { suspicion: 'honeypot', mails: [] } as const
      const kept = [await aged('11 months 27 days'), await aged('29 days', { ...suspect, mails: [] })]
      await aged('12 months 1 day')
      await aged('31 days', { ...suspect, mails: [] })
      expect(await expire({ outbox: outbox(), forms: [form] })).toBe(2)
      expect((await admin().list({})).requests.map(({ id }) => id).sort()).toEqual([...kept].sort())
      expect(await database().query('select action, removed from lectern.audit')).toEqual([
        { action: 'expired', removed: 2 },
      ])
    })

    it('nothing of a sender’s address is stored after two days', async () => {
      const limit = { most: 5, seconds: 600 }
      await store({
        network: '203.0.113.9',
        email: 'a@b.example',
        limits: { address: limit, email: limit, all: limit },
      })
      const counted = () =>
        database().query<{ text: string }>(
          'select c::text as text from lectern.counts c union all select p::text from lectern.peppers p',
        )
      const [before] = [await counted()]
      expect(before.length).toBe(4)
      expect(JSON.stringify(before)).not.toMatch(/203\.0\.113|a@b/)
      await database().script(`update lectern.counts set window_start = window_start - interval '49 hours';
        update lectern.peppers set day = day - 2`)
      await expire({ outbox: outbox(), forms: [form] })
      expect(await counted()).toEqual([])
    })
  })
})
