// Builds schemas without copying their parts. Typebox's own `Optional` and `Unsafe` copy a schema deeply each time, which took every command 0.03 s.
import type { TAddOptional, TSchema, TUnsafe } from 'typebox'

/** Marks a field as optional. */
export function optional<T extends TSchema>(schema: T): TAddOptional<T> {
  const copy: object = Object.defineProperty({ ...schema }, '~optional', { value: true })
  return copy as TAddOptional<T>
}

/** Types a plain JSON Schema as the schema of T. */
export const plainSchema = <T = unknown>(schema: TSchema) => schema as TUnsafe<T>
