// What became of a request, as the page understands it.
import type { Mistakes } from '../../../supabase/functions/_shared/form-rules.ts'

export type Outcome =
  | { kind: 'stored'; reference?: string }
  /** The function found mistakes: one sentence a field. */
  | { kind: 'refused'; fields: Mistakes }
  /** `retrySafe` when the backend said itself that nothing is wrong with the request, only with the moment. */
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

/** Judges an answer that is not 2xx by its status and, for 422, by what its body says of the form's own fields. */
export function judgeRefusal(status: number | undefined, body: unknown, known: string[]): Outcome {
  const told = status === 422 && isPlainObject(body) && isPlainObject(body.fields) ? body.fields : {}
  const fields = known.flatMap((name) => {
    const sentence = Object.hasOwn(told, name) ? told[name] : undefined
    return typeof sentence === 'string' && sentence ? [[name, sentence.slice(0, 300)] as const] : []
  })
  if (fields.length) return { kind: 'refused', fields: Object.fromEntries(fields) }
  return { kind: 'failed', retrySafe: status === 429 || status === 503 }
}
