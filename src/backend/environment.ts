// Reads the backend's options from environment variables: secrets and addresses that no manifest holds.
import { join } from 'node:path'
import { turnstile } from '../../supabase/functions/_shared/turnstile.ts'
import type { BackendOptions } from './backend.ts'
import { mailerFrom } from './mail/mailers.ts'

/**
 * Mails: `SMTP_URL`, or `MAIL_API_KEY` with `MAIL_API_URL`; files in the data folder when neither is set.
 * Database: `DATABASE_URL` for a Postgres server in place of the embedded one.
 * Requests: `TRUSTED_IP_HEADER` behind a proxy, `SITE_ORIGINS` separated by commas, `TURNSTILE_SECRET`.
 */
export function backendEnvironment(
  env: NodeJS.ProcessEnv,
  data: string,
): Pick<BackendOptions, 'mailer' | 'databaseUrl' | 'trustedHeader' | 'origins' | 'meetsChallenge'> {
  return {
    mailer: mailerFrom(env, join(data, 'mail')),
    databaseUrl: env.DATABASE_URL || undefined,
    trustedHeader: env.TRUSTED_IP_HEADER || undefined,
    origins: (env.SITE_ORIGINS ?? '').split(',').filter(Boolean),
    meetsChallenge: env.TURNSTILE_SECRET ? turnstile(env.TURNSTILE_SECRET) : undefined,
  }
}
