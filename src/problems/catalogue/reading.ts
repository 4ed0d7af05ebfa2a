// Problems of readings that contradict each other.
import { error } from '../kind.ts'

/** A second reading that differs from the first in its pages only. */
const festive = (blocks: string) => `festive:
  <<: *everyday
  routes:
    /: { title: Mill Lane Bakery, description: Bread and cake., blocks: ${blocks} }
  redirects: { /order: / }`

export const reading = {
  'readings-differ': error<{ what: string; first: string; other: string }>({
    isOfMany: true,
    title: 'Readings that differ where they must not',
    about: 'Under "parity:" the manifest says what has to be the same in every reading.',
    message: ({ what, first, other }) => `${what} differs between reading ${first} and reading ${other}.`,
    hint: () => 'Make them equal, or take the line out of "parity:".',
    example: {
      in: 'readings',
      beside: [{ in: 'top', lines: 'parity: { same: [/ blocks.0.title] }' }],
      bad: festive('[{ type: page-intro, title: Bread for the feast }]'),
      good: festive('[{ type: page-intro, title: Bread from Mill Lane }]'),
    },
  }),
  'parity-nowhere': error<{ what: string; reading: string }>({
    isOfMany: true,
    title: 'Something every reading must have, and one has not',
    about: 'Under "parity:" the manifest says what has to be in every reading.',
    message: ({ what, reading }) => `Reading ${reading} has no ${what}.`,
    hint: () => 'Add it there, or take the line out of "parity:".',
    example: {
      in: 'readings',
      beside: [{ in: 'top', lines: 'parity: { forms: [order] }' }],
      bad: festive('[{ type: page-intro, title: Bread for the feast }]'),
      good: festive('[{ type: request-form, id: form, form: order, title: Bread for the feast }]'),
    },
  }),
}
