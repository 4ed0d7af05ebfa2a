// Collects the names that a part of a manifest uses. Cached by the part's object.
import { blockSchemas } from '../../blocks/schemas.ts'
import type { Path } from '../../problems/finding.ts'
import { remembered } from '../../remembered.ts'
import { everyValue, type Group, groupAt, groupItems, groupsOnly, isGroup, valueAt } from '../../site/groups.ts'
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
  groupItems(valueAt(page, ['blocks'])).flatMap(([index, { use, with: differing }]) =>
    typeof use === 'string' ? [{ fragment: use, index, differing: Object.keys(groupsOnly(differing)) }] : [],
  ),
)

/** Returns the forms that a block or fragment shows. */
export function formsIn(block: Group): string[] {
  const fields = groupAt(blockSchemas, [String(block.type), 'properties']) ?? {}
  return Object.entries(fields).flatMap(([field, schema]) => {
    const form = block[field]
    return isGroup(schema) && schema['x-kind'] === 'form' && typeof form === 'string' ? [form] : []
  })
}
