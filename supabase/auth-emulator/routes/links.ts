import type { Context, Hono } from 'hono'
import type { UserRow } from '../accounts.ts'
import { ApiError, emailExists, invalid } from '../api-error.ts'
import type { Issued } from '../one-time-tokens.ts'
import { checkStrength, hashPassword } from '../passwords.ts'
import { type Body, bodyOf, emailIn, objectIn, pageOf, textIn } from '../request.ts'
import type { Services } from '../services.ts'

interface Generated {
  user: UserRow
  token: Issued
  /** The requested type; `signup` when the link created the account. */
  type: string
}

/** `POST /admin/generate_link` and `POST /invite`, for requests with the admin key. */
export function linkRoutes(app: Hono, services: Services): void {
  const { accounts, tokens, mails, clock } = services
  const now = () => clock().toISOString()

  app.post('/invite', async (context) => {
    const body = await bodyOf(context)
    const { user, token } = await invite(emailIn(body), objectIn(body, 'data'))
    await mails.send('invite', user.email, token, pageOf(context))
    return context.json(await accounts.toJson(user))
  })

  app.post('/admin/generate_link', async (context) => {
    const body = await bodyOf(context)
    const { user, token, type } = await generate(body)
    const redirect_to = pageOf(context)
    return context.json({
      ...(await accounts.toJson(user)),
      action_link: linkOf(context, token, type, redirect_to),
      email_otp: token.code,
      hashed_token: token.hash,
      verification_type: type,
      redirect_to,
    })
  })

  async function generate(body: Body): Promise<Generated> {
    const type = textIn(body, 'type')
    const email = emailIn(body)
    const user = await accounts.byEmail(email)
    switch (type) {
      case 'magiclink':
        // An account created by a link needs a password that nobody knows.
        return user ? recovery(user, type) : signUp({ ...body, password: crypto.randomUUID() }, email)
      case 'recovery':
        return recovery(existing(user), type)
      case 'signup':
        return signUp(body, email, user)
      case 'invite':
        return { ...(await invite(email, objectIn(body, 'data'))), type }
      case 'email_change_current':
      case 'email_change_new':
        return emailChange(existing(user), emailIn(body, 'new_email'), type)
      default:
        throw invalid(`Invalid email action link type requested: ${type}`)
    }
  }

  function existing(user: UserRow | undefined): UserRow {
    if (!user) throw new ApiError(404, 'user_not_found', 'User with this email not found')
    return user
  }

  async function recovery({ id, email }: UserRow, type: string): Promise<Generated> {
    const token = await tokens.issue(id, 'recovery', email, false)
    return { user: await accounts.change(id, { recovery_sent_at: now() }), token, type }
  }

  async function signUp(body: Body, email: string, user?: UserRow): Promise<Generated> {
    if (user?.email_confirmed_at) throw emailExists()
    const data = objectIn(body, 'data')
    const { id } =
      user ?? (await accounts.create({ ...(await passwordOf(body)), email, raw_user_meta_data: data }, false))
    const token = await tokens.issue(id, 'confirmation', email, false)
    const raw_user_meta_data = { ...user?.raw_user_meta_data, ...data }
    return {
      user: await accounts.change(id, { confirmation_sent_at: now(), raw_user_meta_data }),
      token,
      type: 'signup',
    }
  }

  async function passwordOf(body: Body) {
    const password = textIn(body, 'password')
    if (!password) throw invalid('Signup requires a valid password')
    checkStrength(password)
    return { encrypted_password: await hashPassword(password) }
  }

  async function invite(email: string, data: Body): Promise<{ user: UserRow; token: Issued }> {
    const user = await accounts.byEmail(email)
    if (user?.email_confirmed_at) throw emailExists()
    const { id } = user ?? (await accounts.create({ email, encrypted_password: null, raw_user_meta_data: data }, false))
    const token = await tokens.issue(id, 'confirmation', email, false)
    return { user: await accounts.change(id, { invited_at: now(), confirmation_sent_at: now() }), token }
  }

  async function emailChange(
    { id, email }: UserRow,
    to: string,
    type: 'email_change_current' | 'email_change_new',
  ): Promise<Generated> {
    if (await accounts.byEmail(to)) throw emailExists()
    const token = await tokens.issue(id, type, type === 'email_change_new' ? to : email, false)
    const user = await accounts.change(id, {
      email_change: to,
      email_change_sent_at: now(),
      email_change_confirm_status: 0,
    })
    return { user, token, type }
  }
}

function linkOf({ req }: Context, { hash }: Issued, type: string, redirect_to: string): string {
  const link = new URL('/auth/v1/verify', req.url)
  // Both addresses of a change confirm under one type.
  const kind = type.startsWith('email_change') ? 'email_change' : type
  link.search = new URLSearchParams({ token: hash, type: kind, redirect_to }).toString()
  return link.toString()
}
