// The forms that a page shows.
import { remembered } from '../remembered.ts'
import type { Route, Site } from '../site/model.ts'
import { blockSchemas, withInnerBlocks } from './schemas.ts'

/** Returns the names of the forms of its blocks, in their order. */
export const formsOn = remembered(({ blocks }: Pick<Route, 'blocks'>): string[] =>
  withInnerBlocks(blocks).flatMap(({ type, props }) =>
    Object.entries(blockSchemas[type]?.properties ?? {}).flatMap(([field, schema]) => {
      const { [field]: name } = props
      return Reflect.get(schema, 'x-kind') === 'form' && typeof name === 'string' ? [name] : []
    }),
  ),
)

/** Returns the names of the forms of its blocks and of the footer. */
export const formsOnPage = ({ footer }: Pick<Site, 'footer'>, route: Pick<Route, 'blocks'>): string[] => [
  ...formsOn(route),
  ...(footer.newsletter ? [footer.newsletter.form] : []),
]
