// The README's first lines as written, run in a clone without packages, with npm and the registry.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isWhole } from '../how-much.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { environment, readmeLines, root, startServing } from './packed-engine.ts'

/** Milliseconds: two installations and the packing. */
const timeout = 600_000

describe.skipIf(!isWhole)('the first lines of the README, in an empty folder', () => {
  const place = temporaryFolder()

  it(
    'the first lines of the README lead from a clone to the live preview, need no registry for Lectern, and a second engine replaces the first',
    async () => {
      const lines = readmeLines()
      const last = lines.at(-1) ?? ''
      let here = place
      cpSync(root, join(place, 'lectern'), {
        recursive: true,
        filter: (path) => !/\/(?:node_modules|dist|lib|\.git|\.lectern)$/.test(path),
      })
      const follow = (line: string) => {
        if (line.startsWith('cd ')) here = join(here, line.slice(3))
        else {
          const { status, stdout, stderr } = spawnSync(line, {
            cwd: here,
            shell: true,
            encoding: 'utf8',
            env: environment(),
          })
          expect(status, `${line}\n${stdout}${stderr}`).toBe(0)
        }
      }
      const locked = () =>
        JSON.parse(readFileSync(join(here, 'package-lock.json'), 'utf8')).packages['node_modules/lectern'] as {
          resolved: string
          integrity: string
        }
      for (const line of lines.slice(0, -1)) follow(line)
      const before = locked()
      expect(before.resolved).toBe('file:vendor/lectern-0.1.0.tgz')
      const [program = '', ...words] = last.split(' ')
      const { url, end } = await startServing(program, [...words, '--', '--port', '0'], here)
      try {
        expect(await (await fetch(url)).text()).toContain('My site')
      } finally {
        await end()
      }
      // A newer engine with the same version: another file with the same name.
      const changes = join(place, 'lectern/CHANGELOG.md')
      const site = here
      here = join(place, 'lectern')
      follow(`echo "- Newer." >> ${changes}`)
      follow('npm run init -- --upgrade ../my-site')
      here = site
      expect(locked().resolved).toBe(before.resolved)
      expect(locked().integrity).not.toBe(before.integrity)
      expect(readFileSync(join(here, 'node_modules/lectern/CHANGELOG.md'), 'utf8')).toContain('- Newer.')
      follow('npm run validate')
      follow('npm ci --no-audit --no-fund')
    },
    timeout,
  )
})
