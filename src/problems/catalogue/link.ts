// Problems of links that several checks report.
import { didYouMean, error, quoted } from '../kind.ts'

const intro = (field: string) => `- type: page-intro\n  title: Bread\n  ${field}`

export const link = {
  'dead-anchor': error<{ anchor: string; page: string; nearest?: string; known: string[] }>({
    title: 'A link to a place on a page that is not there',
    about: 'The word after # is the id of a block on that page.',
    message: ({ anchor, page }) => `There is no block with the id ${quoted(anchor)} on ${page}.`,
    hint: ({ nearest, known }) =>
      known.length === 0 ? 'Give the block an "id:", or link to the page alone.' : didYouMean(nearest, known, 'ids'),
    example: {
      in: 'blocks',
      bad: intro('action: { label: Order, to: "/order#fom" }'),
      good: intro('action: { label: Order, to: "/order#form" }'),
    },
  }),
}
