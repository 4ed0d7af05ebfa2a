// Module that tools/vite/schema-validators.ts compiles from the published schema.
declare module 'virtual:schema-validators' {
  import type { ErrorObject } from 'ajv'

  export interface Validator {
    (value: unknown): boolean
    /** Errors of the last call that returned false, each with its schema and value. */
    errors?: ErrorObject[] | null
  }

  /** The manifest without its pages and fragments. */
  export const manifest: Validator
  /** A page without its blocks. */
  export const page: Validator
  /** A block on a page, or a use of a fragment. */
  export const block: Validator
  export const fragment: Validator
  /** By type of block. */
  export const definitions: Readonly<Record<string, Validator>>
}
