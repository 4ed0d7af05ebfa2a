// The schema of one block, assembled from the block folders. `enum` on the type and one `if`/`then` a block: one finding a
// mistake, and editors complete every type and only its own fields (docs/decisions).
import type { TSchema } from 'typebox'
import type { BlockGroup } from '../block-groups.ts'
import { plainSchema } from '../plain-schema.ts'
import { sectionOptions } from '../section-options.ts'
import { anchor, fragmentName, optional, placeholder } from '../vocabulary.ts'
import { timed } from './moment.ts'

/** Fields every block may have, beside its own. */
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

/** What may stand within a block: what is drawn anywhere, and needs no page of its own, no form and no sign-in. */
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

/** The fields of a block, with the blocks that may stand within it. */
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

/** A block, or the use of a fragment. */
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

/** One definition a block type, for `$defs`. */
export const blockDefinitions = (blocks: Record<string, BlockSchema>) =>
  Object.fromEntries(Object.entries(blocks).map(([type, schema]) => [type, blockOfType(type, schema, blocks)]))
