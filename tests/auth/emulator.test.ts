// Limits of the emulator: local requests only, never in production, stored secrets expire.
import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { signsInHere } from '../../src/backend/loopback.ts'
import { fileMailer } from '../../src/backend/mail/mailers.ts'
import { authEmulator } from '../../supabase/auth-emulator/auth-emulator.ts'
import { codeIn, hashIn } from '../../supabase/auth-emulator/contract/mailbox.ts'
import { ok, openContext, page, refused, type TestContext } from '../../supabase/auth-emulator/contract/test-context.ts'
import { openEmulator } from '../../supabase/auth-emulator/open-emulator.ts'
import { slow } from '../whole-suite.ts'
import { type EmulatorTarget, emulatorTarget } from './emulator-target.ts'

let target: EmulatorTarget
let context: TestContext
beforeAll(async () => {
  target = await emulatorTarget()
  context = await openContext(target)
})

const callAuth = (path: string, init?: RequestInit, address?: string, host = '127.0.0.1') =>
  target.answer(new Request(`http://${host}/auth/v1${path}`, init), address)
const codeOfAnswer = async (answer: Response) => ((await answer.json()) as { code: string }).code
const post = (body: object | string) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

describe('requests', () => {
  it.each<[string, RequestInit, string, string]>([
    ['another machine', {}, '10.0.0.5', '127.0.0.1'],
    ['nobody known', {}, '', '127.0.0.1'],
    ['a name that leads here from elsewhere', {}, '127.0.0.1', 'rebound.example'],
    ['a page of elsewhere', { headers: { origin: 'https://evil.example' } }, '127.0.0.1', '127.0.0.1'],
    ['a proxy in front', { headers: { 'x-forwarded-for': '10.0.0.5' } }, '127.0.0.1', '127.0.0.1'],
    ['a proxy that names itself alone', { headers: { via: '1.1 proxy.example' } }, '127.0.0.1', '127.0.0.1'],
  ])('the auth emulator refuses every request from %s', async (_, init, address, host) => {
    for (const path of ['/settings', '/admin/users', '/.well-known/jwks.json']) {
      const headers = { ...init.headers, authorization: `Bearer ${target.adminKey}` }
      const answer = await callAuth(path, { headers }, address, host)
      expect([answer.status, await codeOfAnswer(answer)]).toEqual([403, 'not_local'])
    }
  })

  it('the auth emulator answers this machine over IPv4 and IPv6, and pages on other local ports', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await callAuth('/settings', {}, address)).status).toBe(200)
    const answer = await callAuth('/settings', { headers: { origin: 'http://localhost:5173' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  })

  it('the auth emulator states on /health that it is for development', async () => {
    expect(await (await callAuth('/health')).text()).toContain('For development on this machine alone')
  })
})

describe('where the emulator may run', () => {
  it.each<[string, string, string, NodeJS.ProcessEnv, boolean]>([
    ['on this machine', '', '127.0.0.1', {}, true],
    ['not where others can reach it', '', '0.0.0.0', {}, false],
    ['not beside a project', 'https://x.supabase.co', '127.0.0.1', {}, false],
    ['not over a database of its own', '', '127.0.0.1', { DATABASE_URL: 'postgres://x' }, false],
    ['not in production', '', '127.0.0.1', { LECTERN_PRODUCTION: '1' }, false],
  ])('the auth emulator runs %s', (_, url, host, env, expected) => {
    expect(signsInHere({ url }, host, env)).toBe(expected)
  })

  it('the auth emulator refuses to open in production or at an address of another host', async () => {
    const { database } = target
    const mailer = fileMailer(target.mails)
    const from = { name: 'Sign-in', address: 'sign-in@localhost' }
    const opening = authEmulator({ database, mailer, from, limited: true, env: { LECTERN_PRODUCTION: '1' } })
    await expect(opening).rejects.toMatchObject({ name: 'Fault', code: 'emulator-in-production' })
    const elsewhere = openEmulator({ database, data: target.mails, url: 'http://192.168.1.7:4321', limited: true })
    await expect(elsewhere).rejects.toMatchObject({ name: 'Fault', code: 'emulator-not-local' })
  })
})

it('the auth emulator stores no password in plain text, and nothing that a role of the site can read', async () => {
  const { email, password } = await context.person()
  const query = 'select encrypted_password as kept from auth.users where email = $1'
  const [row] = await target.database.query<{ kept: string }>(query, [email])
  expect(row?.kept).toMatch(/^scrypt\$/)
  expect(row?.kept).not.toContain(password)
  for (const role of ['anon', 'authenticated', 'service_role'])
    for (const table of ['users', 'refresh_tokens', 'one_time_tokens', 'signing_keys', 'mfa_factors'])
      await expect(target.database.script(`set local role ${role}; select * from auth.${table}`)).rejects.toThrow(
        'permission denied',
      )
})

describe('expiry', () => {
  it('a mail expires after an hour, the code of a link after five minutes', async () => {
    const { email } = await context.person()
    const { auth } = await context.visitor()
    const send = () => auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: page } })
    ok(await send())
    const first = await context.mailTo(email)
    await target.later(3601)
    refused(await auth.verifyOtp({ token_hash: hashIn(first), type: 'magiclink' }), 'otp_expired')
    refused(await auth.verifyOtp({ email, token: codeIn(first), type: 'email' }), 'otp_expired')
    ok(await send())
    const hash = hashIn(await context.mailTo(email))
    const answer = await context.plain(`/verify?token=${hash}&type=magiclink&redirect_to=${encodeURIComponent(page)}`)
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    await target.later(301)
    refused(await auth.exchangeCodeForSession(code), 'flow_state_expired')
  })

  it('a session may change the password for a day; a code by mail renews that', async () => {
    const person = await context.person()
    const { auth } = await context.signedIn(person)
    await target.later(25 * 3600)
    ok(await auth.refreshSession())
    const password = 'a-new-password-of-mine'
    refused(await auth.updateUser({ password }), 'reauthentication_needed')
    ok(await auth.reauthenticate())
    const nonce = codeIn(await context.mailTo(person.email))
    const wrong = nonce === '000000' ? '111111' : '000000'
    refused(await auth.updateUser({ password, nonce: wrong }), 'reauthentication_not_valid')
    ok(await auth.updateUser({ password, nonce }))
  })

  it('the auth emulator refuses further codes for five minutes after wrong ones', async () => {
    const guess = () => callAuth('/verify', post({ type: 'email', email: 'ada@example.com', token: '123456' }))
    const codes: string[] = []
    for (let at = 0; at < 61; at++) codes.push(await codeOfAnswer(await guess()))
    expect(codes.at(-1)).toBe('over_request_rate_limit')
    await target.later(301)
    expect(await codeOfAnswer(await guess())).toBe('otp_expired')
  })
})

it('the auth emulator creates accounts by the admin key only', async () => {
  expect(await codeOfAnswer(await callAuth('/signup', post({ email: 'a@example.com', password: 'x' })))).toBe(
    'signup_disabled',
  )
  expect(await codeOfAnswer(await callAuth('/signup', post({})))).toBe('anonymous_provider_disabled')
  expect(await codeOfAnswer(await callAuth('/admin/users', post({ email: 'a@example.com' })))).toBe('no_authorization')
  const stranger = { ...post({ email: 'a@example.com' }), headers: { authorization: 'Bearer guess' } }
  expect(await codeOfAnswer(await callAuth('/admin/users', stranger))).toBe('not_admin')
})

it('the auth emulator refuses banned users and renews none of their sessions', async () => {
  const person = await context.person()
  const { auth } = await context.signedIn(person)
  ok(await context.admin.updateUserById(person.id, { ban_duration: '24h' }))
  refused(await auth.refreshSession(), 'user_banned')
  refused(await auth.signInWithPassword(person), 'user_banned')
})

it('the auth emulator redirects to no page of another origin', async () => {
  const { email } = await context.person()
  const { properties } = ok(
    await context.admin.generateLink({ type: 'magiclink', email, options: { redirectTo: 'https://evil.example/' } }),
  )
  expect(new URL(properties.redirect_to).hostname).toBe('127.0.0.1')
})

it('the auth emulator refuses bodies that are not JSON or too large', async () => {
  expect(await codeOfAnswer(await callAuth('/token?grant_type=password', post('{')))).toBe('bad_json')
  expect(await codeOfAnswer(await callAuth('/token?grant_type=password', post('[]')))).toBe('bad_json')
  expect((await callAuth('/token?grant_type=password', post({ email: 'x'.repeat(70_000) }))).status).toBe(413)
})

slow('the auth emulator reveals nothing of the inside when it breaks, in the answer or in its log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = await emulatorTarget()
  await broken.database.script('drop table auth.users cascade')
  const client = createClient(broken.url, broken.key, { realtime: { transport: class {} as never } }) // Never opened.
  const { error } = await client.auth.signInWithPassword({ email: 'secret@example.com', password: 'secret' })
  expect(error?.status).toBe(500)
  expect(log.mock.calls.flat().join()).not.toContain('secret')
  expect(log.mock.calls.flat().join()).not.toContain('auth.users')
})
