// What the stand-in answers when it will not do what it was asked; the codes are Supabase Auth's own.

/** Thrown by a route, caught once by the app. Holds nothing of the inside: all of it is sent. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Further fields of the answer. */
    readonly more: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

export const invalid = (message: string) => new Refusal(400, 'validation_failed', message)

export const expiredLink = () => new Refusal(403, 'otp_expired', 'Email link is invalid or has expired')
export const expiredCode = () => new Refusal(403, 'otp_expired', 'Token has expired or is invalid')

export const tooSoon = (seconds: number) =>
  new Refusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  )
