import { action, block, flag, heading, list, optional, record, records, text } from '../../schema/vocabulary.ts'

export default block(
  {
    title: heading({ about: 'The title of the section.' }),
    text: optional(text({ about: 'A sentence below it.' })),
    labels: record(
      {
        get: text({ about: 'Heads what you get.', max: 40, example: 'What you get' }),
        idealFor: text({ about: 'Heads who it suits.', max: 40, example: 'Ideal for' }),
        timeline: text({ about: 'Heads the timeline.', max: 40, example: 'Timeline' }),
        scope: text({ about: 'Heads the scope.', max: 40, example: 'Scope' }),
      },
      { about: 'The words over the parts of each tier.' },
    ),
    tiers: records(
      {
        title: heading({ about: 'The name of the tier.', max: 40 }),
        price: text({ about: 'What it costs.', max: 60 }),
        duration: text({ about: 'How long it takes.', max: 60 }),
        scope: text({ about: 'How far it reaches.', max: 200 }),
        get: list(text({ about: 'One thing you get.', max: 160 }), { about: 'What you get.', max: 10 }),
        idealFor: text({ about: 'Who it suits.', max: 280 }),
        timeline: text({ about: 'What happens when.', max: 280 }),
        recommended: optional(flag({ about: 'True marks the tier as the recommended one.' })),
        action: action({ about: 'What to do now.' }),
      },
      { each: 'One tier.', about: 'The tiers.', max: 5 },
    ),
  },
  {
    group: 'work',
    about: 'Tiers in full: price, duration, what you get, who it suits, the timeline.',
    synonyms: ['pricing', 'plans', 'prices', 'pricing-table', 'services'],
  },
)
