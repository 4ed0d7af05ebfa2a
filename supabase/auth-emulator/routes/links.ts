import type { Context, Hono } from 'hono'
import type { UserRow } from '../accounts.ts'
import { ApiError, emailExists, invalid } from '../api-error.ts'
import type { Issued, TokenType } from '../one-time-tokens.ts'
import { checkStrength, hashPassword } from '../passwords.ts'
import { type Body, emailIn, jsonBody, objectIn, pageOf, textIn } from '../request.ts'
import type { Services } from '../services.ts'

interface Generated {
  user: UserRow
  token: Issued
  /** The requested type; `signup` when the link created the account. */
  type: string
}

/** `POST /admin/generate_link` and `POST /invite`, for requests with the admin key. */
export function linkRoutes(app: Hono, services: Services): void {
  const { accounts, mails } = services
  const links = new Links(services)

  app.post('/invite', async (context) => {
    const { user, token } = await links.invite(await jsonBody(context))
    await mails.send('invite', user.email, token, pageOf(context))
    return context.json(await accounts.toJson(user))
  })

  app.post('/admin/generate_link', async (context) => {
    const { user, token, type } = await links.generate(await jsonBody(context))
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
}

/** Issues the token of a link, and creates or marks its account. */
class Links {
  constructor(private readonly services: Services) {}

  async generate(body: Body): Promise<Generated> {
    const type = textIn(body, 'type')
    const user = await this.services.accounts.byEmail(emailIn(body))
    switch (type) {
      case 'magiclink':
        // An account created by a link needs a random password.
        return user ? this.recovery(user, type) : this.signUp({ ...body, password: crypto.randomUUID() })
      case 'recovery':
        return this.recovery(existing(user), type)
      case 'signup':
        return this.signUp(body, user)
      case 'invite':
        return this.invite(body)
      case 'email_change_current':
      case 'email_change_new':
        return this.emailChange(existing(user), emailIn(body, 'new_email'), type)
      default:
        throw invalid(`Invalid email action link type requested: ${type}`)
    }
  }

  async invite(body: Body): Promise<Generated> {
    const email = emailIn(body)
    const user = await this.services.accounts.byEmail(email)
    if (user?.email_confirmed_at) throw emailExists()
    const { id } = user ?? (await this.create(email, null, objectIn(body, 'data')))
    return this.issue(id, 'confirmation', email, 'invite', { invited_at: this.now(), confirmation_sent_at: this.now() })
  }

  private recovery({ id, email }: UserRow, type: string): Promise<Generated> {
    return this.issue(id, 'recovery', email, type, { recovery_sent_at: this.now() })
  }

  private async signUp(body: Body, user?: UserRow): Promise<Generated> {
    if (user?.email_confirmed_at) throw emailExists()
    const email = emailIn(body)
    const data = objectIn(body, 'data')
    const { id } = user ?? (await this.create(email, await newPassword(body), data))
    const raw_user_meta_data = { ...user?.raw_user_meta_data, ...data }
    return this.issue(id, 'confirmation', email, 'signup', { confirmation_sent_at: this.now(), raw_user_meta_data })
  }

  private async emailChange(
    { id, email }: UserRow,
    to: string,
    type: 'email_change_current' | 'email_change_new',
  ): Promise<Generated> {
    if (await this.services.accounts.byEmail(to)) throw emailExists()
    return this.issue(id, type, type === 'email_change_new' ? to : email, type, {
      email_change: to,
      email_change_sent_at: this.now(),
      email_change_confirm_status: 0,
    })
  }

  private create(email: string, encrypted_password: string | null, raw_user_meta_data: Body): Promise<UserRow> {
    return this.services.accounts.create({ email, encrypted_password, raw_user_meta_data }, false)
  }

  /** `type` is that of the link. */
  private async issue(
    id: string,
    tokenType: TokenType,
    email: string,
    type: string,
    changes: Partial<UserRow>,
  ): Promise<Generated> {
    const token = await this.services.tokens.issue(id, tokenType, email, false)
    return { user: await this.services.accounts.change(id, changes), token, type }
  }

  private now(): string {
    return this.services.clock().toISOString()
  }
}

function existing(user: UserRow | undefined): UserRow {
  if (!user) throw new ApiError(404, 'user_not_found', 'User with this email not found')
  return user
}

async function newPassword(body: Body): Promise<string> {
  const password = textIn(body, 'password')
  if (!password) throw invalid('Signup requires a valid password')
  checkStrength(password)
  return hashPassword(password)
}

function linkOf({ req }: Context, { hash }: Issued, type: string, redirect_to: string): string {
  const link = new URL('/auth/v1/verify', req.url)
  // Both addresses of a change confirm under one type.
  const kind = type.startsWith('email_change') ? 'email_change' : type
  link.search = new URLSearchParams({ token: hash, type: kind, redirect_to }).toString()
  return link.toString()
}
