import type { Context, Hono } from 'hono'
import type { UserRow } from '../accounts.ts'
import { ApiError, expiredCode, expiredLink, invalid, phoneDisabled, userBanned } from '../api-error.ts'
import { pkcePrefix, type TokenType } from '../one-time-tokens.ts'
import type { Method } from '../pkce-flows.ts'
import { type Body, emailIn, jsonBody, pageOf, textIn } from '../request.ts'
import type { Services } from '../services.ts'
import { isBanned } from '../sessions.ts'
import { confirmEmailChange } from './email-change.ts'

const kinds: Record<string, readonly TokenType[]> = {
  email: ['confirmation', 'recovery'],
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
}
const accepted = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

interface VerifiedToken {
  user: UserRow
  type: TokenType
}

/** `POST /verify` for codes and for links that a page opens; `GET /verify` for links that a browser follows. */
export function verifyRoutes(app: Hono, services: Services): void {
  const { accounts, tokens, sessions, flows, clock, attempt } = services

  async function find(body: Body): Promise<VerifiedToken> {
    const types = kinds[textIn(body, 'type')]
    if (['sms', 'phone_change'].includes(textIn(body, 'type'))) throw phoneDisabled()
    if (!types) throw invalid('Invalid email verification type')
    const hash = textIn(body, 'token_hash')
    if (hash && (body.email || body.phone)) throw invalid('Only the token_hash and type should be provided')
    if (!hash && !textIn(body, 'token')) throw invalid('Verify requires a token or a token hash')
    attempt('verify')
    const found = hash
      ? await tokens.byHash(hash, types)
      : await tokens.byCode(emailIn(body), textIn(body, 'token').replaceAll('-', ''), types)
    const user = found && (await accounts.byId(found.userId))
    if (!found || !user) throw hash ? expiredLink() : expiredCode()
    if (isBanned(user, clock())) throw userBanned(403)
    return { user, type: found.type }
  }

  /** Uses a token up and returns its user; undefined while a change of address waits for the other address. */
  async function use({ user, type }: VerifiedToken): Promise<UserRow | undefined> {
    if (type === 'email_change_current' || type === 'email_change_new') return confirmEmailChange(services, user, type)
    await tokens.use(user.id, type)
    if (user.email_confirmed_at) return user
    return accounts.change(user.id, { email_confirmed_at: clock().toISOString() })
  }

  app.post('/verify', async (context) => {
    const user = await use(await find(await jsonBody(context)))
    return context.json(user ? await sessions.begin(user, 'otp') : { msg: accepted, code: '200' })
  })

  app.get('/verify', async (context) => {
    const page = new URL(pageOf(context))
    const { token = '', type = '' } = context.req.query()
    const pkce = token.startsWith(pkcePrefix)
    // Errors that Supabase Auth answers as JSON, because it does not know the page yet.
    if (pkce && !Object.hasOwn(kinds, type)) throw new ApiError(500, 'unexpected_failure', 'Unexpected failure')
    if (!token) throw invalid('Verify requires a token or a token hash')
    if (!type) throw invalid('Verify requires a verification type')
    try {
      const user = await use(await find({ token_hash: token, type }))
      return redirectTo(
        context,
        page,
        user ? await sessionOrCode(user, type as Method, pkce) : { message: accepted },
        pkce,
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, message } = error
      page.search = ''
      return redirectTo(context, page, { error: 'access_denied', error_code: code, error_description: message }, pkce)
    }
  })

  async function sessionOrCode(user: UserRow, type: Method, pkce: boolean): Promise<Record<string, string>> {
    if (pkce) {
      const code = await flows.codeFor(user.id, type)
      if (!code) throw new ApiError(404, 'flow_state_not_found', 'No associated flow state found')
      return { code }
    }
    const { user: _user, ...session } = await sessions.begin(user, 'otp')
    return { ...Object.fromEntries(Object.entries(session).map(([name, value]) => [name, `${value}`])), type }
  }
}

/** Redirects to the page. A code goes into the query, where the page's server may see it; tokens go into the fragment. */
function redirectTo(context: Context, page: URL, values: Record<string, string>, inQuery: boolean): Response {
  const search = new URLSearchParams(values)
  if (inQuery) for (const [name, value] of search) page.searchParams.set(name, value)
  if (!inQuery || !values.code) page.hash = search.toString()
  return context.redirect(page.toString(), 303)
}
