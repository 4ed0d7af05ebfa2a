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
    else if (field.required) value[field.name] = initialValues[field.type]?.(field, entry) ?? field.label
  }
  return { ...value, draft: true }
}

const initialValues: Partial<Record<ContentField['type'], (field: ContentField, entry: NewEntry) => Json>> = {
  name: (_, { slug }) => slug,
  date: (_, { day }) => day,
  moment: (_, { day }) => `${day} 08:00`,
  number: () => 0,
  checkbox: () => false,
  checkboxes: () => [],
  list: () => [],
  select: ({ choices }) => choices?.[0]?.value ?? '',
  entry: ({ of = '', many }, { content }) => (many ? [] : (content.collections.get(of)?.entries[0]?.slug ?? '')),
  picture: (field, { content }) => ({ file: firstPicture(field, content), decorative: true }),
  link: () => '/',
  colour: () => '#336699',
  email: () => 'office@example.org',
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
