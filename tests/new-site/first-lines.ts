// Claims about the lines that the README begins with, on the package that they have made.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow, type PackedEngine, readmeLines, served } from './packed-engine.ts'

export function firstLinesOfReadme(packed: () => PackedEngine): void {
  describe('the first lines of the README', () => {
    it('the first lines of the README lead from a clone to a site that depends on nothing that a registry would have to hold', () => {
      expect(readmeLines().map((line) => line.split(' ')[0])).toEqual(['cd', 'npm', 'cd', 'npm'])
      const file = 'vendor/lectern-0.1.0.tgz'
      expect(JSON.parse(readFileSync(join(packed().first, 'package.json'), 'utf8')).dependencies).toEqual({
        lectern: `file:${file}`,
      })
      expect(readFileSync(join(packed().first, 'README.md'), 'utf8')).toContain(file)
      expect(existsSync(join(packed().first, file))).toBe(true)
    })

    it('the first lines of the README end in the live preview of that site', async () => {
      const [program = '', ...words] = readmeLines().at(-1)?.split(' ') ?? []
      const { url, end } = await served(program, [...words, '--', '--port', '0'], packed().first)
      try {
        const page = await fetch(url)
        expect(page.status).toBe(200)
        expect(await page.text()).toContain('My site')
      } finally {
        await end()
      }
    })

    it('the first lines of the README refuse a folder that holds a site, and name the command that upgrades it', async () => {
      const before = readFileSync(join(packed().first, 'package.json'), 'utf8')
      const { code, said } = await packed().run(['init', 'my-site'], dirname(packed().first))
      expect(code).toBe(2)
      expect(said).toContain('npm run init -- --upgrade my-site')
      expect(readFileSync(join(packed().first, 'package.json'), 'utf8')).toBe(before)
    })
  })

  it('a site gets a newer engine in place of its own, and nothing else of it changes', async () => {
    const folder = join(packed().folder, 'older')
    cpSync(packed().first, folder, { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
    const [file = ''] = filesBelow(folder).filter((name) => name.endsWith('.tgz'))
    const engine = readFileSync(join(folder, file))
    rmSync(join(folder, file))
    writeFileSync(join(folder, 'vendor/lectern-0.0.9.tgz'), 'older')
    const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
    writeFileSync(join(folder, 'package.json'), manifest.replace('lectern-0.1.0.tgz', 'lectern-0.0.9.tgz'))
    // As npm leaves the folder it installs a packed file from.
    writeFileSync(
      join(packed().folder, 'package.json'),
      JSON.stringify({ dependencies: { lectern: `file:${packed().tarballs[0]}` } }),
    )
    const { code, said } = await packed().run(['init', '--upgrade', 'older', '--no-install'])
    rmSync(join(packed().folder, 'package.json'))
    expect(code, said).toBe(0)
    expect(said).toMatch(/npm install file:vendor\/lectern-0\.1\.0\.tgz\n\s+npm run migrate/)
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(manifest)
    expect(readdirSync(join(folder, 'vendor'))).toEqual(['lectern-0.1.0.tgz'])
    expect(readFileSync(join(folder, file)).equals(engine)).toBe(true)
    const refused = await packed().run(['init', '--upgrade', '.', '--no-install'])
    expect(refused).toMatchObject({ code: 2, said: expect.stringContaining('holds no site that depends on Lectern') })
  })
}
