import { newsExample } from '../../../problems/catalogue/content-examples.ts'
import { error, listed, quoted } from '../../../problems/kind.ts'

const included = { 'content/news/rye.md': '---\ntitle: Rye is back\ndate: 2026-12-03\n---\nRye again.\n' }
const field = (rest: string) => newsExample(`\n      - { name: topic, label: Topic, ${rest} }`)
const choices = 'choices: [{ value: rye, label: Rye }]'

const needed: Record<string, string> = {
  choices: 'Add "choices:" with a value and a label for each.',
  of: 'Add "of:" with the name of the collection that the other entry is in.',
  fields: 'Add "fields:" with what each item of the list has.',
}

export default {
  'entry-field-twice': error<{ name: string; holder: string }>({
    title: 'Two fields of an entry with one name',
    about: 'The name of a field is its key in every entry. Of two fields with one name, one would be lost.',
    message: ({ name, holder }) => `${holder} has two fields called ${quoted(name)}.`,
    hint: () => 'Give one of them another name, or take it away.',
    example: {
      in: 'top',
      bad: newsExample('\n      - { name: title, type: text, label: Another }'),
      good: newsExample('\n      - { name: subtitle, type: text, label: Another }'),
      included,
    },
  }),
  'entry-field-reserved': error<{ name: string }>({
    title: 'A field with the name of something every entry has',
    about:
      'Every entry has draft, placeholder, publish, until, was, slug, body and link without a field. A field of such a name could never be shown.',
    message: ({ name }) => `Every entry has ${quoted(name)} by itself, so no field can be called that.`,
    hint: () => 'Give the field another name, or take it away.',
    example: {
      in: 'top',
      bad: newsExample('\n      - { name: body, type: markdown, label: Text }'),
      good: newsExample('\n      - { name: more, type: markdown, label: Text }'),
      included,
    },
  }),
  'entry-field-has-no-such': error<{ key: string; type: string; types: string[] }>({
    title: 'A setting this type of field of an entry does not have',
    about:
      'Some settings belong to some types: choices to a select, the length to a text. Elsewhere they would do nothing.',
    message: ({ key, type }) => `A field of type "${type}" has no "${key}".`,
    hint: ({ key, types }) => `"${key}" belongs to ${listed(types)}; take it away or change the type.`,
    example: { in: 'top', bad: field(`type: text, ${choices}`), good: field(`type: select, ${choices}`), included },
  }),
  'entry-field-needs': error<{ type: string; key: string }>({
    title: 'A field of an entry without what its type needs',
    about: 'A select needs its choices, an entry the collection it is of, a list the fields of its items.',
    message: ({ type, key }) => `A field of type "${type}" needs "${key}".`,
    hint: ({ key }) => needed[key] ?? `Add "${key}:".`,
    example: { in: 'top', bad: field('type: select'), good: field(`type: select, ${choices}`), included },
  }),
}
