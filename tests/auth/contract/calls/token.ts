import assert from 'node:assert/strict'
import { tokensIn } from '../mailbox.ts'
import { type Claim, claims } from '../target.ts'
import { claimsOf, ok, page, refused, type World } from '../test-context.ts'

const password = claims('POST token?grant_type=password', [
  {
    says: 'the right password begins a session with everything a session holds',
    async check(world) {
      const person = await world.person()
      const { session, events } = await world.signedIn(person)
      assert.equal(session.token_type, 'bearer')
      assert(session.refresh_token && session.expires_in > 0)
      assert(Math.abs((session.expires_at ?? 0) - Date.now() / 1000 - session.expires_in) < 120)
      assert.equal(session.user.email, person.email)
      assert.equal(session.user.role, 'authenticated')
      const told = claimsOf(session.access_token)
      assert.equal(told.sub, person.id)
      assert.equal(told.aal, 'aal1')
      assert.equal(told.role, 'authenticated')
      assert.equal(told.amr[0]?.method, 'password')
      assert(typeof told.session_id === 'string')
      assert.deepEqual(events, ['SIGNED_IN'])
    },
  },
  {
    says: 'a wrong password and an unknown address answer the same',
    async check(world) {
      const { email } = await world.person()
      const { auth } = await world.visitor()
      const wrong = await auth.signInWithPassword({ email, password: 'not-the-password' })
      const unknown = await auth.signInWithPassword({ email: `no-${email}`, password: 'not-the-password' })
      refused(wrong, 'invalid_credentials')
      refused(unknown, 'invalid_credentials')
      assert.equal(wrong.error?.message, unknown.error?.message)
      assert.equal(wrong.error?.status, unknown.error?.status)
    },
  },
])

const refresh = claims('POST token?grant_type=refresh_token', [
  {
    says: 'renews both tokens of the same session',
    async check(world) {
      const { auth, session, events } = await world.signedIn(await world.person())
      const renewed = ok(await auth.refreshSession()).session
      assert.notEqual(renewed.refresh_token, session.refresh_token)
      assert.equal(claimsOf(renewed.access_token).session_id, claimsOf(session.access_token).session_id)
      assert.deepEqual(events, ['SIGNED_IN', 'TOKEN_REFRESHED'])
    },
  },
  {
    says: 'an unknown token is refused',
    async check(world) {
      const { auth } = await world.visitor()
      refused(await auth.refreshSession({ refresh_token: 'abcdefghijkl' }), 'refresh_token_not_found')
    },
  },
  {
    says: 'the answer that got lost can be asked for again',
    async check(world) {
      const person = await world.person()
      const { auth, session } = await world.signedIn(person)
      ok(await auth.refreshSession())
      const other = await world.visitor()
      assert(ok(await other.auth.refreshSession({ refresh_token: session.refresh_token })).session)
    },
  },
  {
    says: 'a token that was spent long before is refused',
    async check(world) {
      const { auth, session } = await world.signedIn(await world.person())
      ok(await auth.refreshSession())
      ok(await auth.refreshSession())
      await world.place.later(11)
      const thief = await world.visitor()
      const stolen = await thief.auth.refreshSession({ refresh_token: session.refresh_token })
      refused(stolen, 'refresh_token_already_used')
    },
  },
])

async function followedLink(world: World) {
  const person = await world.person()
  const visitor = await world.visitor()
  ok(
    await visitor.auth.signInWithOtp({
      email: person.email,
      options: { shouldCreateUser: false, emailRedirectTo: page },
    }),
  )
  const { hash } = tokensIn(await world.mailTo(person.email))
  const answer = await world.plain(`/verify?token=${hash}&type=magiclink&redirect_to=${encodeURIComponent(page)}`)
  assert.equal(answer.status, 303)
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code')
  assert(code, 'The redirect carries a code.')
  return { person, visitor, code }
}

const pkce = claims('POST token?grant_type=pkce', [
  {
    says: 'the browser that asked redeems the code of the link, once',
    mail: true,
    async check(world) {
      const { person, visitor, code } = await followedLink(world)
      const { session } = ok(await visitor.auth.exchangeCodeForSession(code))
      assert.equal(session.user.email, person.email)
      assert.deepEqual(visitor.events, ['SIGNED_IN'])
      const again = await world.plain('/token?grant_type=pkce', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
        body: JSON.stringify({ auth_code: code, code_verifier: 'a'.repeat(50) }),
      })
      assert.equal(((await again.json()) as { code: string }).code, 'flow_state_not_found')
    },
  },
  {
    says: 'another browser can not',
    mail: true,
    async check(world) {
      const { code } = await followedLink(world)
      const other = await world.visitor()
      refused(await other.auth.exchangeCodeForSession(code), 'pkce_code_verifier_not_found')
      other.storage.set([...keysFor(other.storage, world)][0] ?? '', JSON.stringify('b'.repeat(50)))
      refused(await other.auth.exchangeCodeForSession(code), 'bad_code_verifier')
    },
  },
])

/** The client's own name for what it keeps beside its session. */
const keysFor = (_storage: Map<string, string>, { place }: World) => [
  `sb-${new URL(place.url).hostname.split('./')[0]}-auth-token-code-verifier`,
]

export const tokenClaims: Claim[] = [...password, ...refresh, ...pkce]
