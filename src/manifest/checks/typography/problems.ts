import { quoted, warning } from '../../../problems/kind.ts'

const called = {
  apostrophe: 'a straight apostrophe',
  quotation: 'straight quotation marks',
  range: 'a hyphen between two numbers',
}

export default {
  'straight-sign': warning<{ sign: keyof typeof called; written: string; meant: string }>({
    title: 'A straight sign where other texts have that of the language',
    about:
      'Signs are shown as they are written. A site that has the apostrophe, the quotation marks or the dash of its language in most texts and straight ones in others is told of these. One that writes straight ones as often is not.',
    message: ({ sign, written }) =>
      `${quoted(written)} has ${called[sign]}, and most other texts have the sign of the language.`,
    hint: ({ meant }) => `Write ${meant}`,
    example: {
      in: 'blocks',
      bad: "- { type: page-intro, title: Bread’s best, text: It’s here. We don't bake on Sundays. }",
      good: '- { type: page-intro, title: Bread’s best, text: It’s here. We don’t bake on Sundays. }',
    },
  }),
}
