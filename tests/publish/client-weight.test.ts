// What every site's islands weigh, and what no browser is sent.
import { expect, it } from 'vitest'
import { islandWeight } from '../../bench/pages/page-weight.ts'
import { ownBundle } from '../pages/built-site.ts'

const kilobytes = (bytes: number) => bytes * 1024

it('keeps every island within 68 KB, those of signing in too, with one React for all', async () => {
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

it('gives browsers nothing of the checks, the database or Node', async () => {
  const { files } = await ownBundle()
  const foreign = /\bajv\b|pglite|electric-sql|\byaml\b|["'`]node:|\brequire\(|__dirname/
  expect(Object.entries(files).flatMap(([name, code]) => foreign.exec(code)?.[0].concat(' in ', name) ?? [])).toEqual(
    [],
  )
})
