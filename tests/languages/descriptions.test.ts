// Descriptions of fields and choices in the other languages of the editor.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import de from '../../src/schema/descriptions/de.json' with { type: 'json' }
import es from '../../src/schema/descriptions/es.json' with { type: 'json' }
import fr from '../../src/schema/descriptions/fr.json' with { type: 'json' }

const schema: unknown = JSON.parse(readFileSync(new URL('../../schema/site.schema.json', import.meta.url), 'utf8'))

const inSchema = new Set<string>()
collect(schema)

/** Collects what the panel shows below fields and choices. */
function collect(node: unknown) {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key === 'description' && typeof value === 'string') inSchema.add(value)
    else if (key === 'markdownEnumDescriptions') for (const one of value as string[]) inSchema.add(one)
    else collect(value)
  }
}

const languages: [string, Readonly<Record<string, string>>][] = [
  ['German', de],
  ['French', fr],
  ['Spanish', es],
]

/** Names, samples and numbers, which are the same in every language. */
const fixed = (text: string) => (text.match(/`[^`]*`|\d+/g) ?? []).sort()

describe.each(languages)('in %s', (_, descriptions) => {
  it('every description of the schema has a translation, and nothing else has', () => {
    expect([...inSchema].filter((text) => !Object.hasOwn(descriptions, text))).toEqual([])
    expect(Object.keys(descriptions).filter((text) => !inSchema.has(text))).toEqual([])
  })
  it('a description keeps the names and numbers of its original', () => {
    for (const [english, translated] of Object.entries(descriptions))
      expect(fixed(translated), translated).toEqual(fixed(english))
  })
})
