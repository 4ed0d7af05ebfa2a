import assert from 'node:assert/strict'
import { type Claim, claims } from '../claim.ts'
import { ok, refused } from '../test-context.ts'

const read = claims('GET user', [], {
  async 'gives the user of the session'(context) {
    const { person, auth } = await context.signedIn()
    const { user } = ok(await auth.getUser())
    assert.equal(user.id, person.id)
    assert.equal(user.identities?.[0]?.provider, 'email')
    assert(user.email_confirmed_at)
  },
  async 'needs a session'(context) {
    const { auth } = await context.visitor()
    refused(await auth.getUser(), 'AuthSessionMissingError')
  },
  async 'refuses a banned user, with an error that differs from that of an ended session'(context) {
    const { person, auth } = await context.signedIn()
    ok(await context.admin.updateUserById(person.id, { ban_duration: '24h' }))
    refused(await auth.getUser(), 'user_banned')
  },
  async 'refuses a token that was tampered with'(context) {
    const { auth, session } = await context.signedIn()
    const [head, body, signature = ''] = session.access_token.split('.')
    const other = signature.startsWith('A') ? 'B' : 'A'
    refused(await auth.getUser(`${head}.${body}.${other}${signature.slice(1)}`), 'bad_jwt')
  },
})

const write = claims('PUT user', [], {
  async 'changes the name, and keeps the rest'(context) {
    const { auth, events } = await context.signedIn()
    ok(await auth.updateUser({ data: { name: 'Ada Lovelace', town: 'London' } }))
    const { user } = ok(await auth.updateUser({ data: { name: 'Ada' } }))
    assert.equal(user.user_metadata.name, 'Ada')
    assert.equal(user.user_metadata.town, 'London')
    assert.deepEqual(events, ['SIGNED_IN', 'USER_UPDATED', 'USER_UPDATED'])
  },
  async 'refuses a weak password and says why'(context) {
    const { auth } = await context.signedIn()
    const answer = await auth.updateUser({ password: 'abc' })
    refused(answer, 'weak_password')
    assert((answer.error as { reasons?: string[] } | null)?.reasons?.includes('length'))
  },
  async 'refuses an empty password, and counts the length in bytes'(context) {
    const { auth } = await context.signedIn()
    refused(await auth.updateUser({ password: '' }), 'weak_password')
    ok(await auth.updateUser({ password: '\u{1F511}\u{1F5DD}\u{1F512}' }))
    refused(await auth.updateUser({ password: 'x'.repeat(73) }), 'validation_failed')
  },
  async 'refuses the password that is set already'(context) {
    const { person, auth } = await context.signedIn()
    refused(await auth.updateUser({ password: person.password }), 'same_password')
  },
  async "refuses another user's address"(context) {
    const other = await context.person()
    const { auth } = await context.signedIn()
    refused(await auth.updateUser({ email: other.email }), 'email_exists')
  },
})

const identities = claims('GET and DELETE identities', [], {
  async 'links no further identity where that is switched off'(context) {
    const { auth } = await context.signedIn()
    const answer = await auth.linkIdentity({ provider: 'github', options: { skipBrowserRedirect: true } })
    refused(answer, 'manual_linking_disabled', 'validation_failed', 'provider_disabled')
  },
  async 'lists the one identity of an address'(context) {
    const { person, auth } = await context.signedIn()
    const { identities } = ok(await auth.getUserIdentities())
    assert.deepEqual(
      identities.map(({ provider, user_id }) => [provider, user_id]),
      [['email', person.id]],
    )
    assert(identities[0]?.identity_id)
  },
  async 'keeps the last identity'(context) {
    const { auth } = await context.signedIn()
    const [identity] = ok(await auth.getUserIdentities()).identities
    assert(identity)
    refused(await auth.unlinkIdentity(identity), 'manual_linking_disabled', 'single_identity_not_deletable')
  },
})

const logout = claims('POST logout', [], {
  async 'local ends this session alone'(context) {
    const here = await context.signedIn()
    const there = await context.signedIn(here.person)
    assert.equal((await here.auth.signOut({ scope: 'local' })).error, null)
    assert.deepEqual(here.events, ['SIGNED_IN', 'SIGNED_OUT'])
    refused(await here.auth.getUser(here.session.access_token), 'AuthSessionMissingError')
    ok(await there.auth.getUser())
  },
  async 'others ends every session but this one'(context) {
    const here = await context.signedIn()
    const there = await context.signedIn(here.person)
    assert.equal((await here.auth.signOut({ scope: 'others' })).error, null)
    ok(await here.auth.getUser())
    refused(await there.auth.getUser(), 'AuthSessionMissingError')
    assert.deepEqual(here.events, ['SIGNED_IN'])
  },
  async 'global ends them all, and none can be renewed'(context) {
    const here = await context.signedIn()
    const there = await context.signedIn(here.person)
    assert.equal((await here.auth.signOut({ scope: 'global' })).error, null)
    refused(await there.auth.refreshSession(), 'refresh_token_not_found')
  },
})

export const userClaims: Claim[] = [...read, ...write, ...identities, ...logout]
