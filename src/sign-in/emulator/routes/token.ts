import type { Hono } from 'hono'
import { bodyOf, type Parts, textIn } from '../services.ts'
import { isPassword } from '../passwords.ts'
import { invalid, Refusal } from '../api-error.ts'
import { isBanned } from '../sessions.ts'

/** `POST /token`: a password, a refresh token or a link's code for a session. */
export function tokenRoutes(app: Hono, parts: Parts): void {
  const { accounts, sessions, flows, clock, attempt } = parts

  const byPassword = async (body: Record<string, unknown>) => {
    if (textIn(body, 'phone')) throw new Refusal(400, 'phone_provider_disabled', 'Phone logins are disabled')
    attempt('password')
    const email = textIn(body, 'email').trim().toLowerCase()
    const user = email ? await accounts.byEmail(email) : undefined
    const right = await isPassword(textIn(body, 'password'), user?.encrypted_password)
    // The same answer, whichever of them is wrong.
    if (!user || !right) throw new Refusal(400, 'invalid_credentials', 'Invalid login credentials')
    if (isBanned(user, clock())) throw new Refusal(400, 'user_banned', 'User is banned')
    if (!user.email_confirmed_at) throw new Refusal(400, 'email_not_confirmed', 'Email not confirmed')
    return sessions.begin(user, 'password')
  }

  const byLinkCode = async (body: Record<string, unknown>) => {
    const { userId, method } = await flows.redeem(body.auth_code, body.code_verifier)
    const user = await accounts.byId(userId)
    if (!user) throw new Refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    return sessions.begin(user, method)
  }

  app.post('/token', async (context) => {
    const body = await bodyOf(context)
    switch (context.req.query('grant_type')) {
      case 'password':
        return context.json(await byPassword(body))
      case 'refresh_token':
        return context.json(await sessions.refresh(body.refresh_token))
      case 'pkce':
        return context.json(await byLinkCode(body))
      case 'id_token':
        throw new Refusal(400, 'provider_disabled', 'Provider is not enabled')
      default:
        throw invalid('unsupported_grant_type')
    }
  })
}
