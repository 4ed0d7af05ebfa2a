import { error, listed, quoted } from '../../../problems/kind.ts'

const field = (rest: string) => `- { name: bread, label: Bread, ${rest} }`

const letterTo = (name: string) =>
  `letter:
  function: ${name}
  fields: [{ name: email, type: email, label: Your e-mail, required: true }]
  submit: { label: Send, sending: Sending }
  success: { title: Thank you, text: It is here. }
  failure: { title: Sorry, text: It did not reach us. }`

export default {
  'function-shared': error<{ form: string; other: string; function: string }>({
    title: 'Two forms that are sent to one function',
    about: 'A function checks and stores the fields of one form, and would refuse those of the other.',
    message: ({ form, other, function: name }) => `The forms "${other}" and "${form}" are both sent to ${name}.`,
    hint: ({ form, function: name }) => `Give it a function of its own, as "${name}-${form}".`,
    example: {
      in: 'forms',
      beside: [{ in: 'top', lines: `fragments: { hours: { type: request-form, form: letter, title: Our letter } }` }],
      bad: letterTo('submit-order'),
      good: letterTo('submit-letter'),
    },
  }),
  'duplicate-field': error<{ name: string; form: string }>({
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
  'field-has-no-such': error<{ key: string; type: string; types: string[] }>({
    title: 'A setting this type of field does not have',
    about:
      'Some settings belong to some types of field: rows to a textarea, choices to a select. Elsewhere they would have no effect.',
    message: ({ key, type }) => `A field of type "${type}" has no "${key}".`,
    hint: ({ key, types }) => `"${key}" belongs to ${listed(types)}; take it away or change the type.`,
    example: { in: 'fields', bad: field('type: text, rows: 4'), good: field('type: textarea, rows: 4') },
  }),
  'bounds-crossed': error<{ from: string; to: string }>({
    title: 'Bounds nothing lies between',
    about: 'The smallest answer of a number or date field may not be larger than its largest.',
    message: ({ from, to }) => `Nothing lies between ${quoted(from)} and ${quoted(to)}.`,
    hint: () => 'Swap the two, or fix one of them.',
    example: {
      in: 'fields',
      bad: field('type: number, from: "9", to: "3"'),
      good: field('type: number, from: "3", to: "9"'),
    },
  }),
  'bad-bound': error<{ value: string; noun: string; how: string }>({
    title: 'A bound the field cannot have',
    about: 'The bounds of a date field are days, those of a number field numbers.',
    message: ({ value, noun }) => `${quoted(value)} is no ${noun}.`,
    hint: ({ how }) => how,
    example: { in: 'fields', bad: field('type: date, from: tomorrow'), good: field('type: date, from: "2026-01-31"') },
  }),
  'value-missing': error<{ name: string }>({
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
  'honeypot-clash': error<{ name: string }>({
    title: 'A trap for machines with the name of a real field',
    about:
      'The honeypot is a field people never see. With the name of a real one, every honest answer would look like a machine’s.',
    message: ({ name }) => `${quoted(name)} is a field of this form, so it cannot be the honeypot too.`,
    hint: () => 'Choose a name no field has.',
    example: { in: 'form', bad: 'antispam: { honeypot: email }', good: 'antispam: { honeypot: fax_number }' },
  }),
}
