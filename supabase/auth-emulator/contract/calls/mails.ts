import assert from 'node:assert/strict'
import { type Claim, claims } from '../claim.ts'
import { codeIn, hashIn } from '../mailbox.ts'
import { claimsOf, ok, page, refused } from '../test-context.ts'

const otp = claims('POST otp', ['mail'], {
  async 'the code of the mail signs in'(context) {
    const { email } = await context.person()
    const { auth, events } = await context.visitor()
    ok(await auth.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: page } }))
    const code = codeIn(await context.mailTo(email))
    assert.equal(ok(await auth.verifyOtp({ email, token: code, type: 'email' })).session.user.email, email)
    assert.deepEqual(events, ['SIGNED_IN'])
  },
  async 'a second mail right after the first is refused'(context) {
    const { email } = await context.person()
    const { auth } = await context.visitor()
    ok(await auth.signInWithOtp({ email, options: { shouldCreateUser: false } }))
    refused(await auth.signInWithOtp({ email, options: { shouldCreateUser: false } }), 'over_email_send_rate_limit')
  },
  async 'sends no mail to sign in with before the address is confirmed, and another to confirm it'(context) {
    const person = await context.person({ confirmed: false })
    const { auth } = await context.visitor()
    const options = { shouldCreateUser: false, emailRedirectTo: page }
    refused(await auth.signInWithOtp({ email: person.email, options }), 'signup_disabled')
    ok(await auth.resend({ type: 'signup', email: person.email, options: { emailRedirectTo: page } }))
    const hash = hashIn(await context.mailTo(person.email))
    ok(await auth.verifyOtp({ token_hash: hash, type: 'signup' }))
  },
})

const otpWithoutMail = claims('POST otp', [], {
  async 'makes no account for an unknown address'(context) {
    const { auth } = await context.visitor()
    const email = `nobody-${crypto.randomUUID()}@example.com`
    refused(await auth.signInWithOtp({ email, options: { shouldCreateUser: false } }), 'otp_disabled')
  },
  async 'a telephone number is refused where no provider is set up'(context) {
    const { auth } = await context.visitor()
    refused(await auth.signInWithOtp({ phone: '+441234567890' }), 'phone_provider_disabled')
  },
})

const recover = claims('POST recover', ['mail'], {
  async 'the link of the mail lets the owner set a new password'(context) {
    const person = await context.person()
    const { auth, events } = await context.visitor()
    ok(await auth.resetPasswordForEmail(person.email, { redirectTo: page }))
    const hash = hashIn(await context.mailTo(person.email))
    ok(await auth.verifyOtp({ token_hash: hash, type: 'recovery' }))
    ok(await auth.updateUser({ password: 'a-new-password-of-mine' }))
    assert.deepEqual(events, ['PASSWORD_RECOVERY', 'USER_UPDATED'])
    await context.signedIn({ ...person, password: 'a-new-password-of-mine' })
  },
})

const recoverWithoutMail = claims('POST recover', [], {
  async 'answers an unknown address as it answers a known one'(context) {
    const { auth } = await context.visitor()
    ok(await auth.resetPasswordForEmail(`nobody-${crypto.randomUUID()}@example.com`, { redirectTo: page }))
  },
})

const resend = claims('POST resend', ['mail'], {
  async 'brings the mails of a change of address again'(context) {
    const { person, auth } = await context.signedIn()
    const next = `next-${person.email}`
    ok(await auth.updateUser({ email: next }, { emailRedirectTo: page }))
    const first = hashIn(await context.mailTo(next))
    await context.target.later(61)
    ok(await auth.resend({ type: 'email_change', email: person.email, options: { emailRedirectTo: page } }))
    const second = hashIn(await context.mailTo(next))
    assert.notEqual(second, first)
  },
})

const resendWithoutMail = claims('POST resend', [], {
  async 'answers an unknown address as it answers a known one'(context) {
    const { auth } = await context.visitor()
    ok(await auth.resend({ type: 'signup', email: `nobody-${crypto.randomUUID()}@example.com` }))
  },
})

const reauthenticate = claims('GET reauthenticate', ['mail', 'database'], {
  // A younger session may set a password with any code, so only an old session shows the difference.
  async 'a session older than a day needs the code of the mail for a new password, and no other code'(context) {
    const { person, auth, session } = await context.signedIn()
    await context.target.ageSession?.(String(claimsOf(session.access_token).session_id), 25)
    const password = 'another-password-of-mine'
    refused(await auth.updateUser({ password }), 'reauthentication_needed')
    ok(await auth.reauthenticate())
    const nonce = codeIn(await context.mailTo(person.email))
    const wrong = nonce.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))
    refused(await auth.updateUser({ password, nonce: wrong }), 'reauthentication_not_valid')
    ok(await auth.updateUser({ password, nonce }))
  },
})

const reauthenticateWithoutMail = claims('GET reauthenticate', [], {
  async 'needs a session'(context) {
    const { auth } = await context.visitor()
    refused(await auth.reauthenticate(), 'AuthSessionMissingError')
  },
})

export const mailClaims: Claim[] = [
  ...otp,
  ...otpWithoutMail,
  ...recover,
  ...recoverWithoutMail,
  ...resend,
  ...resendWithoutMail,
  ...reauthenticate,
  ...reauthenticateWithoutMail,
]
