import assert from 'node:assert/strict'
import { tokensIn } from '../mailbox.ts'
import { type Claim, claims } from '../target.ts'
import { ok, page, refused, type TestContext } from '../test-context.ts'

const linkFor = async ({ admin }: TestContext, email: string) =>
  ok(await admin.generateLink({ type: 'magiclink', email, options: { redirectTo: page } })).properties

const post = claims('POST verify', [
  {
    says: "a link's token signs in, once",
    async check(context) {
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
  },
  {
    says: 'a wrong code and an unknown address answer the same',
    async check(context) {
      const { email } = await context.person()
      await linkFor(context, email)
      const { auth } = await context.visitor()
      refused(await auth.verifyOtp({ email, token: '000000', type: 'email' }), 'otp_expired')
      refused(await auth.verifyOtp({ email: `no-${email}`, token: '000000', type: 'email' }), 'otp_expired')
    },
  },
  {
    says: 'a new address counts once both ends have agreed',
    mail: true,
    async check(context) {
      const person = await context.person()
      const next = `next-${person.email}`
      const { auth } = await context.signedIn(person)
      ok(await auth.updateUser({ email: next }, { emailRedirectTo: page }))
      const old = tokensIn(await context.mailTo(person.email))
      const fresh = tokensIn(await context.mailTo(next))
      const first = await auth.verifyOtp({ token_hash: old.hash, type: 'email_change' })
      assert.equal(first.error, null)
      assert.equal(first.data.session, null)
      assert.equal(ok(await auth.verifyOtp({ token_hash: fresh.hash, type: 'email_change' })).user.email, next)
    },
  },
])

const get = claims('GET verify', [
  {
    says: 'a followed link leads to the page with a session, and to an error the second time',
    async check(context) {
      const { email } = await context.person()
      const { hashed_token = '' } = (await linkFor(context, email)) ?? {}
      const path = `/verify?token=${hashed_token}&type=magiclink&redirect_to=${encodeURIComponent(page)}`
      const first = new URL((await context.plain(path)).headers.get('location') ?? '')
      assert(new URLSearchParams(first.hash.slice(1)).get('access_token'))
      const second = new URL((await context.plain(path)).headers.get('location') ?? '')
      assert.equal(new URLSearchParams(second.hash.slice(1)).get('error_code'), 'otp_expired')
    },
  },
])

export const verifyClaims: Claim[] = [...post, ...get]
