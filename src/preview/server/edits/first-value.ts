// What a new entry says before its owner has written it.
import type { Collection, ContentField } from '../../../content/collection.ts'
import type { Content } from '../../../content/content-of.ts'
import type { Json } from '../../../edit/operation.ts'
import { groupsOnly } from '../../../site/groups.ts'

interface First {
  title: string
  slug: string
  day: string
  content: Content
}

/** What has to be said of it, as a draft. */
export function firstValue({ fields }: Collection, first: First): Record<string, Json> {
  const all = [...fields.values()]
  const titled = ['title', 'name'].find((name) => fields.has(name)) ?? all.find(({ type }) => type === 'text')?.name
  const value: Record<string, Json> = {}
  for (const field of all) {
    if (field.name === titled && field.type !== 'name') value[field.name] = first.title
    else if (field.required) value[field.name] = startOf(field, first)
  }
  return { ...value, draft: true }
}

function startOf(field: ContentField, { slug, day, content }: First): Json {
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

/** One that other entries show: its owner puts the right one in its place. */
function firstPicture({ name }: ContentField, { collections }: Content): string {
  for (const { entries } of collections.values())
    for (const { values } of entries) {
      const { file } = groupsOnly(values[name])
      if (typeof file === 'string') return file
    }
  return 'images/picture.jpg'
}
