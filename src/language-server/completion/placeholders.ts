// Returns placeholders for skeletons: values of the site where it has some, otherwise generic ones. All of them are valid.
import type { SchemaNode } from '../../schema/schema-node.ts'
import { completesOneLine, type FileOfSite } from '../context.ts'
import type { SiteInEditor } from '../site/site.ts'
import type { PlaceholderFor, SkeletonLayout } from './skeleton.ts'

/** Placeholders that are valid in any site. */
export const genericPlaceholder: PlaceholderFor = (schema, key) => {
  const example = exampleOf(schema)
  switch (schema['x-kind']) {
    case 'link':
      return example?.startsWith('https:') ? example : '/'
    case 'colour':
      return example ?? '#336699'
    case 'file':
      return example ?? 'images/picture.jpg'
    case 'name':
    case 'anchor':
      return example && !new RegExp(schema.pattern ?? '', 'u').test(key) ? example : key
    default:
      return schema.pattern && example && schema['x-kind'] === undefined ? example : key
  }
}

export const sitePlaceholder =
  (site: SiteInEditor): PlaceholderFor =>
  (schema, key) =>
    (schema['x-kind'] && valueOfSite(site, schema)) ?? genericPlaceholder(schema, key)

/** Returns the layout of a skeleton whose key or dash stands in the column. */
export const layoutAt = ({ site, context }: FileOfSite, column: number, isFlow: boolean): SkeletonLayout => ({
  placeholderFor: sitePlaceholder(site),
  column,
  flow: isFlow || completesOneLine(context),
})

const exampleOf = ({ examples }: SchemaNode) => examples?.find((one) => typeof one === 'string')

function valueOfSite(site: SiteInEditor, schema: SchemaNode): string | undefined {
  const { readings, forms, fragments } = site.lastDraft()
  switch (schema['x-kind']) {
    case 'link':
      return exampleOf(schema)?.startsWith('https:') ? undefined : [...(readings[0]?.pages.keys() ?? [])][0]
    case 'form':
      return [...forms.keys()][0]
    case 'fragment':
      return [...fragments.keys()][0]
    case 'file': {
      const rule = new RegExp(schema.pattern ?? '', 'u')
      const wanted = exampleOf(schema)?.split('.').at(-1) ?? ''
      const files = [...site.project.surroundings.files].filter((file) => rule.test(file))
      return files.find((file) => file.endsWith(wanted)) ?? files[0]
    }
  }
  return undefined
}
