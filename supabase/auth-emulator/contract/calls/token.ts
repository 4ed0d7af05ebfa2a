import assert from 'node:assert/strict'
import { type Claim, claims } from '../claim.ts'
import { hashIn } from '../mailbox.ts'
import { claimsOf, ok, page, refused, type TestContext } from '../test-context.ts'

const password = claims('POST token?grant_type=password', [], {
  async 'the right password begins a session with everything a session holds'(context) {
    const { person, session, events } = await context.signedIn()
    assert.equal(session.token_type, 'bearer')
    assert(session.refresh_token && session.expires_in > 0)
    assert(Math.abs((session.expires_at ?? 0) - Date.now() / 1000 - session.expires_in) < 120)
    assert.equal(session.user.email, person.email)
    assert.equal(session.user.role, 'authenticated')
    const claims = claimsOf(session.access_token)
    assert.equal(claims.sub, person.id)
    assert.equal(claims.aal, 'aal1')
    assert.equal(claims.role, 'authenticated')
    assert.equal(claims.amr[0]?.method, 'password')
    assert(typeof claims.session_id === 'string')
    assert.deepEqual(events, ['SIGNED_IN'])
  },
  async 'a wrong password and an unknown address answer the same'(context) {
    const { email } = await context.person()
    const { auth } = await context.visitor()
    const wrong = await auth.signInWithPassword({ email, password: 'not-the-password' })
    const unknown = await auth.signInWithPassword({ email: `no-${email}`, password: 'not-the-password' })
    refused(wrong, 'invalid_credentials')
    refused(unknown, 'invalid_credentials')
    assert.equal(wrong.error?.message, unknown.error?.message)
    assert.equal(wrong.error?.status, unknown.error?.status)
  },
})

const refresh = claims('POST token?grant_type=refresh_token', [], {
  async 'renews both tokens of the same session'(context) {
    const { auth, session, events } = await context.signedIn()
    const renewed = ok(await auth.refreshSession()).session
    assert.notEqual(renewed.refresh_token, session.refresh_token)
    assert.equal(claimsOf(renewed.access_token).session_id, claimsOf(session.access_token).session_id)
    assert.deepEqual(events, ['SIGNED_IN', 'TOKEN_REFRESHED'])
  },
  async 'an unknown token is refused'(context) {
    const { auth } = await context.visitor()
    refused(await auth.refreshSession({ refresh_token: 'abcdefghijkl' }), 'refresh_token_not_found')
  },
  async 'the answer that got lost can be asked for again'(context) {
    const { auth, session } = await context.signedIn()
    ok(await auth.refreshSession())
    const other = await context.visitor()
    assert(ok(await other.auth.refreshSession({ refresh_token: session.refresh_token })).session)
  },
  async 'a token that was spent long before is refused'(context) {
    const { auth, session } = await context.signedIn()
    ok(await auth.refreshSession())
    ok(await auth.refreshSession())
    await context.target.later(11)
    const thief = await context.visitor()
    const stolen = await thief.auth.refreshSession({ refresh_token: session.refresh_token })
    refused(stolen, 'refresh_token_already_used')
  },
})

async function followedLink(context: TestContext) {
  const person = await context.person()
  const visitor = await context.visitor()
  ok(
    await visitor.auth.signInWithOtp({
      email: person.email,
      options: { shouldCreateUser: false, emailRedirectTo: page },
    }),
  )
  const hash = hashIn(await context.mailTo(person.email))
  const answer = await context.plain(`/verify?token=${hash}&type=magiclink&redirect_to=${encodeURIComponent(page)}`)
  assert.equal(answer.status, 303)
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code')
  assert(code, 'The redirect carries a code.')
  return { person, visitor, code }
}

const pkce = claims('POST token?grant_type=pkce', ['mail'], {
  async 'the browser that asked redeems the code of the link, once'(context) {
    const { person, visitor, code } = await followedLink(context)
    const { session } = ok(await visitor.auth.exchangeCodeForSession(code))
    assert.equal(session.user.email, person.email)
    assert.deepEqual(visitor.events, ['SIGNED_IN'])
    const again = await context.plain('/token?grant_type=pkce', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ auth_code: code, code_verifier: 'a'.repeat(50) }),
    })
    assert.equal(((await again.json()) as { code: string }).code, 'flow_state_not_found')
  },
  async 'another browser can not'(context) {
    const { code } = await followedLink(context)
    const other = await context.visitor()
    refused(await other.auth.exchangeCodeForSession(code), 'pkce_code_verifier_not_found')
    other.storage.set(verifierKey(context), JSON.stringify('b'.repeat(50)))
    refused(await other.auth.exchangeCodeForSession(code), 'bad_code_verifier')
  },
})

/** The client's storage key for the code verifier. */
const verifierKey = ({ target }: TestContext) =>
  `sb-${new URL(target.url).hostname.split('.')[0]}-auth-token-code-verifier`

export const tokenClaims: Claim[] = [...password, ...refresh, ...pkce]
