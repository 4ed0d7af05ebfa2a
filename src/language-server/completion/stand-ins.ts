// Words that stand in a skeleton until others are written: of the site where it has such, and always such that may stand there.
import type { SchemaNode } from '../../schema/schema-node.ts'
import type { Site } from '../site/site.ts'
import type { StandIn } from './skeleton.ts'

/** For an unknown site: every site has a home page. */
export const anywhere: StandIn = (schema, key) => {
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

export const ofSite =
  (site: Site): StandIn =>
  (schema, key) =>
    (schema['x-kind'] && found(site, schema)) ?? anywhere(schema, key)

const exampleOf = ({ examples }: SchemaNode) => examples?.find((one) => typeof one === 'string')

function found(site: Site, schema: SchemaNode): string | undefined {
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
