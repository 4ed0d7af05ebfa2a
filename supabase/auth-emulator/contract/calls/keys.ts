import assert from 'node:assert/strict'
import { type Claim, claims } from '../claim.ts'
import { refused } from '../test-context.ts'

const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { alg: string; kid?: string }

const jwks = claims('GET .well-known/jwks.json', [], {
  async 'holds the key of an asymmetric token, and no private part'(context) {
    const { session } = await context.signedIn()
    const answer = await context.plain('/.well-known/jwks.json')
    assert.equal(answer.status, 200)
    const { keys } = (await answer.json()) as { keys: { kid: string; d?: string; k?: string }[] }
    const { alg, kid } = headerOf(session.access_token)
    if (!alg.startsWith('HS')) assert(keys.some((key) => key.kid === kid))
    assert(keys.every(({ d, k }) => d === undefined && k === undefined))
  },
  async 'a genuine token is recognised, a forged one is not'(context) {
    const { person, auth, session } = await context.signedIn()
    const known = await auth.getClaims()
    assert.equal(known.data?.claims.sub, person.id, known.error?.message)
    const [head, , signature] = session.access_token.split('.')
    const claims = { sub: person.id, exp: Math.floor(Date.now() / 1000) + 600, role: 'service_role' }
    const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`
    refused(await auth.getClaims(forged), 'invalid_jwt', 'bad_jwt')
  },
})

const sso = claims('POST sso', [], {
  async 'is refused where no provider is set up'(context) {
    const { auth } = await context.visitor()
    refused(await auth.signInWithSSO({ domain: 'example.com' }), 'saml_provider_disabled', 'sso_provider_not_found')
  },
})

export const keyClaims: Claim[] = [...jwks, ...sso]
