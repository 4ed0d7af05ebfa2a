// Returns the initial value of a new entry.
import type { Collection, ContentField } from '../../../content/collection.ts'
import type { Content } from '../../../content/content-of.ts'
import type { Json } from '../../../edit/operation.ts'
import { groupsOnly } from '../../../site/groups.ts'

interface NewEntry {
  title: string
  slug: string
  day: string
  content: Content
}

/** Returns the title and a placeholder for every required field, with `draft: true`. */
export function firstValue({ fields }: Collection, entry: NewEntry): Record<string, Json> {
  const all = [...fields.values()]
  const titled = ['title', 'name'].find((name) => fields.has(name)) ?? all.find(({ type }) => type === 'text')?.name
  const value: Record<string, Json> = {}
  for (const field of all) {
    if (field.name === titled && field.type !== 'name') value[field.name] = entry.title
    else if (field.required) value[field.name] = initialValue(field, entry)
  }
  return { ...value, draft: true }
}

function initialValue(field: ContentField, { slug, day, content }: NewEntry): Json {
  switch (field.type) {
    case 'name':
      return slug
    case 'date':
      return day
    case 'moment':
      return `${day} 08:00`
    case 'number':
      return 0
    case 'checkbox':
      return false
    case 'checkboxes':
    case 'list':
      return []
    case 'select':
      return field.choices?.[0]?.value ?? ''
    case 'entry': {
      const other = content.collections.get(field.of ?? '')?.entries[0]?.slug ?? ''
      return field.many ? [] : other
    }
    case 'picture':
      return { file: firstPicture(field, content), decorative: true }
    case 'link':
      return '/'
    case 'colour':
      return '#336699'
    case 'email':
      return 'office@example.org'
    default:
      return field.label
  }
}

/** Returns a picture that another entry uses, as a placeholder. */
function firstPicture({ name }: ContentField, { collections }: Content): string {
  for (const { entries } of collections.values())
    for (const { values } of entries) {
      const { file } = groupsOnly(values[name])
      if (typeof file === 'string') return file
    }
  return 'images/picture.jpg'
}
