import assert from 'node:assert/strict'
import { type Claim, claims } from '../claim.ts'
import { hashIn } from '../mailbox.ts'
import { ok, page, refused, type TestContext } from '../test-context.ts'

const linkFor = async ({ admin }: TestContext, email: string) =>
  ok(await admin.generateLink({ type: 'magiclink', email, options: { redirectTo: page } })).properties

const post = claims('POST verify', [], {
  async "a link's token signs in, once"(context) {
    const { email } = await context.person()
    const properties = await linkFor(context, email)
    const { auth, events } = await context.visitor()
    ok(await auth.verifyOtp({ token_hash: properties?.hashed_token ?? '', type: 'magiclink' }))
    assert.deepEqual(events, ['SIGNED_IN'])
    const other = await context.visitor()
    refused(
      await other.auth.verifyOtp({ token_hash: properties?.hashed_token ?? '', type: 'magiclink' }),
      'otp_expired',
    )
  },
  async 'a wrong code and an unknown address answer the same'(context) {
    const { email } = await context.person()
    await linkFor(context, email)
    const { auth } = await context.visitor()
    refused(await auth.verifyOtp({ email, token: '000000', type: 'email' }), 'otp_expired')
    refused(await auth.verifyOtp({ email: `no-${email}`, token: '000000', type: 'email' }), 'otp_expired')
  },
})

const postWithMail = claims('POST verify', ['mail'], {
  async 'a new address counts once both ends have agreed'(context) {
    const { person, auth } = await context.signedIn()
    const next = `next-${person.email}`
    ok(await auth.updateUser({ email: next }, { emailRedirectTo: page }))
    const old = hashIn(await context.mailTo(person.email))
    const fresh = hashIn(await context.mailTo(next))
    const first = await auth.verifyOtp({ token_hash: old, type: 'email_change' })
    assert.equal(first.error, null)
    assert.equal(first.data.session, null)
    assert.equal(ok(await auth.verifyOtp({ token_hash: fresh, type: 'email_change' })).user.email, next)
  },
})

const get = claims('GET verify', [], {
  async 'a followed link leads to the page with a session, and to an error the second time'(context) {
    const { email } = await context.person()
    const { hashed_token = '' } = (await linkFor(context, email)) ?? {}
    const path = `/verify?token=${hashed_token}&type=magiclink&redirect_to=${encodeURIComponent(page)}`
    const first = new URL((await context.plain(path)).headers.get('location') ?? '')
    assert(new URLSearchParams(first.hash.slice(1)).get('access_token'))
    const second = new URL((await context.plain(path)).headers.get('location') ?? '')
    assert.equal(new URLSearchParams(second.hash.slice(1)).get('error_code'), 'otp_expired')
  },
})

const invite = claims('POST invite', ['mail'], {
  async 'the link of the mail signs in, and lets the guest set a password'(context) {
    const email = `guest-${crypto.randomUUID()}@example.com`
    const { user } = ok(await context.admin.inviteUserByEmail(email, { redirectTo: page }))
    context.tidyLater(user.id)
    const { auth } = await context.visitor()
    ok(await auth.verifyOtp({ token_hash: hashIn(await context.mailTo(email)), type: 'invite' }))
    ok(await auth.updateUser({ password: 'a-new-password-of-mine' }))
    await context.signedIn({ id: user.id, email, password: 'a-new-password-of-mine' })
  },
})

const inviteWithoutMail = claims('POST invite', [], {
  async 'is refused for an address that has an account'(context) {
    const { email } = await context.person()
    refused(await context.admin.inviteUserByEmail(email), 'email_exists')
  },
})

export const verifyClaims: Claim[] = [...post, ...postWithMail, ...get, ...invite, ...inviteWithoutMail]
