import { didYouMean, kind, listed, quoted } from '../../../problems/kind.ts'

const field = (rest: string) => `- { name: bread, label: Bread, ${rest} }`
const choices = 'choices: [{ value: rye, label: Rye }, { value: other, label: Other }]'
const select = field(`type: select, ${choices}`)

export default {
  'condition-unknown-field': kind<{ name: string; nearest?: string; known: string[] }>({
    severity: 'error',
    title: 'A condition on a field that does not exist',
    about:
      'A field with "when:" is shown only while another field has a given value. That field has to be in the same form, and another one.',
    message: ({ name }) => `There is no other field called ${quoted(name)} to depend on.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'fields'),
    example: {
      in: 'fields',
      bad: `${select}\n- { name: wish, type: text, label: Wish, when: { field: bred, is: other } }`,
      good: `${select}\n- { name: wish, type: text, label: Wish, when: { field: bread, is: other } }`,
    },
  }),
  'condition-unknown-value': kind<{ value: string; field: string; nearest?: string; known: string[] }>({
    severity: 'error',
    title: 'A condition that can never be met',
    about: 'The value after "is:" has to be one the other field can have; otherwise this field is never shown.',
    message: ({ value, field: other }) => `The field "${other}" never has the value ${quoted(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known, 'values it can have'),
    example: {
      in: 'fields',
      bad: `${select}\n- { name: wish, type: text, label: Wish, when: { field: bread, is: othr } }`,
      good: `${select}\n- { name: wish, type: text, label: Wish, when: { field: bread, is: other } }`,
    },
  }),
  'condition-later': kind<{ name: string; field: string }>({
    severity: 'error',
    title: 'A condition on a field that comes later',
    about:
      'A field that is shown for an answer further down appears above where the visitor is, who has gone past it and may never see it.',
    message: ({ name, field: other }) => `"${name}" waits for the answer in "${other}", which is asked only after it.`,
    hint: ({ field: other }) => `Put it below "${other}".`,
    example: {
      in: 'fields',
      bad: `- { name: wish, type: text, label: Wish, when: { field: bread, is: other } }\n${select}`,
      good: `${select}\n- { name: wish, type: text, label: Wish, when: { field: bread, is: other } }`,
    },
  }),
  'condition-loop': kind<{ names: string[] }>({
    severity: 'error',
    title: 'Fields that wait for each other',
    about: 'Each of these fields is shown only once another of them has a value, so none of them ever is.',
    message: ({ names }) => `The fields ${listed(names)} wait for each other.`,
    hint: () => 'Take one of the conditions away.',
    example: {
      in: 'fields',
      bad: '- { name: one, type: select, label: One, choices: [{ value: x, label: X }], when: { field: two, is: x } }\n- { name: two, type: select, label: Two, choices: [{ value: x, label: X }], when: { field: one, is: x } }',
      good: '- { name: one, type: select, label: One, choices: [{ value: x, label: X }] }\n- { name: two, type: select, label: Two, choices: [{ value: x, label: X }], when: { field: one, is: x } }',
    },
  }),
}
