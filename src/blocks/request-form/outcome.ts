// Classifies the backend's response to a submitted form.
import type { Mistakes } from '../../../supabase/functions/_shared/form-rules.ts'

export type SendOutcome =
  | { kind: 'stored'; reference?: string }
  /** The backend found mistakes: one sentence per field. */
  | { kind: 'refused'; fields: Mistakes }
  /** `retrySafe` (429 and 503): the request is valid and may be sent again. */
  | { kind: 'failed'; retrySafe: boolean }

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Judges the body of a 2xx response. Only a JSON object without an error is success: the login page of a hotel's network also
 * has status 200.
 */
export function judgeBody(body: unknown): SendOutcome {
  if (!isPlainObject(body) || (body.error !== undefined && body.error !== null))
    return { kind: 'failed', retrySafe: false }
  return { kind: 'stored', ...(typeof body.id === 'string' && { reference: body.id }) }
}

/** Judges a response other than 2xx by its status and, for 422, by the messages in its body for known fields. */
export function judgeRefusal(status: number | undefined, body: unknown, known: string[]): SendOutcome {
  const reasons = status === 422 && isPlainObject(body) && isPlainObject(body.fields) ? body.fields : {}
  const fields = known.flatMap((name) => {
    const sentence = Object.hasOwn(reasons, name) ? reasons[name] : undefined
    return typeof sentence === 'string' && sentence ? [[name, sentence.slice(0, 300)] as const] : []
  })
  if (fields.length) return { kind: 'refused', fields: Object.fromEntries(fields) }
  return { kind: 'failed', retrySafe: status === 429 || status === 503 }
}
