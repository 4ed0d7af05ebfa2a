// Decodes an access token (a JWT) without verifying its signature.

/** Returns an empty object when the text is no token. */
export const headerOf = (token: string): { alg?: string; kid?: string } => partOf(token, 0)
/** Returns an empty object when the text is no token. */
export const accessTokenClaims = (token: string): { iat?: number; email?: unknown } => partOf(token, 1)

function partOf(token: string, at: number): object {
  try {
    const bytes = atob((token.split('.')[at] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const part: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))))
    return typeof part === 'object' && part !== null ? part : {}
  } catch {
    return {}
  }
}
