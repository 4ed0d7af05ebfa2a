import type { Hono } from 'hono'
import type { UserRow } from '../accounts.ts'
import { ApiError, invalid, phoneDisabled } from '../api-error.ts'
import type { Method } from '../pkce-flows.ts'
import { callerOf, checkFrequency, emailIn, isEmail, jsonBody, pageOf, textIn } from '../request.ts'
import type { Services } from '../services.ts'
import { sendEmailChange } from './email-change.ts'

/** The token in a mail, and when one was sent last. Links to sign in and to recover count against one limit, as in Supabase Auth. */
const tokenOf = {
  magiclink: { type: 'recovery', sentAt: 'recovery_sent_at' },
  recovery: { type: 'recovery', sentAt: 'recovery_sent_at' },
  confirmation: { type: 'confirmation', sentAt: 'confirmation_sent_at' },
  reauthentication: { type: 'reauthentication', sentAt: 'reauthentication_sent_at' },
} as const

/** Routes that send mails: `POST /otp`, `/recover`, `/resend`, `GET /reauthenticate`. */
export function mailRoutes(app: Hono, services: Services): void {
  const { accounts, tokens, flows, mails, clock } = services

  /** Sends a mail with a link and code, unless one was sent just before. `body` begins a PKCE flow where it has a challenge. */
  async function send(user: UserRow, kind: keyof typeof tokenOf, page: string, body: object = {}) {
    const { type, sentAt } = tokenOf[kind]
    checkFrequency(user[sentAt], services)
    const pkce = type === 'recovery' && (await flows.begin(user.id, kind as Method, body))
    await mails.send(kind, user.email, await tokens.issue(user.id, type, user.email, pkce), page)
    await accounts.change(user.id, { [sentAt]: clock().toISOString() })
  }

  app.post('/otp', async (context) => {
    const body = await jsonBody(context)
    if (textIn(body, 'phone')) throw new ApiError(400, 'phone_provider_disabled', 'Unsupported phone provider')
    const mayCreate = body.create_user !== false
    const email = mayCreate || isEmail(textIn(body, 'email')) ? emailIn(body) : ''
    const user = email ? await accounts.byEmail(email) : undefined
    if (!user && !mayCreate) throw new ApiError(422, 'otp_disabled', 'Signups not allowed for otp')
    // An unconfirmed address would have to sign up again, which is off.
    if (!user?.email_confirmed_at) throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
    await send(user, 'magiclink', pageOf(context), body)
    return context.json({})
  })

  app.post('/recover', async (context) => {
    const body = await jsonBody(context)
    const user = await accounts.byEmail(emailIn(body))
    // The answer is the same without an account, so that it reveals none.
    if (user) await send(user, 'recovery', pageOf(context), body)
    return context.json({})
  })

  app.post('/resend', async (context) => {
    const body = await jsonBody(context)
    const type = textIn(body, 'type')
    if (type === 'sms' || type === 'phone_change') throw phoneDisabled()
    if (type !== 'signup' && type !== 'email_change')
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
    const user = await accounts.byEmail(emailIn(body))
    if (user && type === 'email_change' && user.email_change) {
      checkFrequency(user.email_change_sent_at, services)
      await sendEmailChange(services, user, user.email_change, body, pageOf(context))
    }
    if (user && type === 'signup' && !user.email_confirmed_at) await send(user, 'confirmation', pageOf(context))
    return context.json({})
  })

  app.get('/reauthenticate', async (context) => {
    const { user } = await callerOf(context, services)
    await send(user, 'reauthentication', pageOf(context))
    return context.json({})
  })
}
