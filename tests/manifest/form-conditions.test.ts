// Tests fields that are shown only for an answer in another field.
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { bakeryWith } from './small-bakery.ts'

const field = (name: string, waitsFor?: string) => {
  const when = waitsFor ? `, when: { field: ${waitsFor}, is: rye }` : ''
  return `- { name: ${name}, type: select, label: ${name}, choices: [{ value: rye, label: Rye }]${when} }`
}
const reportsOf = (...fields: string[]) =>
  load(bakeryWith('fields', fields.join('\n')), 'site.yaml').problems.map(
    ({ code, severity, message }) => `${severity} ${code} ${message}`,
  )

it('a condition on a later field is an error', () => {
  expect(reportsOf(field('one', 'two'), field('two'))).toEqual([
    'error condition-later "one" waits for the answer in "two", which is asked only after it.',
  ])
  expect(reportsOf(field('two'), field('one', 'two'))).toEqual([])
})

it('fields that depend on each other are reported once, also where a third one depends on them', () => {
  const loop = 'error condition-loop The fields two and three wait for each other.'
  expect(reportsOf(field('two', 'three'), field('three', 'two'))).toEqual([loop])
  expect(reportsOf(field('two', 'three'), field('three', 'two'), field('one', 'two'))).toEqual([loop])
  const before = reportsOf(field('one', 'two'), field('two', 'three'), field('three', 'two'))
  expect(before.filter((one) => one.includes('loop'))).toEqual([loop])
})

it.each([
  ['has lost its space', 'value:rye', 'error space-after-colon'],
  ['is misspelt', 'vallue: rye', 'error unknown-key'],
  ['is missing', '', 'error missing-key'],
])('a condition is not judged by a choice whose "value" %s', (_, value, said) => {
  const one = `- { name: one, type: select, label: One, choices: [{ value: oat, label: Oat }, { ${value}, label: Rye }] }`
  expect(reportsOf(one.replace('{ ,', '{'), field('two', 'one'))).toEqual([expect.stringContaining(said)])
})

it.each([
  ['has lost its space', 'name:one', 'error space-after-colon'],
  ['is misspelt', 'nmae: one', 'error unknown-key'],
  ['is missing', '', 'error missing-key'],
])('a condition is not judged by a field whose "name" %s', (_, name, said) => {
  const one = field('one').replace('name: one,', name && `${name},`)
  expect(reportsOf(one, field('two', 'one'))).toEqual([expect.stringContaining(said)])
})

const kinds: Record<string, string> = {
  checkbox: 'type: checkbox',
  required: 'type: checkbox, required: true',
  checkboxes: 'type: checkboxes, choices: [{ value: rye, label: Rye }, { value: oat, label: Oat }]',
  radio: 'type: radio, choices: [{ value: rye, label: Rye }]',
  select: 'type: select, choices: [{ value: rye, label: Rye }]',
  number: 'type: number, from: "1", to: "9"',
  date: 'type: date, from: "2026-01-01"',
  text: 'type: text, max: 5',
  email: 'type: email',
  tel: 'type: tel',
  textarea: 'type: textarea',
  hidden: 'type: hidden, value: Home page',
}
const waitingFor = (kind: string, is: string) => {
  const fields = `- { name: one, label: One, ${kinds[kind]} }\n- { name: two, type: text, label: Two, when: { field: one, is: ${is} } }`
  return load(bakeryWith('fields', fields), 'site.yaml')
}

it.each([
  ['checkbox', 'true', true],
  ['checkbox', 'yes', true],
  ['checkbox', 'false', false],
  ['checkbox', 'no', false],
  ['required', 'true', true],
  ['checkboxes', 'oat', 'oat'],
  ['radio', 'rye', 'rye'],
  ['select', 'rye', 'rye'],
  ['number', '3', 3],
  ['number', '"3.0"', 3],
  ['date', '2026-01-31', '2026-01-31'],
  ['text', 'Ada', 'Ada'],
  ['text', '"12"', '12'],
  ['email', 'ada@milllane.bakery', 'ada@milllane.bakery'],
  ['tel', '"117"', '117'],
  ['textarea', 'Two loaves', 'Two loaves'],
  ['hidden', 'Home page', 'Home page'],
])('a condition may be met by a %s with the answer %s', (kind, is, meant) => {
  const { problems, site } = waitingFor(kind, is)
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([])
  expect(site?.forms[0]?.fields.at(-1)?.when).toEqual({ field: 'one', is: meant })
})

it.each([
  ['checkbox', '"true"', 'true'],
  ['checkbox', '"on"', 'true'],
  ['checkbox', 'off', 'false'],
  ['checkbox', '1', 'true'],
  ['checkbox', 'rye', undefined],
  ['required', 'false', undefined],
  ['checkboxes', 'oad', 'oat'],
  ['checkboxes', 'true', undefined],
  ['radio', 'Rye', 'rye'],
  ['select', '7', undefined],
  ['number', '12', undefined],
  ['number', 'many', undefined],
  ['number', 'true', undefined],
  ['date', '2025-12-31', undefined],
  ['date', '2026-02-30', undefined],
  ['date', '31.01.2026', undefined],
  ['text', 'Augusta', undefined],
  ['text', '12', '"12"'],
  ['email', 'Ada', undefined],
  ['tel', '117', '"117"'],
  ['textarea', 'true', '"true"'],
  ['hidden', 'Homepage', 'Home page'],
])('a condition is never met by a %s with the answer %s', (kind, is, meant) => {
  const { problems } = waitingFor(kind, is)
  expect(problems.map(({ code, suggestion }) => [code, suggestion])).toEqual([['condition-unknown-value', meant]])
  expect(problems[0]?.hint).not.toBe('')
})

it.each([
  ['[rye, oat]', 'list-for-one'],
  ['{ value: rye }', 'wrong-kind'],
  ['', 'empty-value'],
])('a condition has one answer, not %s', (is, code) => {
  expect(waitingFor('select', is).problems.map((one) => one.code)).toEqual([code])
})
