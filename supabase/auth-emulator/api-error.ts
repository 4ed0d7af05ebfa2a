// Errors that the emulator answers with, in the codes of Supabase Auth.

/** Thrown by routes and converted to a response in one place. All of its fields are sent, so they must reveal nothing internal. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Further fields of the response. */
    readonly more: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

/** 403 for requests with a token, 400 for requests for one. */
export const userBanned = (status: 400 | 403) => new ApiError(status, 'user_banned', 'User is banned')

export const phoneDisabled = () => new ApiError(400, 'phone_provider_disabled', 'Phone logins are disabled')

export const emailExists = () =>
  new ApiError(422, 'email_exists', 'A user with this email address has already been registered')

export const invalid = (message: string) => new ApiError(400, 'validation_failed', message)

export const expiredLink = () => new ApiError(403, 'otp_expired', 'Email link is invalid or has expired')
export const expiredCode = () => new ApiError(403, 'otp_expired', 'Token has expired or is invalid')

export const tooSoon = (seconds: number) =>
  new ApiError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  )
