// What tools/vite/schema-validators.ts makes of the published schema.
declare module 'virtual:schema-validators' {
  import type { ErrorObject } from 'ajv'

  export interface Validator {
    (value: unknown): boolean
    /** All of the last call, when it answered false; each with the schema and the value it is about. */
    errors?: ErrorObject[] | null
  }

  /** The manifest without its pages and fragments. */
  export const manifest: Validator
  /** A page without its blocks. */
  export const page: Validator
  /** A block on a page, or the use of a fragment. */
  export const block: Validator
  export const fragment: Validator
  /** By type of block. */
  export const definitions: Readonly<Record<string, Validator>>
}
