// What the parts of a manifest make use of by name, found once for each part and kept with its object.
import { blockSchemas } from '../../blocks/schemas.ts'
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import { groupAt, groupsOnly, isGroup } from '../../site/groups.ts'
import { parseInterpolation } from '../resolve/interpolate.ts'

/** A text, by its path in the part, and a name that it says in braces. */
export interface NameInText {
  name: string
  path: Path
}

/** Names in braces, each time they are said. */
export const namesInTexts = remembered((part: object): readonly NameInText[] => [...namesIn(part, [])])

function* namesIn(value: unknown, path: Path): Generator<NameInText> {
  if (typeof value === 'string') {
    if (value.includes('{'))
      for (const piece of parseInterpolation(value)) if (typeof piece !== 'string') yield { name: piece.name, path }
  } else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value))
      yield* namesIn(inner, [...path, key])
}

/** A page's use of a fragment. */
export interface FragmentUse {
  fragment: string
  /** Of the block. */
  index: number
  /** Fields that differ in this use. */
  differing: readonly string[]
}

export const fragmentsUsedOn = remembered((page: object): readonly FragmentUse[] =>
  blocksOf(page).flatMap((block, index) =>
    isGroup(block) && typeof block.use === 'string'
      ? [{ fragment: block.use, index, differing: Object.keys(groupsOnly(block.with)) }]
      : [],
  ),
)

export const blocksOf = (page: unknown): readonly unknown[] => {
  const blocks = isGroup(page) ? page.blocks : undefined
  return Array.isArray(blocks) ? blocks : []
}

/** The forms that a block, or a fragment, shows. */
export function formsIn(block: unknown): string[] {
  if (!isGroup(block)) return []
  const fields = groupAt(blockSchemas, [String(block.type), 'properties']) ?? {}
  return Object.entries(fields).flatMap(([field, schema]) => {
    const form = block[field]
    return isGroup(schema) && schema['x-kind'] === 'form' && typeof form === 'string' ? [form] : []
  })
}
