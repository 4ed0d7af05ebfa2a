// What the emulator answers when it will not do what it was asked; the codes are Supabase Auth's own.

/** Thrown by a route, caught once by the app. Holds nothing of the inside: all of it is sent. */
export class ApiError extends Error {
  override name = 'ApiError'

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

/** 403 for a request with a token, 400 for a request for one. */
export const userBanned = (status: 400 | 403) => new ApiError(status, 'user_banned', 'User is banned')

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
