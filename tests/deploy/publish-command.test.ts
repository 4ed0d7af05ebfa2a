// Tests which calls `npm run publish` refuses, and with which exit code.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import publish from '../../tools/publish.ts'
import { printedBy } from '../printed-by.ts'
import { type DeployedSite, deployedSite, engine } from './deployed-site.ts'

const context = { engine, form: 'source' as const, sourceHash: 'test' }
let site: DeployedSite
afterEach(() => {
  vi.unstubAllEnvs()
  site.close()
})

/** Runs the command; returns its exit code and printed errors. */
const called = (...words: string[]) =>
  printedBy(() => publish(['--manifest', site.manifest, ...words], engine, context))

describe('npm run publish', () => {
  it('exits with 2 where the manifest has no publish destination', async () => {
    site = await deployedSite('')
    await expect(called()).rejects.toMatchObject({ exit: 2, hint: expect.stringContaining('publish:') })
  })

  it('exits with 1 for a destination not confirmed on this machine, and names the flag that confirms it', async () => {
    site = await deployedSite('publish: { to: folder, path: WEB }')
    expect(await called()).toMatchObject({ code: 1, errors: expect.stringContaining('--yes confirms it') })
    expect(existsSync(join(site.web, 'index.html'))).toBe(false)
  })

  it('exits with 1 for a site with a placeholder, and names its line', async () => {
    site = await deployedSite('publish: { to: folder, path: WEB }')
    site.change('text: The oven is warm.', 'text: The oven is warm.\n            placeholder: true')
    expect(await called('--yes')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/site\.yaml:\d+ .* placeholder/),
    })
  })

  it('does nothing where npm calls it after publishing a package', async () => {
    site = await deployedSite('')
    vi.stubEnv('npm_command', 'publish')
    expect(await called()).toMatchObject({ code: 0, errors: '' })
  })
})
