// Answers of the backend while the database is being opened.
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startServer } from '../../src/backend/server.ts'
import { freePort } from '../ports.ts'
import { serverOptions } from './folders.ts'
import { minimal } from './forms.ts'

const options = async () => serverOptions({ port: await freePort() })

/** The answer to a request, as soon as something listens on the port. */
async function firstAnswer(url: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init).catch(() => undefined)
    if (answer) return answer
    await wait(5)
  }
}

const submission = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(minimal),
}

describe('while the database is being opened', () => {
  it('a request waits and is stored, and pages are served already', async () => {
    const chosen = await options()
    const url = `http://127.0.0.1:${chosen.port}`
    let open = false
    const starting = startServer({ ...chosen, openingTimeout: 600_000 }).finally(() => {
      open = true
    })
    const submitted = firstAnswer(`${url}/functions/v1/submit-contact-form`, submission)
    expect((await firstAnswer(`${url}/services`)).status).toBe(200)
    expect(open).toBe(false)
    const answer = await submitted
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, id: expect.any(String) }])
    const server = await starting
    expect(await server.backend.admin.list({})).toMatchObject({ requests: [{ answers: minimal }] })
    await server.close()
  })

  it('a request that has waited too long gets Retry-After, and nothing is stored', async () => {
    const chosen = await options()
    const starting = startServer({ ...chosen, openingTimeout: 20 })
    const answer = await firstAnswer(`http://127.0.0.1:${chosen.port}/functions/v1/submit-contact-form`, submission)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toEqual({ error: expect.stringContaining('could not be stored') })
    const server = await starting
    expect((await server.backend.admin.list({})).requests).toEqual([])
    await server.close()
  })
})
