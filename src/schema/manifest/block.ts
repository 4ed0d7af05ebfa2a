// The schema of one block, assembled from the block folders. `enum` on the type and one `if`/`then` a block: one finding a
// mistake, and editors complete every type and only its own fields (docs/decisions).
import Type, { type TSchema } from 'typebox'
import { anchor, fragmentName, placeholder } from '../vocabulary.ts'

/** Fields every block may have, beside its own. */
const frame = () => ({
  id: Type.Optional(anchor({ about: 'A name on the page that links may point at, as in `/services#prices`.' })),
  placeholder: placeholder(),
})

const ifType = (type: string) => ({ type: 'object', required: ['type'], properties: { type: { const: type } } })

export interface BlockSchema extends TSchema {
  description?: string
  properties: Record<string, TSchema>
  required?: string[]
  'x-auth'?: true
  'x-synonyms'?: readonly string[]
  'x-key-synonyms'?: Readonly<Record<string, readonly string[]>>
}

function blockOfType(type: string, schema: BlockSchema) {
  return {
    type: 'object',
    title: type,
    description: schema.description,
    required: ['type', ...(schema.required ?? [])],
    additionalProperties: false,
    properties: { type: { const: type, description: schema.description }, ...frame(), ...schema.properties },
  }
}

/** A block, or the use of a fragment. */
export function blockSchema(blocks: Record<string, BlockSchema>, { uses }: { uses: boolean }): TSchema {
  const types = Object.keys(blocks)
  const use = {
    use: fragmentName({ about: 'Puts the fragment of that name here.' }),
    with: { type: 'object', description: 'Fields of the fragment that differ here.' },
  }
  return Type.Unsafe({
    type: 'object',
    description: uses ? 'One section of the page.' : 'A block that may be used in several places.',
    properties: {
      type: {
        type: 'string',
        description: 'Which block it is.',
        enum: types,
        markdownEnumDescriptions: types.map((type) => blocks[type]?.description ?? ''),
      },
      ...(uses ? use : {}),
    },
    ...(uses ? {} : { required: ['type'] }),
    allOf: [
      ...(uses
        ? [
            {
              if: { type: 'object', required: ['use'] },
              then: { type: 'object', additionalProperties: false, properties: { ...use, id: frame().id } },
              else: { type: 'object', required: ['type'] },
            },
          ]
        : []),
      ...types.map((type) => ({ if: ifType(type), then: { $ref: `#/$defs/${type}` } })),
    ],
  })
}

/** One definition a block type, for `$defs`. */
export const blockDefinitions = (blocks: Record<string, BlockSchema>) =>
  Object.fromEntries(Object.entries(blocks).map(([type, schema]) => [type, blockOfType(type, schema)]))
