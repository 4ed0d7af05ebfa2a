import type { Context, Hono, MiddlewareHandler } from 'hono'
import { equalSecrets } from '../../../src/backend/equal-secrets.ts'
import type { UserRow } from '../accounts.ts'
import { ApiError, emailExists } from '../api-error.ts'
import { checkStrength, hashPassword } from '../passwords.ts'
import { type Body, emailIn, jsonBody, objectIn, textIn } from '../request.ts'
import type { Services } from '../services.ts'

/** `/admin/users`, and the check of the admin key, which links and invitations need too. Users are created here, since sign-up is off. */
export function adminRoutes(app: Hono, services: Services): void {
  const { accounts, clock } = services

  const needsKey: MiddlewareHandler = async ({ req }, next) => {
    const given = /^Bearer (.+)$/i.exec(req.header('authorization') ?? '')?.[1] ?? req.header('apikey') ?? ''
    if (!given) throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    if (!equalSecrets(given, services.adminKey)) throw new ApiError(403, 'not_admin', 'User not allowed')
    await next()
  }
  app.use('/admin/*', needsKey)
  app.use('/invite', needsKey)

  app.get('/admin/users', async (context) => {
    const users = await accounts.all()
    return context.json({ users: await Promise.all(users.map((user) => accounts.toJson(user))), aud: 'authenticated' })
  })

  app.post('/admin/users', async (context) => {
    const body = await jsonBody(context)
    const email = emailIn(body)
    if (await accounts.byEmail(email)) throw emailExists()
    const values = {
      email,
      encrypted_password: await passwordIn(body),
      raw_user_meta_data: objectIn(body, 'user_metadata'),
    }
    return context.json(await accounts.toJson(await accounts.create(values, body.email_confirm === true)))
  })

  app.get('/admin/users/:id', async (context) => context.json(await accounts.toJson(await userOf(context))))

  app.put('/admin/users/:id', async (context) => {
    const user = await userOf(context)
    const body = await jsonBody(context)
    const changes: Partial<UserRow> = {}
    const password = await passwordIn(body)
    if (password) changes.encrypted_password = password
    if (body.email) changes.email = emailIn(body)
    if (body.user_metadata)
      changes.raw_user_meta_data = { ...user.raw_user_meta_data, ...objectIn(body, 'user_metadata') }
    if (body.email_confirm === true) changes.email_confirmed_at = clock().toISOString()
    const ban = banIn(body, clock())
    if (ban !== undefined) changes.banned_until = ban
    return context.json(await accounts.toJson(await accounts.change(user.id, changes)))
  })

  app.delete('/admin/users/:id', async (context) => {
    await accounts.remove((await userOf(context)).id)
    return context.json({})
  })

  async function userOf(context: Context): Promise<UserRow> {
    const user = await accounts.byId(context.req.param('id') ?? '')
    if (!user) throw new ApiError(404, 'user_not_found', 'User not found')
    return user
  }
}

async function passwordIn(body: Body): Promise<string | null> {
  const password = textIn(body, 'password')
  if (!password) return null
  checkStrength(password)
  return hashPassword(password)
}

/** Parses `none` or a span such as `24h`; undefined when no ban is requested. */
function banIn({ ban_duration: span }: Body, now: Date): string | null | undefined {
  if (span === 'none') return null
  const hours = /^(\d+)h$/.exec(typeof span === 'string' ? span : '')?.[1]
  return hours === undefined ? undefined : new Date(now.getTime() + Number(hours) * 3600_000).toISOString()
}
