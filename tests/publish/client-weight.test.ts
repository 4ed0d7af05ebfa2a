// The size of the islands of every site, and the code that no browser may receive.
import { expect, it } from 'vitest'
import { islandWeight } from '../../bench/pages/page-weight.ts'
import { ownBundle } from '../pages/built-site.ts'

const kilobytes = (bytes: number) => bytes * 1024

it('every island weighs at most 68 KB, those of sign-in too, and all share one React', async () => {
  const { islands, files } = await ownBundle()
  const weights = Object.entries(islands).map(([type, { atOnce }]) => ({
    type,
    bytes: islandWeight(new Map(Object.entries(files)), atOnce[0] ?? ''),
  }))
  expect(weights.length).toBeGreaterThan(1)
  expect(weights.filter(({ bytes }) => bytes > kilobytes(68))).toEqual([])
  const react = Object.keys(files).filter((name) => /\/react\.[\w-]+\.js$/.test(name))
  expect(react).toHaveLength(1)
  for (const { atOnce } of Object.values(islands)) expect(atOnce).toContain(`/${react[0]}`)
})

it('browsers receive no code of the checks, the database or Node', async () => {
  const { files } = await ownBundle()
  const foreign = /\bajv\b|pglite|electric-sql|\byaml\b|["'`]node:|\brequire\(|__dirname/
  expect(Object.entries(files).flatMap(([name, code]) => foreign.exec(code)?.[0].concat(' in ', name) ?? [])).toEqual(
    [],
  )
})
