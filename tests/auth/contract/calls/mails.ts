import assert from 'node:assert/strict'
import { codeIn, tokensIn } from '../mailbox.ts'
import { type Claim, claims } from '../target.ts'
import { ok, page, refused } from '../test-context.ts'

const otp = claims('POST otp', [
  {
    says: 'the code of the mail signs in',
    mail: true,
    async check(context) {
      const { email } = await context.person()
      const { auth, events } = await context.visitor()
      ok(await auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: page } }))
      const { code } = tokensIn(await context.mailTo(email))
      assert.equal(ok(await auth.verifyOtp({ email, token: code, type: 'email' })).session.user.email, email)
      assert.deepEqual(events, ['SIGNED_IN'])
    },
  },
  {
    says: 'a second mail right after the first is refused',
    mail: true,
    async check(context) {
      const { email } = await context.person()
      const { auth } = await context.visitor()
      ok(await auth.signInWithOtp({ email, options: { shouldCreateUser: false } }))
      refused(await auth.signInWithOtp({ email, options: { shouldCreateUser: false } }), 'over_email_send_rate_limit')
    },
  },
  {
    says: 'makes no account for an unknown address',
    async check(context) {
      const { auth } = await context.visitor()
      const email = `nobody-${crypto.randomUUID()}@example.com`
      refused(await auth.signInWithOtp({ email, options: { shouldCreateUser: false } }), 'otp_disabled')
    },
  },
  {
    says: 'a telephone number is refused where no provider is set up',
    async check(context) {
      const { auth } = await context.visitor()
      refused(await auth.signInWithOtp({ phone: '+441234567890' }), 'phone_provider_disabled')
    },
  },
])

const recover = claims('POST recover', [
  {
    says: 'the link of the mail lets the owner set a new password',
    mail: true,
    async check(context) {
      const person = await context.person()
      const { auth, events } = await context.visitor()
      ok(await auth.resetPasswordForEmail(person.email, { redirectTo: page }))
      const { hash } = tokensIn(await context.mailTo(person.email))
      ok(await auth.verifyOtp({ token_hash: hash, type: 'recovery' }))
      ok(await auth.updateUser({ password: 'a-new-password-of-mine' }))
      assert.deepEqual(events, ['PASSWORD_RECOVERY', 'USER_UPDATED'])
      await context.signedIn({ ...person, password: 'a-new-password-of-mine' })
    },
  },
  {
    says: 'answers an unknown address as it answers a known one',
    async check(context) {
      const { auth } = await context.visitor()
      ok(await auth.resetPasswordForEmail(`nobody-${crypto.randomUUID()}@example.com`, { redirectTo: page }))
    },
  },
])

const resend = claims('POST resend', [
  {
    says: 'brings the mails of a change of address again',
    mail: true,
    async check(context) {
      const person = await context.person()
      const { auth } = await context.signedIn(person)
      const next = `next-${person.email}`
      ok(await auth.updateUser({ email: next }, { emailRedirectTo: page }))
      const first = codeIn(await context.mailTo(next))
      await context.target.later(61)
      ok(await auth.resend({ type: 'email_change', email: person.email, options: { emailRedirectTo: page } }))
      const second = codeIn(await context.mailTo(next))
      assert.notEqual(second, first)
    },
  },
  {
    says: 'answers an unknown address as it answers a known one',
    async check(context) {
      const { auth } = await context.visitor()
      ok(await auth.resend({ type: 'signup', email: `nobody-${crypto.randomUUID()}@example.com` }))
    },
  },
])

const reauthenticate = claims('GET reauthenticate', [
  {
    says: 'the code of the mail goes along with a new password',
    mail: true,
    async check(context) {
      const person = await context.person()
      const { auth } = await context.signedIn(person)
      ok(await auth.reauthenticate())
      const nonce = codeIn(await context.mailTo(person.email))
      ok(await auth.updateUser({ password: 'another-password-of-mine', nonce }))
    },
  },
  {
    says: 'needs a session',
    async check(context) {
      const { auth } = await context.visitor()
      refused(await auth.reauthenticate(), 'AuthSessionMissingError')
    },
  },
])

export const mailClaims: Claim[] = [...otp, ...recover, ...resend, ...reauthenticate]
