// The forms that the blocks of a page show.
import { remembered } from '../remembered.ts'
import type { Route } from '../site/model.ts'
import { blockSchemas, withInnerBlocks } from './schemas.ts'

/** Returns the names of the forms, in the order of the page. */
export const formsOn = remembered(({ blocks }: Pick<Route, 'blocks'>): unknown[] =>
  withInnerBlocks(blocks).flatMap(({ type, props }) =>
    Object.entries(blockSchemas[type]?.properties ?? {}).flatMap(([field, schema]) =>
      'x-kind' in schema && schema['x-kind'] === 'form' ? [props[field]] : [],
    ),
  ),
)
