// A translation file has texts as keys, and a paragraph may be longer than YAML allows a key before a colon.
import { expect, it } from 'vitest'
import { edit } from '../../src/edit/edit.ts'

const paragraph = `${'rye and spelt '.repeat(90)}from the mill`

it.each(['One: Eins\n', `? ${paragraph}, too\n: Roggen\nOne: Eins\n`])(
  'the translation of a paragraph of more than 1,024 characters is added',
  (text) => {
    expect(edit(text, [{ do: 'set', path: [paragraph], value: 'Dinkel' }])).toMatchObject({
      text: `${text}? ${paragraph}\n: Dinkel\n`,
    })
  },
)
