import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtFiles } from '../built-files.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const folder = temporaryFolder()

function builtIn(name: string, reading: string, environment: Record<string, string>): string[] {
  const out = join(folder, `${name}-${reading}`)
  const done = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'build', '--manifest', twoReadings, '--reading', reading, '--out', out],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      encoding: 'utf8',
    },
  )
  // A slow build prints its progress; any other output is an error.
  expect(done.stderr.replace(/^\d+ of \d+ [\w ]+\n/gm, '')).toBe('')
  const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex')
  return [...builtFiles(out)].map(([file, bytes]) => `${file} ${hashOf(bytes)}`)
}

describe('two clean builds', () => {
  it.each(isWhole ? ['A', 'B'] : ['A'])(
    'of reading %s are equal byte for byte, in any time zone and locale',
    (reading) => {
      const inKiribati = builtIn('here', reading, {
        TZ: 'Pacific/Kiritimati',
        LANG: 'tr_TR.UTF-8',
        LC_ALL: 'tr_TR.UTF-8',
      })
      const inLosAngeles = builtIn('there', reading, { TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' })
      expect(inKiribati.length).toBeGreaterThan(10)
      expect(inLosAngeles).toEqual(inKiribati)
    },
  )
})
