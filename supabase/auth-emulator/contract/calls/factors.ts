import assert from 'node:assert/strict'
import { TOTP } from 'otpauth'
import { type Claim, claims } from '../claim.ts'
import { claimsOf, ok, refused, type TestContext, type Visitor } from '../test-context.ts'

const codeOf = ({ target }: TestContext, secret: string) => new TOTP({ secret }).generate({ timestamp: target.now() })

async function enrol({ auth }: Visitor) {
  const factor = ok(await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Lectern' }))
  return { id: factor.id, totp: factor.totp }
}

/** Returns a user with a verified second factor and a session at level aal2. */
async function atLevelTwo(context: TestContext) {
  const visitor = await context.signedIn()
  const factor = await enrol(visitor)
  const code = codeOf(context, factor.totp.secret)
  const session = ok(await visitor.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  return { person: visitor.person, visitor, factor, session }
}

const enroll = claims('POST factors', [], {
  async 'gives the secret, its address and a picture of it'(context) {
    const { totp } = await enrol(await context.signedIn())
    assert.match(totp.uri, /^otpauth:\/\/totp\/.*secret=/)
    assert(totp.uri.includes(totp.secret))
    assert.match(totp.qr_code, /^data:image\/svg\+xml;utf-8,/)
    assert(totp.qr_code.includes('<svg'))
  },
  async 'refuses a name that is taken, and telephones'(context) {
    const visitor = await context.signedIn()
    await enrol(visitor)
    const again = await visitor.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    refused(again, 'mfa_factor_name_conflict')
    const phone = await visitor.auth.mfa.enroll({ factorType: 'phone', phone: '+441234567890' })
    refused(phone, 'mfa_phone_enroll_not_enabled')
  },
})

const challenge = claims('POST factors/{id}/challenge', [], {
  async 'gives a challenge that expires'(context) {
    const visitor = await context.signedIn()
    const { id } = await enrol(visitor)
    const { expires_at } = ok(await visitor.auth.mfa.challenge({ factorId: id }))
    assert(expires_at * 1000 > Date.now())
  },
  async "does not know other people's factors"(context) {
    const { id } = await enrol(await context.signedIn())
    const other = await context.signedIn()
    refused(await other.auth.mfa.challenge({ factorId: id }), 'mfa_factor_not_found')
  },
})

const verify = claims('POST factors/{id}/verify', [], {
  async 'the right code raises the session, confirms the factor and ends lower sessions'(context) {
    const elsewhere = await context.signedIn()
    const visitor = await context.signedIn(elsewhere.person)
    const factor = await enrol(visitor)
    const { id: challengeId } = ok(await visitor.auth.mfa.challenge({ factorId: factor.id }))
    const code = codeOf(context, factor.totp.secret)
    const answer = ok(await visitor.auth.mfa.verify({ factorId: factor.id, challengeId, code }))
    const claims = claimsOf(answer.access_token)
    assert.equal(claims.aal, 'aal2')
    assert(claims.amr.some(({ method }) => method === 'totp'))
    assert(visitor.events.includes('MFA_CHALLENGE_VERIFIED'))
    assert.equal(ok(await visitor.auth.mfa.listFactors()).totp[0]?.status, 'verified')
    refused(await elsewhere.auth.getUser(), 'AuthSessionMissingError')
  },
  async 'a wrong code is refused'(context) {
    const visitor = await context.signedIn()
    const { id, totp } = await enrol(visitor)
    const right = [-1, 0, 1].map((step) =>
      new TOTP({ secret: totp.secret }).generate({ timestamp: context.target.now() + step * 30_000 }),
    )
    const code = ['000000', '111111', '222222', '333333'].find((each) => !right.includes(each)) ?? ''
    refused(await visitor.auth.mfa.challengeAndVerify({ factorId: id, code }), 'mfa_verification_failed')
    const gap = codeOf(context, totp.secret).replace(/^.../, '$& ')
    refused(await visitor.auth.mfa.challengeAndVerify({ factorId: id, code: gap }), 'mfa_verification_failed')
  },
  async 'a later sign-in is asked for the factor, and may change nothing of weight before'(context) {
    const { person, factor } = await atLevelTwo(context)
    const { auth } = await context.signedIn(person)
    const levels = ok(await auth.mfa.getAuthenticatorAssuranceLevel())
    assert.deepEqual([levels.currentLevel, levels.nextLevel], ['aal1', 'aal2'])
    refused(await auth.updateUser({ password: 'some-other-password' }), 'insufficient_aal')
    refused(await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Other' }), 'insufficient_aal')
    const code = codeOf(context, factor.totp.secret)
    ok(await auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
    const after = ok(await auth.mfa.getAuthenticatorAssuranceLevel())
    assert.equal(after.currentLevel, 'aal2')
  },
})

const unenroll = claims('DELETE factors/{id}', [], {
  async 'takes the factor away at the higher level alone'(context) {
    const { person, visitor, factor } = await atLevelTwo(context)
    const low = await context.signedIn(person)
    refused(await low.auth.mfa.unenroll({ factorId: factor.id }), 'insufficient_aal')
    assert.equal(ok(await visitor.auth.mfa.unenroll({ factorId: factor.id })).id, factor.id)
    assert.deepEqual(ok(await visitor.auth.mfa.listFactors()).all, [])
    const claims = claimsOf(ok(await visitor.auth.refreshSession()).session.access_token)
    assert.equal(claims.aal, 'aal1')
    assert.deepEqual(
      claims.amr.map(({ method }) => method),
      ['password'],
    )
    refused(await visitor.auth.mfa.unenroll({ factorId: factor.id }), 'mfa_factor_not_found')
  },
})

export const factorClaims: Claim[] = [...enroll, ...challenge, ...verify, ...unenroll]
