import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { UserRow } from '../accounts.ts'
import { type Body, bodyOf, emailIn, type Parts, pageOf, textIn } from '../services.ts'
import { checkStrength, hashPassword } from '../passwords.ts'
import { invalid, Refusal } from '../api-error.ts'

/** `/admin/users` and `/admin/generate_link`, for whoever holds the admin key: sign-up is off, so users come this way. */
export function adminRoutes(app: Hono, parts: Parts): void {
  const { accounts, tokens, clock } = parts

  app.use('/admin/*', async ({ req }, next) => {
    const given = /^Bearer (.+)$/i.exec(req.header('authorization') ?? '')?.[1] ?? req.header('apikey') ?? ''
    if (!given) throw new Refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    if (!isEqual(given, parts.adminKey)) throw new Refusal(403, 'not_admin', 'User not allowed')
    await next()
  })

  app.get('/admin/users', async (context) => {
    const users = await accounts.all()
    return context.json({ users: await Promise.all(users.map(accounts.shown)), aud: 'authenticated' })
  })

  app.post('/admin/users', async (context) => {
    const body = await bodyOf(context)
    const email = emailIn(body)
    if (await accounts.byEmail(email))
      throw new Refusal(422, 'email_exists', 'A user with this email address has already been registered')
    const values = { email, encrypted_password: await passwordIn(body), raw_user_meta_data: dataIn(body) }
    return context.json(await accounts.shown(await accounts.create(values, body.email_confirm === true)))
  })

  app.get('/admin/users/:id', async (context) => context.json(await accounts.shown(await userOf(context))))

  app.put('/admin/users/:id', async (context) => {
    const user = await userOf(context)
    const body = await bodyOf(context)
    const changes: Partial<UserRow> = {}
    const password = await passwordIn(body)
    if (password) changes.encrypted_password = password
    if (body.email) changes.email = emailIn(body)
    if (body.user_metadata) changes.raw_user_meta_data = { ...user.raw_user_meta_data, ...dataIn(body) }
    if (body.email_confirm === true) changes.email_confirmed_at = clock().toISOString()
    const ban = banIn(body, clock())
    if (ban !== undefined) changes.banned_until = ban
    return context.json(await accounts.shown(await accounts.change(user.id, changes)))
  })

  app.delete('/admin/users/:id', async (context) => {
    await accounts.remove((await userOf(context)).id)
    return context.json({})
  })

  app.post('/admin/generate_link', async (context) => {
    const body = await bodyOf(context)
    const type = textIn(body, 'type')
    if (type !== 'magiclink' && type !== 'recovery') throw invalid(`Invalid email action link type requested: ${type}`)
    const user = await accounts.byEmail(emailIn(body))
    if (!user) throw new Refusal(404, 'user_not_found', 'User with this email not found')
    const { code, hash } = await tokens.issue(user.id, 'recovery', user.email, false)
    const redirect_to = pageOf(context)
    const action_link = new URL('/auth/v1/verify', context.req.url)
    action_link.search = new URLSearchParams({ token: hash, type, redirect_to }).toString()
    return context.json({
      ...(await accounts.shown(user)),
      action_link: action_link.toString(),
      email_otp: code,
      hashed_token: hash,
      verification_type: type,
      redirect_to,
    })
  })

  async function userOf(context: Context): Promise<UserRow> {
    const user = await accounts.byId(context.req.param('id') ?? '')
    if (!user) throw new Refusal(404, 'user_not_found', 'User not found')
    return user
  }
}

async function passwordIn(body: Body): Promise<string | null> {
  const password = textIn(body, 'password')
  if (!password) return null
  checkStrength(password)
  return hashPassword(password)
}

const dataIn = ({ user_metadata: data }: Body): Body =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Body) : {}

/** `none`, or a span such as `24h`. */
function banIn({ ban_duration: span }: Body, now: Date): string | null | undefined {
  if (span === 'none') return null
  const hours = /^(\d+)h$/.exec(typeof span === 'string' ? span : '')?.[1]
  return hours === undefined ? undefined : new Date(now.getTime() + Number(hours) * 3600_000).toISOString()
}

// Of equal length whatever was sent, so that the time taken says nothing.
const digest = (text: string) => createHash('sha256').update(text).digest()
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
