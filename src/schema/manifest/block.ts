// Assembles the schema of a block from the block folders. An `enum` of types and one `if`/`then` for each give one fault for each mistake, and let
// editors complete every type with its own fields only.
import type { TSchema } from 'typebox'
import type { BlockGroup } from '../block-groups.ts'
import { plainSchema } from '../plain-schema.ts'
import { sectionOptions } from '../section-options.ts'
import { anchor, fragmentName, optional, placeholder } from '../vocabulary.ts'
import { timed } from './moment.ts'

/** Fields of every block. */
const frame = () => ({
  id: optional(anchor({ about: 'A name on the page that links may point at, as in `/services#prices`.' })),
  placeholder: placeholder(),
  ...sectionOptions,
  ...timed('the block'),
})

const ifType = (type: string) => ({ type: 'object', required: ['type'], properties: { type: { const: type } } })

export interface BlockSchema extends TSchema {
  description?: string
  properties: Record<string, TSchema>
  required?: string[]
  'x-auth'?: true
  'x-lists-pages'?: true
  'x-dated'?: true
  'x-group'?: BlockGroup
  'x-prelude'?: true
  'x-synonyms'?: readonly string[]
  'x-key-synonyms'?: Readonly<Record<string, readonly string[]>>
}

/** Returns the blocks that may stand inside another: those that need no page of their own, no form and no sign-in. */
function innerOnes(blocks: Record<string, BlockSchema>): Record<string, BlockSchema> {
  const isInner = ({ properties, ...schema }: BlockSchema) =>
    schema['x-group'] !== 'opening' &&
    !schema['x-auth'] &&
    !schema['x-prelude'] &&
    Object.values(properties).every(
      (field) => !('x-blocks' in field) && !('x-kind' in field && field['x-kind'] === 'form'),
    )
  return Object.fromEntries(Object.entries(blocks).filter(([, schema]) => isInner(schema)))
}

/** Returns the fields of a block, with the allowed blocks filled into inner lists. */
function fieldsOf({ properties }: BlockSchema, blocks: Record<string, BlockSchema>): Record<string, TSchema> {
  const filled = ([name, field]: [string, TSchema]): [string, TSchema] => {
    if (!('x-blocks' in field)) return [name, field]
    const { 'x-blocks': _, ...list } = field
    return [
      name,
      plainSchema({ ...list, items: blockSchema(innerOnes(blocks), { about: 'A block within this one.' }) }),
    ]
  }
  return Object.fromEntries(Object.entries(properties).map(filled))
}

function blockOfType(type: string, schema: BlockSchema, blocks: Record<string, BlockSchema>) {
  return {
    type: 'object',
    title: type,
    description: schema.description,
    required: ['type', ...(schema.required ?? [])],
    additionalProperties: false,
    properties: { type: { const: type, description: schema.description }, ...frame(), ...fieldsOf(schema, blocks) },
  }
}

/** Schema of a block or a use of a fragment. */
export function blockSchema(
  blocks: Record<string, BlockSchema>,
  { uses = false, about }: { uses?: boolean; about: string },
): TSchema {
  const types = Object.keys(blocks)
  const use = {
    use: fragmentName({ about: 'Puts the fragment of that name here.' }),
    with: { type: 'object', description: 'Fields of the fragment that differ here.' },
  }
  return plainSchema({
    type: 'object',
    description: about,
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
              then: {
                type: 'object',
                additionalProperties: false,
                properties: { ...use, id: frame().id, ...timed('the block') },
              },
              else: { type: 'object', required: ['type'] },
            },
          ]
        : []),
      ...types.map((type) => ({ if: ifType(type), then: { $ref: `#/$defs/${type}` } })),
    ],
  })
}

/** Definitions by block type, for `$defs`. */
export const blockDefinitions = (blocks: Record<string, BlockSchema>) =>
  Object.fromEntries(Object.entries(blocks).map(([type, schema]) => [type, blockOfType(type, schema, blocks)]))
