import type { Hono } from 'hono'
import type { UserRow } from '../accounts.ts'
import { ApiError, emailExists, phoneDisabled } from '../api-error.ts'
import { checkStrength, hashPassword, isPassword } from '../passwords.ts'
import { type Caller, callerOf, checkFrequency, emailIn, isObject, jsonBody, pageOf, textIn } from '../request.ts'
import type { Services } from '../services.ts'
import { sendEmailChange } from './email-change.ts'

/** Milliseconds. Older sessions need a code by mail to change the password. */
const maxAgeWithoutCode = 24 * 3600_000

/** `GET` and `PUT /user`, its identities, and `POST /logout`. */
export function userRoutes(app: Hono, services: Services): void {
  const { accounts, tokens, sessions, clock, database } = services

  app.get('/user', async (context) => context.json(await accounts.toJson((await callerOf(context, services)).user)))

  app.put('/user', async (context) => {
    const caller = await callerOf(context, services)
    const body = await jsonBody(context)
    const { user } = caller
    const email = body.email ? emailIn(body) : user.email
    // An empty string is a password too, and is refused as too short.
    const password = typeof body.password === 'string' ? body.password : undefined
    if (body.phone) throw phoneDisabled()
    if (body.app_metadata) throw new ApiError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
    if (password !== undefined) checkStrength(password)
    if (password !== undefined || email !== user.email) await checkLevel(caller)
    if (email !== user.email) {
      if (await accounts.byEmail(email)) throw emailExists()
      checkFrequency(user.email_change_sent_at, services)
    }
    if (password !== undefined) await setPassword(caller, password, textIn(body, 'nonce'))
    if (isObject(body.data)) await setData(user, body.data)
    if (email !== user.email) await sendEmailChange(services, user, email, body, pageOf(context))
    return context.json(await accounts.toJson((await accounts.byId(user.id)) ?? user))
  })

  async function checkLevel({ user, session }: Caller) {
    const factors = await accounts.factors(user.id)
    if (session.aal === 'aal1' && factors.some(({ status }) => status === 'verified'))
      throw new ApiError(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      )
  }

  async function setPassword({ user, session }: Caller, password: string, nonce: string) {
    if (clock().getTime() - Date.parse(session.created_at) > maxAgeWithoutCode) {
      if (!nonce) throw new ApiError(400, 'reauthentication_needed', 'Password update requires reauthentication')
      if (!(await tokens.byCode(user.email, nonce, ['reauthentication'])))
        throw new ApiError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
      await tokens.use(user.id, 'reauthentication')
    }
    if (await isPassword(password, user.encrypted_password))
      throw new ApiError(422, 'same_password', 'New password should be different from the old password.')
    await accounts.change(user.id, { encrypted_password: await hashPassword(password) })
    // Ends sessions that were started with the old password.
    await sessions.end(session, 'others')
  }

  /** Merges the data into the user's; null deletes a value. */
  async function setData(user: UserRow, data: Record<string, unknown>) {
    const merged = Object.entries({ ...user.raw_user_meta_data, ...data }).filter(([, value]) => value !== null)
    await accounts.change(user.id, { raw_user_meta_data: Object.fromEntries(merged) })
  }

  app.get('/user/identities/authorize', manualLinkingDisabled)
  app.delete('/user/identities/:id', manualLinkingDisabled)
  async function manualLinkingDisabled(context: Parameters<typeof callerOf>[0]): Promise<Response> {
    await callerOf(context, services)
    throw new ApiError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }

  app.post('/logout', async (context) => {
    const { session } = await callerOf(context, services)
    const scope = context.req.query('scope') ?? 'global'
    if (scope !== 'global' && scope !== 'local' && scope !== 'others')
      throw new ApiError(400, 'validation_failed', `Unsupported logout scope "${scope}"`)
    await sessions.end(session, scope)
    await database.query('delete from auth.flow_state where user_id = $1 and issued_at is not null', [session.user_id])
    return context.body(null, 204)
  })
}
