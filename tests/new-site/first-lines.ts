// Tests of the README's first lines, on the package and the site that they create.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import { type PackedEngine, readmeLines, startServing } from './packed-engine.ts'

export function firstLinesOfReadme(packed: () => PackedEngine): void {
  describe('the first lines of the README', () => {
    it('the first lines of the README lead from a clone to a site that depends on nothing from a registry', () => {
      expect(readmeLines().map((line) => line.split(' ')[0])).toEqual(['cd', 'npm', 'cd', 'npm'])
      const file = 'vendor/lectern-0.1.0.tgz'
      expect(JSON.parse(readFileSync(join(packed().firstSite, 'package.json'), 'utf8')).dependencies).toEqual({
        lectern: `file:${file}`,
      })
      expect(readFileSync(join(packed().firstSite, 'README.md'), 'utf8')).toContain(file)
      expect(existsSync(join(packed().firstSite, file))).toBe(true)
    })

    it('the first lines of the README end with the live preview of that site', async () => {
      const [program = '', ...words] = readmeLines().at(-1)?.split(' ') ?? []
      const { url, end } = await startServing(program, [...words, '--', '--port', '0'], packed().firstSite)
      try {
        const page = await fetch(url)
        expect(page.status).toBe(200)
        expect(await page.text()).toContain('My site')
      } finally {
        await end()
      }
    })

    it('the first lines of the README refuse a folder that holds a site, and name the command that upgrades it', async () => {
      const before = readFileSync(join(packed().firstSite, 'package.json'), 'utf8')
      const { code, output } = await packed().run(['init', 'my-site'], dirname(packed().firstSite))
      expect(code).toBe(2)
      expect(output).toContain('npm run init -- --upgrade my-site')
      expect(readFileSync(join(packed().firstSite, 'package.json'), 'utf8')).toBe(before)
    })
  })

  it('an upgrade replaces the engine of a site by a newer one, and changes nothing else of it', async () => {
    const folder = join(packed().folder, 'older')
    cpSync(packed().firstSite, folder, { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
    const [file = ''] = filesUnder(folder).filter((name) => name.endsWith('.tgz'))
    const engine = readFileSync(join(folder, file))
    rmSync(join(folder, file))
    writeFileSync(join(folder, 'vendor/lectern-0.0.9.tgz'), 'older')
    const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
    writeFileSync(join(folder, 'package.json'), manifest.replace('lectern-0.1.0.tgz', 'lectern-0.0.9.tgz'))
    // As npm leaves a folder where it installed a packed file.
    writeFileSync(
      join(packed().folder, 'package.json'),
      JSON.stringify({ dependencies: { lectern: `file:${packed().tarballs[0]}` } }),
    )
    const { code, output } = await packed().run(['init', '--upgrade', 'older', '--no-install'])
    rmSync(join(packed().folder, 'package.json'))
    expect(code, output).toBe(0)
    expect(output).toMatch(/npm install file:vendor\/lectern-0\.1\.0\.tgz\n\s+npm run migrate/)
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(manifest)
    expect(readdirSync(join(folder, 'vendor'))).toEqual(['lectern-0.1.0.tgz'])
    expect(readFileSync(join(folder, file)).equals(engine)).toBe(true)
    const refused = await packed().run(['init', '--upgrade', '.', '--no-install'])
    expect(refused).toMatchObject({ code: 2, output: expect.stringContaining('holds no site that depends on Lectern') })
  })
}
