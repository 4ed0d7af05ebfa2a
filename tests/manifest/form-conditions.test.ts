// Fields that are shown for an answer in another one.
import { expect, it } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { bakeryWith } from './small-bakery.ts'

const field = (name: string, waitsFor?: string) => {
  const when = waitsFor ? `, when: { field: ${waitsFor}, is: rye }` : ''
  return `- { name: ${name}, type: select, label: ${name}, choices: [{ value: rye, label: Rye }]${when} }`
}
const told = (...fields: string[]) =>
  load(bakeryWith('fields', fields.join('\n')), 'site.yaml').problems.map(
    ({ code, severity, message }) => `${severity} ${code} ${message}`,
  )

it('refuses a field that waits for one that is asked only after it', () => {
  expect(told(field('one', 'two'), field('two'))).toEqual([
    'error condition-later "one" waits for the answer in "two", which is asked only after it.',
  ])
  expect(told(field('two'), field('one', 'two'))).toEqual([])
})

it('tells of fields that wait for each other once, also where another waits for them', () => {
  const loop = 'error condition-loop The fields two and three wait for each other.'
  expect(told(field('two', 'three'), field('three', 'two'))).toEqual([loop])
  expect(told(field('two', 'three'), field('three', 'two'), field('one', 'two'))).toEqual([loop])
  const before = told(field('one', 'two'), field('two', 'three'), field('three', 'two'))
  expect(before.filter((one) => one.includes('loop'))).toEqual([loop])
})

it.each([
  ['has lost its space', 'value:rye', 'error space-after-colon'],
  ['is misspelt', 'vallue: rye', 'error unknown-key'],
  ['is missing', '', 'error missing-key'],
])('says nothing of an answer that may be that of a choice whose "value" %s', (_, value, said) => {
  const one = `- { name: one, type: select, label: One, choices: [{ value: oat, label: Oat }, { ${value}, label: Rye }] }`
  expect(told(one.replace('{ ,', '{'), field('two', 'one'))).toEqual([expect.stringContaining(said)])
})

it.each([
  ['has lost its space', 'name:one', 'error space-after-colon'],
  ['is misspelt', 'nmae: one', 'error unknown-key'],
  ['is missing', '', 'error missing-key'],
])('says nothing of a question that may be the one whose "name" %s', (_, name, said) => {
  const one = field('one').replace('name: one,', name && `${name},`)
  expect(told(one, field('two', 'one'))).toEqual([expect.stringContaining(said)])
})
