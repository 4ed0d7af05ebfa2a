// `npm run users`: accounts are created by command, since there is no sign-up.
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openAdmin } from '../../supabase/auth-emulator/admin-client.ts'
import users from '../../tools/users.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'
import { project } from '../requests/folders.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type AuthSite, authSite } from './auth-site.ts'

let site: AuthSite
beforeAll(async () => {
  site = await authSite()
})
afterAll(() => site.close())
afterEach(() => vi.restoreAllMocks())

async function run(...argv: string[]): Promise<{ exit: number; out: string }> {
  const { code, out, errors } = await printedBy(() => users([...argv, '--data', site.data], project, engineContext()))
  return { exit: code, out: errors + out }
}

const token = (body: object) =>
  fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('while the server runs', () => {
  it('`lectern users` adds a user and prints a link that works once', async () => {
    const { out } = await run('add', 'Ada@example.com', '--name', 'Ada')
    const link = new URL(/http\S+/.exec(out)?.[0] ?? '')
    expect(`${link.origin}${link.pathname}`).toBe(`${site.url}/login`)
    const body = JSON.stringify({ type: 'recovery', token_hash: link.searchParams.get('token_hash') })
    const verify = () => fetch(`${site.url}/auth/v1/verify`, { method: 'POST', body })
    const { user } = (await (await verify()).json()) as { user: { email: string; user_metadata: object } }
    expect(user).toMatchObject({ email: 'ada@example.com', user_metadata: { name: 'Ada' } })
    expect((await verify()).status).toBe(403)
  })

  it('`lectern users` takes a password from its input, and prints none', async () => {
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(['a password of mine\n']) as typeof process.stdin)
    const { out } = await run('add', 'bo@example.com', '--password')
    expect(out).not.toContain('mine')
    expect((await token({ email: 'bo@example.com', password: 'a password of mine' })).status).toBe(200)
  })

  it('`lectern users` lists users and removes one', async () => {
    await run('add', 'cy@example.com')
    expect((await run('list')).out).toContain('cy@example.com')
    expect((await run('remove', 'cy@example.com')).exit).toBe(0)
    expect((await run('list')).out).not.toContain('cy@example.com')
    expect(await run('remove', 'cy@example.com')).toMatchObject({ exit: 1, out: expect.stringContaining('No user') })
  })

  it('`lectern users` reports wrong arguments and addresses in use in a sentence', async () => {
    await expect(run('add', 'ada')).rejects.toMatchObject({ name: 'Fault', exit: 1 })
    await expect(run('add')).rejects.toMatchObject({ code: 'usage', exit: 2 })
    await run('add', 'dee@example.com')
    await expect(run('add', 'dee@example.com')).rejects.toThrow('already been registered')
  })
})

it('`lectern users` works on the data folder directly while no server runs', async () => {
  const admin = await openAdmin({ project, data: temporaryFolder() })
  await admin.ask('POST', '/users', { email: 'eve@example.com', email_confirm: true })
  expect((await admin.ask<{ users: unknown[] }>('GET', '/users')).users).toHaveLength(1)
  await admin.close()
})
