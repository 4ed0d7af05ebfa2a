// Schema of layout options that every block takes: background, width and spacing. `src/ui/section.tsx` renders them.
import type { SectionOptions } from '../site/section-options.ts'
import { choice, optional, picture, record, tone } from './vocabulary.ts'

export const sectionOptions = {
  tone: optional(tone()),
  width: optional(
    choice(
      {
        text: 'As wide as running text is read well.',
        wide: 'As wide as the page’s content.',
        full: 'From edge to edge of the window.',
      },
      { about: 'How wide the section’s content is.' },
    ),
  ),
  room: optional(
    choice(
      { tight: 'Close to its neighbours.', normal: 'As sections usually stand.', airy: 'With air around it.' },
      { about: 'How much room is above and below; its neighbours have a say in it.' },
    ),
  ),
  align: optional(
    choice(
      { start: 'From the side where reading begins.', center: 'In the middle.' },
      { about: 'Where its words stand.' },
    ),
  ),
  background: optional(
    record(picture, {
      about: 'A picture behind the section, dimmed as far as its words need. It says nothing by itself.',
    }),
  ),
}

export const sectionKeys = Object.keys(sectionOptions) as (keyof SectionOptions)[]

const wordsOf = (schema: object): readonly unknown[] =>
  'enum' in schema && Array.isArray(schema.enum) ? schema.enum : []

/** Returns the layout options among a block's fields. Leaves out a field of the block's own with the same name but other values. */
export function sectionOptionsIn(fields: Readonly<Record<string, unknown>>): SectionOptions {
  const written = sectionKeys.filter((key) => {
    const value = fields[key]
    if (key === 'background') return typeof value === 'object' && value !== null && 'file' in value
    return wordsOf(sectionOptions[key]).includes(value)
  })
  return Object.fromEntries(written.map((key) => [key, fields[key]]))
}
