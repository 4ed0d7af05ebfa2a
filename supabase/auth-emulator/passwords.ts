// Hashes passwords with scrypt and a salt for each. No function here logs or returns a password.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { ApiError } from './api-error.ts'

const cost = { N: 16_384, r: 8, p: 1 }
/** Minimum length in bytes, as Supabase Auth counts. */
const minLength = 8
/** Maximum length in bytes. Supabase Auth refuses longer passwords too, because bcrypt ignores further bytes. */
const maxLength = 72

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

// Compared when a user has no password, so that the time taken does not reveal whether an account exists.
const decoy = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`

export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? decoy).split('$')
  const expected = Buffer.from(key, 'base64url')
  const equal = timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url')), expected)
  return equal && Boolean(stored)
}

/** Throws an ApiError when the password is too short or too long. */
export function checkStrength(password: string): void {
  const length = Buffer.byteLength(password)
  if (length > maxLength) throw new ApiError(400, 'validation_failed', 'Password cannot be longer than 72 characters')
  if (length < minLength)
    throw new ApiError(422, 'weak_password', `Password should be at least ${minLength} characters.`, {
      weak_password: { reasons: ['length'] },
    })
}
