// Holds the messages for authors to a length and to plain words.
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { problemCodes, problemKind } from '../../src/problems/catalogue.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { mistakes } from './mistakes.ts'
import { loadInputs } from './small-bakery.ts'

const jargon =
  /\b(schema|oneOf|anyOf|allOf|instance|must match|additional propert|JSON pointer|regex|pattern|enum|boolean|string|integer|array|object|null|undefined|NaN|token|scalar|node|mapping|sequence|parse)\b/i

const said: Problem[] = [
  ...mistakes.flatMap(({ text }) => load(text, 'bakery.yaml').problems),
  ...problemCodes.flatMap((code) => {
    const { text, options } = loadInputs(problemKind(code).example, 'bad')
    return load(text, 'bakery.yaml', options).problems
  }),
]
const sentences = (text: string) =>
  text
    .replace(/"[^"]*"/g, '')
    .split(/[.?!](?:\s|$)/)
    .filter((one) => one.trim()).length

it('every message of a problem has at most 200 characters and one sentence', () => {
  for (const { message, code } of said) {
    expect(message.length, message).toBeLessThanOrEqual(200)
    expect(sentences(message), `${code}: ${message}`).toBe(1)
    expect(message, code).toMatch(/[.…]$/)
  }
})
it('every message of a problem avoids jargon of schemas and parsers', () => {
  for (const { message, hint } of said) expect(`${message} ${hint}`.replace(/"[^"]*"/g, '')).not.toMatch(jargon)
})
it('every problem has a hint of at most two sentences that says what to do', () => {
  for (const { hint, code } of said) {
    expect(hint.trim(), code).not.toBe('')
    expect(sentences(hint), `${code}: ${hint}`).toBeLessThanOrEqual(2)
  }
})

it('every code of a problem is a slug with a title and a paragraph', () => {
  for (const code of problemCodes) {
    const { title, about } = problemKind(code)
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(title, code).not.toMatch(/\.$/)
    expect(about, code).toMatch(/\.$/)
  }
})
