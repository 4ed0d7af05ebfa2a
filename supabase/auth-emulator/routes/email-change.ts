// Changes an e-mail address, which both the old and the new address must confirm, in any order.
import type { UserRow } from '../accounts.ts'
import type { TokenType } from '../one-time-tokens.ts'
import type { Challenge } from '../pkce-flows.ts'
import type { Services } from '../services.ts'

export async function sendEmailChange(services: Services, user: UserRow, to: string, body: Challenge, page: string) {
  const { accounts, tokens, flows, mails, clock } = services
  const pkce = await flows.begin(user.id, 'email_change', body)
  const current = await tokens.issue(user.id, 'email_change_current', user.email, pkce)
  const next = await tokens.issue(user.id, 'email_change_new', to, pkce)
  await accounts.change(user.id, {
    email_change: to,
    email_change_sent_at: clock().toISOString(),
    email_change_confirm_status: 0,
  })
  await mails.send('email_change', user.email, current, page)
  await mails.send('email_change', to, next, page)
}

/** Returns the changed user; undefined while the other address has not confirmed. */
export async function confirmEmailChange(
  { database, accounts, tokens }: Services,
  user: UserRow,
  type: TokenType,
): Promise<UserRow | undefined> {
  await tokens.use(user.id, type)
  if (user.email_change_confirm_status === 0) {
    await accounts.change(user.id, { email_change_confirm_status: 1 })
    return undefined
  }
  const email = user.email_change ?? user.email
  await database.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
     where user_id = $1 and provider = 'email'`,
    [user.id, email],
  )
  return accounts.change(user.id, {
    email,
    email_change: null,
    email_change_sent_at: null,
    email_change_confirm_status: 0,
  })
}
