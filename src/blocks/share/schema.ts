import { block, choice, heading, list, optional } from '../../schema/vocabulary.ts'

export default block(
  {
    title: optional(heading({ about: 'Words before the links.', max: 60, example: 'Pass it on' })),
    by: optional(
      list(
        choice(
          {
            mail: 'A mail with the address in it.',
            whatsapp: 'A message in WhatsApp.',
            telegram: 'A message in Telegram.',
            bluesky: 'A post on Bluesky.',
            facebook: 'A post on Facebook.',
            linkedin: 'A post on LinkedIn.',
            x: 'A post on X.',
          },
          { about: 'One way.' },
        ),
        { about: 'The ways that are offered, in this order.', otherwise: ['mail', 'whatsapp', 'linkedin'], max: 7 },
      ),
    ),
  },
  {
    group: 'guide',
    about: 'Links to pass the page on. They are plain links: no network learns of a visit before one is pressed.',
    synonyms: ['share-buttons', 'sharing', 'social-share', 'recommend'],
    keySynonyms: { by: ['networks', 'links', 'items'] },
  },
)
