// Module that tools/vite/schema-validators.ts compiles from the published schema.
declare module 'virtual:schema-validators' {
  /** An error of ajv; see tools/vite/compact-validators.ts. */
  export interface ValidatorError {
    instancePath: string
    /** `in-name` for the fault of a key's name. */
    keyword: string
    parentSchema: object
    data: unknown
    /** The missing, unknown or misnamed key, or the bound. */
    detail?: string | number
  }

  export interface Validator {
    (value: unknown): boolean
    /** Errors of the last call that returned false, each with its schema and value. */
    errors?: ValidatorError[] | null
  }

  /** To be called with the published schema, to which errors refer. */
  export function setSchema(schema: object): void

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
