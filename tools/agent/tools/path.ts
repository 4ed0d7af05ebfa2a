import { Type } from 'typebox'

/** A place in the manifest: keys and numbers of items, the first being 0. */
export const path = Type.Array(Type.Union([Type.String(), Type.Integer({ minimum: 0 })]), {
  minItems: 1,
  maxItems: 39,
  description: 'Keys and numbers of items from the top: ["readings", "A", "routes", "/", "blocks", 0, "title"].',
})
