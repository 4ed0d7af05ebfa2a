// Schema of what stands on every page of a reading.
import { action, flag, formName, heading, image, link, list, markdown, optional, record, text } from '../vocabulary.ts'

const links = (about: string) => list(action({ about: 'One link.' }), { about, max: 12 })

export const layout = record(
  {
    header: record(
      {
        links: links('The main navigation, in order.'),
        languages: optional(
          flag({ about: 'Whether the other languages of the site stand behind the links.', otherwise: true }),
        ),
        action: optional(action({ about: 'The one thing visitors are to do, as a button in the bar.' })),
      },
      { about: 'The bar at the top.' },
    ),
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
            phone: optional(text({ about: 'The telephone number.', max: 40, example: '{facts.phone}' })),
            text: optional(text({ about: 'A line with it.', max: 160 })),
          },
          { about: 'The contact column.' },
        ),
        newsletter: optional(
          record(
            {
              form: formName({
                about: 'Which of the forms under `forms`; one with a mail address and little else.',
                example: 'newsletter',
              }),
              title: heading({ about: 'What one signs up for.', max: 60, example: 'The week, by mail' }),
              text: optional(text({ about: 'What comes, and how often.', max: 200 })),
              notice: optional(markdown({ about: 'What stands below: a link to the privacy page.', max: 400 })),
            },
            {
              about:
                'A line to sign up for a newsletter, above the columns. A page with the same form does not show it.',
            },
          ),
        ),
        copyright: text({ about: 'The copyright line.', max: 160, example: '© {build.year} {site.name}' }),
        links: optional(links('Links beside the copyright line.')),
        map: optional(
          record(
            {
              image: image({ about: 'A drawn map, or a picture of the house.' }),
              to: link({ about: 'Where it leads: a map, or directions.' }),
              label: text({ about: 'The words of the link.', max: 80, example: 'Directions' }),
            },
            { about: 'Where you are.' },
          ),
        ),
      },
      { about: 'The foot of every page.' },
    ),
  },
  { about: 'What stands on every page: the bar at the top and the footer.' },
)
