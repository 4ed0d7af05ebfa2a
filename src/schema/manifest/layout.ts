// What stands on every page of a reading.
import { action, heading, list, optional, record, text } from '../vocabulary.ts'

const links = (about: string) => list(action({ about: 'One link.' }), { about, max: 12 })

export const layout = record(
  {
    header: record({ links: links('The main navigation, in order.') }, { about: 'The bar at the top.' }),
    footer: record(
      {
        tagline: text({ about: 'A sentence under the name.', max: 160 }),
        navigation: record(
          {
            title: heading({ about: 'The heading of the column.', max: 40 }),
            links: links('The links of the column.'),
          },
          { about: 'The navigation column.' },
        ),
        contact: record(
          {
            title: heading({ about: 'The heading of the column.', max: 40 }),
            email: text({ about: 'The address shown.', max: 254, example: '{site.email}' }),
            text: optional(text({ about: 'A line with it.', max: 160 })),
          },
          { about: 'The contact column.' },
        ),
        copyright: text({ about: 'The copyright line.', max: 160, example: '© {build.year} {site.name}' }),
        links: optional(links('Links beside the copyright line.')),
      },
      { about: 'The foot of every page.' },
    ),
  },
  { about: 'What stands on every page: the bar at the top and the footer.' },
)
