import type { Hono } from 'hono'
import { ApiError } from '../api-error.ts'
import { jsonBody, textIn } from '../request.ts'
import type { Services } from '../services.ts'

/** Routes about the emulator itself: health, settings, public key, and refusals of what it does not support. */
export function aboutRoutes(app: Hono, { keys }: Services): void {
  app.get('/health', (context) =>
    context.json({
      name: 'Lectern sign-in emulator',
      description: 'For development on this machine alone. A site for the public signs in at a Supabase project.',
    }),
  )

  app.get('/settings', (context) =>
    context.json({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: true,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  )

  app.get('/.well-known/jwks.json', (context) => {
    context.header('cache-control', 'public, max-age=600')
    return context.json(keys.published)
  })

  app.post('/signup', async (context) => {
    if (!textIn(await jsonBody(context), 'email'))
      throw new ApiError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
  })
  app.post('/sso', () => {
    throw new ApiError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  })
  app.get('/authorize', () => {
    throw new ApiError(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
  })
}
