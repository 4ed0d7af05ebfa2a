import { expect, it } from 'vitest'
import { manifestFiles, randomSite } from '../../../../bench/random/random-site.ts'
import { twoReadingsText } from '../../../../tests/fixtures/two-readings-text.ts'
import type { Path } from '../../../problems/finding.ts'
import { fullyParsed } from '../fully-parsed.ts'
import { LazyPlaces } from './lazy-places.ts'

const texts: [string, string][] = [
  ['a site with two readings', twoReadingsText],
  ...manifestFiles(randomSite(7, 30)),
  ['lines that end as Windows ends them', twoReadingsText.replaceAll('\n', '\r\n')],
  ['quoted', '"/a":\n  title: x\n/b : \n  "title": y\n/bb:\n  title: z\n'],
]

function* paths(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      yield* paths(inner, [...path, Array.isArray(value) ? Number(key) : key])
}

it.each(texts)('a place found in the lines of one entry is the place in the whole text: %s', (_, text) => {
  const whole = fullyParsed(text, 'x.yaml')
  const all = [...paths(whole.value)]
  const some = all.filter((path, at) => at % 7 === 0 || path.length < 5)
  for (const path of [...some, ...some.map((one) => [...one, 'nowhere'])])
    for (const on of ['key', 'value', 'entry'] as const)
      expect(new Sharing(text).at(path, on), `${path.join(' ')} ${on}`).toEqual(whole.places.extent({ path, on }))
})

/** Shares one LazyPlaces for all questions about a text, as a load does. */
class Sharing {
  private static readonly known = new Map<string, LazyPlaces>()
  constructor(private readonly text: string) {}
  at(path: Path, on: 'key' | 'value' | 'entry') {
    const places = Sharing.known.get(this.text) ?? new LazyPlaces(this.text)
    if (!path.includes('nowhere')) Sharing.known.set(this.text, places)
    return places.extent({ path, on })
  }
}
