// What became of a request, as the page understands it.
import type { Mistakes } from '../../../supabase/functions/_shared/form-rules.ts'

export type Outcome =
  | { kind: 'stored'; reference?: string }
  /** The function found mistakes: one sentence a field. */
  | { kind: 'refused'; fields: Mistakes }
  /** `retrySafe` for 429 and 503: the request is sound and may be sent again. */
  | { kind: 'failed'; retrySafe: boolean }

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Judges the body of a 2xx answer. Only a JSON object without an error is success: a login page of a hotel network
 * answers 200 as well.
 */
export function judgeBody(body: unknown): Outcome {
  if (!isPlainObject(body) || (body.error !== undefined && body.error !== null))
    return { kind: 'failed', retrySafe: false }
  return { kind: 'stored', ...(typeof body.id === 'string' && { reference: body.id }) }
}

/** Judges an answer that is not 2xx by its status and, for 422, by the messages in its body for the form's own fields. */
export function judgeRefusal(status: number | undefined, body: unknown, known: string[]): Outcome {
  const reasons = status === 422 && isPlainObject(body) && isPlainObject(body.fields) ? body.fields : {}
  const fields = known.flatMap((name) => {
    const sentence = Object.hasOwn(reasons, name) ? reasons[name] : undefined
    return typeof sentence === 'string' && sentence ? [[name, sentence.slice(0, 300)] as const] : []
  })
  if (fields.length) return { kind: 'refused', fields: Object.fromEntries(fields) }
  return { kind: 'failed', retrySafe: status === 429 || status === 503 }
}
