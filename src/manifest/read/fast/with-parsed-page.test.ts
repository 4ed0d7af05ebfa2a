import { expect, it } from 'vitest'
import { parse } from '../parse.ts'

const text = `/:
  title: Home
/days:
  title: Days
  blocks:
    - text: &free It is free.
    - place: &day { at: noon }
    - { text: *free }
    - <<: *day
`

it('paths that share a value through an alias or a merge are found on the one page that needs the full parser', () => {
  const { places } = parse(text, 'days.yaml')
  const text0 = ['/days', 'blocks', 0, 'text']
  const text2 = ['/days', 'blocks', 2, 'text']
  expect(places.pathsOfSame(text0)).toEqual([text0, text2])
  expect(places.pathsOfSame(text2)).toEqual([text2, text0])
  const at = ['/days', 'blocks', 3, 'at']
  expect(places.pathsOfSame(at)).toEqual([at, ['/days', 'blocks', 1, 'place', 'at']])
  expect(places.pathsOfSame(['/', 'title'])).toEqual([['/', 'title']])
})
