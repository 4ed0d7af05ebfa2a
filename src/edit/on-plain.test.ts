import { expect, it } from 'vitest'
import { withOperation } from './on-plain.ts'

it.each([
  ['a text', [], 'Five landings', 'Many landings'],
  [
    'a group',
    ['title'],
    { title: 'Five landings', text: 'One timetable' },
    { title: 'Many landings', text: 'One timetable' },
  ],
  ['a list', [1, 'title'], [{ title: 'Quay' }, { title: 'Mill' }], [{ title: 'Quay' }, { title: 'Many landings' }]],
] as const)('a value is set in %s at the path %j', (_, path, before, after) =>
  expect(withOperation(before, { do: 'set', path, value: 'Many landings' })).toEqual(after),
)

it('a value set at a path that does not exist changes nothing', () =>
  expect(withOperation(['Quay'], { do: 'set', path: [4, 'title'], value: 'Mill' })).toEqual(['Quay']))
