import type { Hono } from 'hono'
import { ApiError, invalid, phoneDisabled, userBanned } from '../api-error.ts'
import { isPassword } from '../passwords.ts'
import { jsonBody, textIn } from '../request.ts'
import type { Services } from '../services.ts'
import { isBanned } from '../sessions.ts'

/** `POST /token`: exchanges a password, a refresh token or a link's code for a session. */
export function tokenRoutes(app: Hono, services: Services): void {
  const { accounts, sessions, flows, clock, attempt } = services

  const byPassword = async (body: Record<string, unknown>) => {
    if (textIn(body, 'phone')) throw phoneDisabled()
    attempt('password')
    const email = textIn(body, 'email').trim().toLowerCase()
    const user = email ? await accounts.byEmail(email) : undefined
    if (user && isBanned(user, clock())) throw userBanned(400)
    const right = await isPassword(textIn(body, 'password'), user?.encrypted_password)
    // The answer does not reveal whether the address or the password was wrong.
    if (!user || !right) throw new ApiError(400, 'invalid_credentials', 'Invalid login credentials')
    if (!user.email_confirmed_at) throw new ApiError(400, 'email_not_confirmed', 'Email not confirmed')
    return sessions.begin(user, 'password')
  }

  const byLinkCode = async (body: Record<string, unknown>) => {
    const { userId, method } = await flows.redeem(body.auth_code, body.code_verifier)
    const user = await accounts.byId(userId)
    if (!user) throw new ApiError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    return sessions.begin(user, method)
  }

  app.post('/token', async (context) => {
    const body = await jsonBody(context)
    switch (context.req.query('grant_type')) {
      case 'password':
        return context.json(await byPassword(body))
      case 'refresh_token':
        return context.json(await sessions.refresh(body.refresh_token))
      case 'pkce':
        return context.json(await byLinkCode(body))
      case 'id_token':
        throw new ApiError(400, 'provider_disabled', 'Provider is not enabled')
      default:
        throw invalid('unsupported_grant_type')
    }
  })
}
