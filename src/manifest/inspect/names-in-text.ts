// Collects the names that a part of a manifest uses. Cached by the part's object.
import { blockSchemas } from '../../blocks/schemas.ts'
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import { everyValue, groupAt, groupsOnly, isGroup } from '../../site/groups.ts'
import { namesIn } from '../resolve/interpolate.ts'

/** A name in braces, and the path of its text within the part. */
export interface NameInText {
  name: string
  path: Path
}

/** Returns every occurrence of a name in braces. */
export const namesInTexts = remembered((part: object): readonly NameInText[] =>
  [...everyValue(part)].flatMap(({ value, path }) =>
    typeof value === 'string' ? namesIn(value).map((name) => ({ name, path })) : [],
  ),
)

/** A use of a fragment on a page. */
export interface FragmentUse {
  fragment: string
  /** Index of the block. */
  index: number
  /** Keys of the fields that this use changes. */
  differing: readonly string[]
}

export const fragmentsUsedOn = remembered((page: object): readonly FragmentUse[] =>
  blocksOfPage(page).flatMap((block, index) =>
    isGroup(block) && typeof block.use === 'string'
      ? [{ fragment: block.use, index, differing: Object.keys(groupsOnly(block.with)) }]
      : [],
  ),
)

export const blocksOfPage = (page: unknown): readonly unknown[] => {
  const blocks = isGroup(page) ? page.blocks : undefined
  return Array.isArray(blocks) ? blocks : []
}

/** Returns the forms that a block or fragment shows. */
export function formsIn(block: unknown): string[] {
  if (!isGroup(block)) return []
  const fields = groupAt(blockSchemas, [String(block.type), 'properties']) ?? {}
  return Object.entries(fields).flatMap(([field, schema]) => {
    const form = block[field]
    return isGroup(schema) && schema['x-kind'] === 'form' && typeof form === 'string' ? [form] : []
  })
}
