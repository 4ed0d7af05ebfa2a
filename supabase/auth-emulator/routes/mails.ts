import type { Hono } from 'hono'
import type { UserRow } from '../accounts.ts'
import { ApiError, invalid } from '../api-error.ts'
import type { Method } from '../pkce-flows.ts'
import { bodyOf, callerOf, checkFrequency, emailIn, isEmail, pageOf, textIn } from '../request.ts'
import type { Services } from '../services.ts'
import { sendEmailChange } from './email-change.ts'

/** Routes that send mails: `POST /otp`, `/recover`, `/resend`, `GET /reauthenticate`. */
export function mailRoutes(app: Hono, services: Services): void {
  const { accounts, tokens, flows, mails, clock } = services

  /** Sends a link and code to sign in or to recover; both count against one limit, as in Supabase Auth. */
  async function sendLink(user: UserRow, kind: Method & ('magiclink' | 'recovery'), body: object, page: string) {
    checkFrequency(user.recovery_sent_at, services)
    const pkce = await flows.begin(user.id, kind, body)
    const token = await tokens.issue(user.id, 'recovery', user.email, pkce)
    await mails.send(kind, user.email, token, page)
    await accounts.change(user.id, { recovery_sent_at: clock().toISOString() })
  }

  app.post('/otp', async (context) => {
    const body = await bodyOf(context)
    if (textIn(body, 'phone')) throw new ApiError(400, 'phone_provider_disabled', 'Unsupported phone provider')
    const mayCreate = body.create_user !== false
    const email = mayCreate || isEmail(textIn(body, 'email')) ? emailIn(body) : ''
    const user = email ? await accounts.byEmail(email) : undefined
    if (!user && !mayCreate) throw new ApiError(422, 'otp_disabled', 'Signups not allowed for otp')
    // An unconfirmed address would have to sign up again, which is off.
    if (!user?.email_confirmed_at) throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
    await sendLink(user, 'magiclink', body, pageOf(context))
    return context.json({})
  })

  app.post('/recover', async (context) => {
    const body = await bodyOf(context)
    const user = await accounts.byEmail(emailIn(body))
    // The answer is the same without an account, so that nobody learns who has one.
    if (user) await sendLink(user, 'recovery', body, pageOf(context))
    return context.json({})
  })

  app.post('/resend', async (context) => {
    const body = await bodyOf(context)
    const type = textIn(body, 'type')
    if (type === 'sms' || type === 'phone_change')
      throw new ApiError(400, 'phone_provider_disabled', 'Phone logins are disabled')
    if (type !== 'signup' && type !== 'email_change')
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
    const user = await accounts.byEmail(emailIn(body))
    if (user && type === 'email_change' && user.email_change) {
      checkFrequency(user.email_change_sent_at, services)
      await sendEmailChange(services, user, user.email_change, body, pageOf(context))
    }
    if (user && type === 'signup' && !user.email_confirmed_at) {
      checkFrequency(user.confirmation_sent_at, services)
      const token = await tokens.issue(user.id, 'confirmation', user.email, false)
      await mails.send('confirmation', user.email, token, pageOf(context))
      await accounts.change(user.id, { confirmation_sent_at: clock().toISOString() })
    }
    return context.json({})
  })

  app.get('/reauthenticate', async (context) => {
    const { user } = await callerOf(context, services)
    checkFrequency(user.reauthentication_sent_at, services)
    const token = await tokens.issue(user.id, 'reauthentication', user.email, false)
    await mails.send('reauthentication', user.email, token, pageOf(context))
    await accounts.change(user.id, { reauthentication_sent_at: clock().toISOString() })
    return context.json({})
  })
}
