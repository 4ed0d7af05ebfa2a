import { warning } from '../../../problems/kind.ts'

export default {
  'direction-override': warning<{ code: string }>({
    title: 'A sign that turns the letters of a text round',
    about:
      'U+202D and U+202E cannot be seen, and make browsers show the letters behind them from left to right or from right to left whatever they are: a link or a price then reads otherwise than it is written. Texts in Arabic or Hebrew need none; their letters have a direction of their own.',
    message: ({ code }) => `This text has the invisible sign ${code}, which turns the letters behind it round.`,
    hint: () => 'Remove it.',
    example: {
      in: 'blocks',
      bad: '- { type: page-intro, title: Bread, text: "Baked \\u202Eevery day." }',
      good: '- { type: page-intro, title: Bread, text: Baked every day. }',
    },
  }),
}
