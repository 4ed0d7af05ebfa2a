// Every address, asked of every host that runs here without being installed for it; `npm run replay` asks the rest as well.
import { describe, expect, it } from 'vitest'
import { builtSite } from '../site/built-site.ts'
import { hostsHere, replay } from './replay.ts'

describe.each(['A', 'B'])('reading %s', (reading) => {
  it.each(hostsHere())('answers every address alike, with the same headers, by %s', async (host) => {
    const { site, files } = await builtSite(reading)
    const rows = await replay(host, site, files)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.map(({ path, answer }) => `${path} ${answer}`)).toEqual(
      rows.map(({ path, wanted }) => `${path} ${wanted}`),
    )
    expect(rows.flatMap(({ path, wrong }) => wrong.map((header) => `${path} ${header}`))).toEqual([])
  })
})
