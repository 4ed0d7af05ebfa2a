import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../../src/backend/database/migrations.ts'
import { openPostgres } from '../../src/backend/database/postgres-database.ts'
import { listening } from '../../src/backend/listening.ts'
import { type DenoServer, serveInDeno } from '../faults/deno-server.ts'
import { type PostgresServer, startPostgres } from '../faults/postgres-server.ts'
import { project } from '../requests/folders.ts'
import { crossing, minimal } from '../requests/forms.ts'
import { hostedSite } from '../requests/hosted-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { addressHeader, contract, type Home, siteOrigin } from './contract.ts'

describe('in Deno, over Postgres 15', () => {
  const cache = temporaryFolder()
  const hosted = hostedSite([crossing], siteOrigin)
  let postgres: PostgresServer
  let database: ReturnType<typeof openPostgres>
  let env: Record<string, string>
  let deno: DenoServer

  beforeAll(async () => {
    postgres = await startPostgres()
    const url = await postgres.database('contract')
    database = openPostgres(url)
    await migrateDatabase(database, project, [crossing.form], hosted)
    env = { SUPABASE_DB_URL: url, TRUSTED_IP_HEADER: addressHeader, SITE_ORIGINS: siteOrigin }
    deno = await serveInDeno(hosted, 'submit-contact-form', env, cache)
  })
  afterAll(async () => {
    await deno?.stop()
    await database?.close()
    postgres?.stop()
  })

  const home = (): Home => ({
    url: deno.url,
    log: deno.log,
    rows: () =>
      database.query(`select r.*, array(select kind from lectern.outbox o where o.request_id = r.id) as mails
        from lectern.requests r order by arrival`),
  })
  contract(home)

  it('the function drain-outbox sends waiting mails to the mail service and deletes old requests when the timer calls', async () => {
    const handed: { key: unknown; mail: Record<string, unknown> }[] = []
    const service = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      handed.push({ key: request.headers['idempotency-key'], mail: JSON.parse(body) })
      response.end('{}')
    })
    const { url, close } = await listening(service)
    const mailing = { ...env, DRAIN_SECRET: 'a-secret', MAIL_API_KEY: 'k', MAIL_API_URL: `${url}/` }
    const drain = await serveInDeno(hosted, 'drain-outbox', mailing, cache)
    try {
      const email = 'timer@example.com'
      await fetch(deno.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...minimal, email }),
      })
      await database.query(`update lectern.requests set created_at = now() - interval '13 months' where email <> $1`, [
        email,
      ])
      const call = (secret: string) =>
        fetch(drain.url, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })
      expect((await call('wrong')).status).toBe(403)
      expect(await (await call('a-secret')).json()).toMatchObject({ ok: true, sent: handed.length })
      expect(handed.find(({ mail }) => mail.reply_to === email)).toMatchObject({
        key: expect.stringMatching(/^outbox-/),
        mail: { subject: crossing.settings.mail.notice.subject },
      })
      expect(await home().rows()).toMatchObject([{ email }])
      expect(await (await call('a-secret')).json()).toEqual({ ok: true, sent: 0, expired: 0 })
    } finally {
      await drain.stop()
      await close()
    }
  })

  // Last, because it stops the database.
  it('the function in Deno asks to try again, and acknowledges nothing, when the database is down', async () => {
    postgres.kill()
    const began = performance.now()
    const response = await fetch(deno.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...minimal, email: 'down@example.com' }),
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toEqual({ error: 'The request could not be stored. Trying again is safe.' })
    expect(performance.now() - began).toBeLessThan(3000)
    postgres.restart()
    const again = await fetch(deno.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...minimal, email: 'down@example.com' }),
    })
    expect(again.status).toBe(200)
    expect(deno.log()).not.toContain('down@example.com')
  })
})
