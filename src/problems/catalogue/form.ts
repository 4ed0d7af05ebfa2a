// Forms whose parts contradict each other.
import { didYouMean, kind, listed, quoted } from '../kind.ts'

const field = (rest: string) => `- { name: bread, label: Bread, ${rest} }`
const choices = 'choices: [{ value: rye, label: Rye }, { value: other, label: Other }]'
const select = field(`type: select, ${choices}`)

export const form = {
  'duplicate-field': kind<{ name: string; form: string }>({
    severity: 'error',
    title: 'Two fields of one name',
    about:
      'The name of a field is its column in the database and its key in the request. Of two, one answer would be lost.',
    message: ({ name, form: of }) => `The form "${of}" has two fields called ${quoted(name)}.`,
    hint: () => 'Give one of them another name.',
    example: {
      in: 'fields',
      bad: '- { name: email, type: text, label: Another }',
      good: '- { name: second_email, type: text, label: Another }',
    },
  }),
  'duplicate-choice': kind<{ what: 'value' | 'label'; value: string }>({
    severity: 'error',
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
  'choices-missing': kind<{ type: string }>({
    severity: 'error',
    title: 'A field of choices without choices',
    about: 'A select, radio or checkboxes field offers answers to choose from.',
    message: ({ type }) => `A field of type "${type}" needs "choices".`,
    hint: () => 'Add "choices:" with a value and a label for each answer.',
    example: { in: 'fields', bad: field('type: select'), good: select },
  }),
  'field-has-no-such': kind<{ key: string; type: string; types: string[] }>({
    severity: 'error',
    title: 'A setting this type of field does not have',
    about:
      'Some settings belong to some types of field: rows to a textarea, choices to a select. Elsewhere they would have no effect.',
    message: ({ key, type }) => `A field of type "${type}" has no "${key}".`,
    hint: ({ key, types }) => `"${key}" belongs to ${listed(types)}; take it away or change the type.`,
    example: { in: 'fields', bad: field('type: text, rows: 4'), good: field('type: textarea, rows: 4') },
  }),
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
  'bounds-crossed': kind<{ from: string; to: string }>({
    severity: 'error',
    title: 'Bounds nothing lies between',
    about: 'The smallest answer of a number or date field may not be larger than its largest.',
    message: ({ from, to }) => `Nothing lies between ${quoted(from)} and ${quoted(to)}.`,
    hint: () => 'Swap the two, or mend one of them.',
    example: {
      in: 'fields',
      bad: field('type: number, from: "9", to: "3"'),
      good: field('type: number, from: "3", to: "9"'),
    },
  }),
  'bad-bound': kind<{ value: string; noun: string; how: string }>({
    severity: 'error',
    title: 'A bound the field cannot have',
    about: 'The bounds of a date field are days, those of a number field numbers.',
    message: ({ value, noun }) => `${quoted(value)} is no ${noun}.`,
    hint: ({ how }) => how,
    example: { in: 'fields', bad: field('type: date, from: tomorrow'), good: field('type: date, from: "2026-01-31"') },
  }),
  'value-missing': kind<{ name: string }>({
    severity: 'error',
    title: 'A hidden field without a value',
    about: 'Nobody can fill in a hidden field, so its value has to be in the manifest.',
    message: ({ name }) => `The hidden field ${quoted(name)} has no value.`,
    hint: () => 'Add "value:".',
    example: {
      in: 'fields',
      bad: '- { name: source, type: hidden, label: Source }',
      good: '- { name: source, type: hidden, label: Source, value: website }',
    },
  }),
  'honeypot-clash': kind<{ name: string }>({
    severity: 'error',
    title: 'A trap for machines with the name of a real field',
    about:
      'The honeypot is a field people never see. With the name of a real one, every honest answer would look like a machine’s.',
    message: ({ name }) => `${quoted(name)} is a field of this form, so it cannot be the honeypot too.`,
    hint: () => 'Choose a name no field has.',
    example: { in: 'form', bad: 'antispam: { honeypot: email }', good: 'antispam: { honeypot: fax_number }' },
  }),
}
