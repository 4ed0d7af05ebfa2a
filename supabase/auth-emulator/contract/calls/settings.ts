// The settings that docs/sign-in.md requires, where an endpoint shows them. Other claims cover the second factor and the mails.
import assert from 'node:assert/strict'
import { type Claim, claims } from '../claim.ts'
import { ok, refused } from '../test-context.ts'

export const settingClaims: Claim[] = claims('Settings', [], {
  async 'sign-ups are off'(context) {
    const { auth } = await context.visitor()
    const email = `stranger-${crypto.randomUUID()}@example.com`
    const answer = await auth.signUp({ email, password: 'a-password-of-a-stranger' })
    if (answer.data.user) context.tidyLater(answer.data.user.id)
    refused(answer, 'signup_disabled')
  },
  async 'links lead to no page of another site'(context) {
    const { email } = await context.person()
    const redirectTo = 'https://elsewhere.example/login'
    const { properties } = ok(await context.admin.generateLink({ type: 'magiclink', email, options: { redirectTo } }))
    assert.notEqual(new URL(properties.redirect_to).hostname, 'elsewhere.example')
  },
  async 'a password has eight characters at least'(context) {
    const { auth } = await context.signedIn()
    refused(await auth.updateUser({ password: 'seven77' }), 'weak_password')
    ok(await auth.updateUser({ password: 'eight888' }))
  },
  async 'a change of address is confirmed at both ends'(context) {
    const { email } = await context.person()
    ok(await context.admin.generateLink({ type: 'email_change_current', email, newEmail: `next-${email}` }))
  },
  async 'a young session sets a password without the current one'(context) {
    const { auth } = await context.signedIn()
    ok(await auth.updateUser({ password: 'some-other-password' }))
  },
  async 'tokens are signed with an asymmetric key'(context) {
    const { session } = await context.signedIn()
    const { alg } = JSON.parse(Buffer.from(session.access_token.split('.')[0] ?? '', 'base64url').toString())
    assert(!alg.startsWith('HS'), `They are signed with ${alg}: pages have to ask the server about every token.`)
  },
})
