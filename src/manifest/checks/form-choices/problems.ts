import { error, quoted } from '../../../problems/kind.ts'

const field = (rest: string) => `- { name: bread, label: Bread, ${rest} }`
const choices = 'choices: [{ value: rye, label: Rye }, { value: other, label: Other }]'
const select = field(`type: select, ${choices}`)

export default {
  'duplicate-choice': error<{ what: 'value' | 'label'; value: string }>({
    title: 'Two equal choices',
    about: 'Two choices of one value cannot be told apart in the request, and two of one label not by the visitor.',
    message: ({ what, value }) => `Two choices have the ${what} ${quoted(value)}.`,
    hint: () => 'Change one of them, or take it away.',
    example: {
      in: 'fields',
      bad: field('type: select, choices: [{ value: rye, label: Rye }, { value: rye, label: Dark }]'),
      good: select,
    },
  }),
  'choices-missing': error<{ type: string }>({
    title: 'A field of choices without choices',
    about: 'A select, radio or checkboxes field offers answers to choose from.',
    message: ({ type }) => `A field of type "${type}" needs "choices".`,
    hint: () => 'Add "choices:" with a value and a label for each answer.',
    example: { in: 'fields', bad: field('type: select'), good: select },
  }),
}
