import { didYouMean, error, listed, quoted } from '../../../problems/kind.ts'

const field = (rest: string) => `- { name: bread, label: Bread, ${rest} }`
const choices = 'choices: [{ value: rye, label: Rye }, { value: other, label: Other }]'
const select = field(`type: select, ${choices}`)

/** Quotes strings; leaves numbers and booleans bare. */
const shownValue = (value: string | number | boolean) => (typeof value === 'string' ? quoted(value) : String(value))

export default {
  'condition-unknown-field': error<{ name: string; nearest?: string; known: string[] }>({
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
  'condition-unknown-value': error<{
    value: string | number | boolean
    field: string
    nearest?: string
    /** The possible answers, where they can be listed. */
    known?: readonly string[]
    /** True for a box that has to be ticked. */
    isRequired: boolean
    how: string
  }>({
    title: 'A condition that can never be met',
    about:
      'What stands after "is:" has to be an answer the other field can have; otherwise this field is never shown. Of a checkbox the answers are true and false.',
    message: ({ value, field: other }) => `The field "${other}" never has the value ${shownValue(value)}.`,
    hint: ({ nearest, known, isRequired, how }) => {
      if (isRequired) return 'It has to be ticked before the form can be sent: write true, or make it optional.'
      if (known) return didYouMean(nearest, known, 'values it can have')
      return nearest === undefined ? how : `Write it in quotes: ${nearest}.`
    },
    example: {
      in: 'fields',
      bad: `${select}\n- { name: wish, type: text, label: Wish, when: { field: bread, is: othr } }`,
      good: `${select}\n- { name: wish, type: text, label: Wish, when: { field: bread, is: other } }`,
    },
  }),
  'condition-later': error<{ name: string; field: string }>({
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
  'condition-loop': error<{ names: string[] }>({
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
