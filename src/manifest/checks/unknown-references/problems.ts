import { didYouMean, error, quoted } from '../../../problems/kind.ts'

export default {
  'unknown-fragment': error<{ name: string; nearest?: string; known: string[] }>({
    title: 'A fragment that does not exist',
    about: '"use:" puts a fragment in its place; the name is one of those under "fragments:".',
    message: ({ name }) => `There is no fragment called ${quoted(name)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'fragments'),
    example: {
      in: 'blocks',
      bad: '- type: page-intro\n  title: Bread\n- use: hour',
      good: '- type: page-intro\n  title: Bread\n- use: hours',
    },
  }),
  'unknown-form': error<{ name: string; nearest?: string; known: string[] }>({
    title: 'A form that does not exist',
    about: 'A block that shows a form names one of those under "forms:".',
    message: ({ name }) => `There is no form called ${quoted(name)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'forms'),
    example: {
      in: 'blocks',
      bad: '- type: request-form\n  title: Order\n  form: ordr',
      good: '- type: request-form\n  title: Order\n  form: order',
    },
  }),
  'unknown-reading': error<{ name: string; nearest?: string; known: string[] }>({
    title: 'A reading that does not exist',
    about: '"reading:" switches on one of those under "readings:".',
    message: ({ name }) => `There is no reading called ${quoted(name)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'readings'),
    example: { in: 'switch', bad: 'reading: everday', good: 'reading: everyday' },
  }),
}
