import { block, heading, link, optional, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'The title of the section.', example: 'Find us elsewhere' })),
    text: optional(text({ about: 'A sentence below it.' })),
    links: optional(
      records(
        {
          to: link({ about: 'The address.', example: 'https://www.instagram.com/example' }),
          label: optional(text({ about: 'Its words. Left out: the name of the network.', max: 60 })),
        },
        { each: 'One place.', about: 'The places. Left out: those of `site.social`.', max: 16 },
      ),
    ),
  },
  {
    group: 'guide',
    about: 'Where else on the web the organization is, each with the sign of its network.',
    synonyms: ['social-links', 'social-media', 'socials', 'follow', 'follow-us', 'networks'],
    keySynonyms: { links: ['items', 'networks', 'profiles'] },
  },
)
