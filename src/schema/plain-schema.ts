// Schemas that share their parts with those they are made of. Typebox's own `Optional` and `Unsafe` copy a schema to its last part, each
// time: of the whole manifest that took every command 0.03 s.
import type { TAddOptional, TSchema, TUnsafe } from 'typebox'

/** A field that may be left out. */
export function optional<T extends TSchema>(schema: T): TAddOptional<T> {
  const copy: object = Object.defineProperty({ ...schema }, '~optional', { value: true })
  return copy as TAddOptional<T>
}

/** A schema in its own words, for values of type T. */
export const plainSchema = <T = unknown>(schema: TSchema) => schema as TUnsafe<T>
