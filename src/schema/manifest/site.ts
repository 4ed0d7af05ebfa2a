// What is true of the site whichever reading is switched on.
import { file, flag, link, optional, placeholder, record, text } from '../vocabulary.ts'

export const site = record(
  {
    placeholder: placeholder(),
    name: text({ about: 'The name of the business, as the logo and titles show it.', max: 60 }),
    url: link({ about: 'The address the site is published at, without a path.', example: 'https://www.example.com' }),
    language: text({ about: 'The language of the texts, as a BCP 47 tag.', max: 20, example: 'en' }),
    email: text({ about: 'The address visitors write to.', max: 254, example: 'hello@example.com' }),
    contact: optional(
      record(
        {
          name: text({ about: 'Who answers.', max: 80 }),
          role: text({ about: 'What they do.', max: 80 }),
          email: text({ about: 'Their address.', max: 254 }),
          placeholder: placeholder(),
        },
        { about: 'The person visitors may write to.' },
      ),
    ),
    logo: optional(
      record(
        {
          file: file({
            about: 'The picture, under `public/`: SVG, PNG or WebP. Its height is that of the bar.',
            example: '/logo.svg',
          }),
          dark: optional(file({ about: 'The picture on a dark ground, where the other one would not be seen.' })),
          withName: optional(
            flag({ about: 'Whether the name stands beside it. Left out, the picture holds the name itself.' }),
          ),
        },
        { about: 'A logo at the top of every page. Left out, the name in the face of headings.' },
      ),
    ),
    favicon: optional(
      file({
        about: 'The icon of the site in tabs and bookmarks, under `public/`: SVG, PNG or ICO. Left out, one is drawn.',
        example: '/icon.svg',
      }),
    ),
    shareImages: optional(
      flag({
        about:
          'Whether a picture is drawn for each page, shown where its address is passed on. Left out: up to 200 pages.',
      }),
    ),
  },
  { about: 'Name, address, language and contact of the site.' },
)
