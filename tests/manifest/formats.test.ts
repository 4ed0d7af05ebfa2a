// Tests what `validate` prints, for people and for programs.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { bakery, broken, run } from './run-validate.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder, 'site.yaml')
})
const save = (text: string) => writeFileSync(file, text)

describe('formats', () => {
  it('json prints one object with the promised keys', async () => {
    save(broken)
    const { ok, problems } = JSON.parse((await run(file, '--format', 'json')).out)
    expect(ok).toBe(false)
    expect(problems.map(({ code }: { code: string }) => code)).toContain('unknown-block')
    for (const problem of problems)
      expect(Object.keys(problem)).toEqual(
        expect.arrayContaining(['code', 'severity', 'message', 'hint', 'file', 'line', 'column', 'path']),
      )
  })
  it('pretty shows the line with a mark under the word', async () => {
    save(broken)
    const { out } = await run(file, '--no-color')
    expect(out).toMatch(
      /site\.yaml:\d+:19 {2}error {2}unknown-block {2}There is no block called "heroe"\. Did you mean "hero"\?/,
    )
    expect(out).toMatch(/ {10}- type: heroe\n +\| {19}\^{5}\n/)
    expect(out.includes('\u001b')).toBe(false)
  })
  it('pretty uses colours where they are requested', async () => {
    save(broken)
    vi.stubEnv('FORCE_COLOR', '1')
    vi.stubEnv('NO_COLOR', '')
    expect((await run(file)).out).toContain('\u001b[31m')
    vi.stubEnv('NO_COLOR', '1')
    expect((await run(file)).out.includes('\u001b')).toBe(false)
    vi.unstubAllEnvs()
  })
  it('pretty lets no text of the file control the terminal', async () => {
    save(bakery.replace('type: hero', 'type: "\\e[31mred\\e]0;x\\a"'))
    expect((await run(file, '--no-color')).out).not.toMatch(/[^\P{Cc}\n]/u)
  })
  it('github annotates lines and escapes what would end the command', async () => {
    save(broken)
    const { out } = await run(file, '--format', 'github')
    expect(out).toMatch(/^::error file=[^,]+,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=[a-z-]+::[^\n]+\n/)
    expect(
      out
        .trim()
        .split('\n')
        .every((line) => line.startsWith('::error ') || line.startsWith('::warning ')),
    ).toBe(true)
  })
  it('sarif lists rules, related places and fixes', async () => {
    save(broken.replace('lectern: 1', 'lectern: 1\nlectern: 1'))
    const { version, runs } = JSON.parse((await run(file, '--format', 'sarif')).out)
    const [{ tool, results, artifacts }] = runs
    expect(version).toBe('2.1.0')
    const { rules } = tool.driver
    expect(rules.map(({ id }: { id: string }) => id)).toEqual(['dead-link', 'duplicate-key', 'unknown-block'])
    for (const { id, helpUri } of rules) expect(helpUri).toMatch(new RegExp(`^file:///.+/docs/problems\\.md#${id}$`))
    expect(artifacts).toEqual([{ location: { uri: `file://${file}` }, sourceLanguage: 'yaml' }])
    for (const { ruleId, ruleIndex, locations } of results) {
      expect(rules[ruleIndex].id).toBe(ruleId)
      expect(locations[0].physicalLocation.region.startLine).toBeGreaterThan(0)
      expect(locations[0].physicalLocation.artifactLocation.uri).toBe(`file://${file}`)
    }
    const of = (code: string) => results.find(({ ruleId }: { ruleId: string }) => ruleId === code)
    expect(of('duplicate-key').relatedLocations).toHaveLength(1)
    const [{ artifactChanges }] = of('unknown-block').fixes
    const [{ deletedRegion, insertedContent }] = artifactChanges[0].replacements
    const { charOffset, charLength } = deletedRegion
    expect(readFileSync(file, 'utf8').slice(charOffset, charOffset + charLength)).toBe('heroe')
    expect(insertedContent).toEqual({ text: 'hero' })
  })
  it.each([
    ['none.yaml', undefined, 'There is no file'],
    ['picture.yaml', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'no text file'],
    ['latin.yaml', Buffer.from('name: Caf\xe9', 'latin1'), 'UTF-8'],
    ['notes.txt', Buffer.from(bakery), 'notes.txt'],
  ])('json and exit code 2 report that %s cannot be read', async (name, bytes, said) => {
    const path = join(folder, name)
    if (bytes) writeFileSync(path, bytes)
    const { code, stdout } = await runCommand(['validate', path, '--max', '3', '--format=json'])
    const problem = { severity: 'error', message: expect.stringContaining(said), file: path, line: 1, column: 1 }
    expect([code, JSON.parse(stdout)]).toMatchObject([2, { ok: false, problems: [problem] }])
  })
  it.each(['json', 'sarif', 'github', 'junit'])('%s reports a call that is wrong', async (format) => {
    const { code, stdout } = await runCommand(['validate', '--nosuch', '--format', format])
    expect(code).toBe(2)
    expect(stdout).toContain('--nosuch')
    if (format === 'json') expect(JSON.parse(stdout)).toMatchObject({ ok: false, problems: [{ code: 'usage' }] })
    if (format === 'sarif') expect(JSON.parse(stdout).runs[0].results).toHaveLength(1)
  })
  it.each([80, 40])('pretty wraps at %s columns, with the mark under the word', async (columns) => {
    vi.stubEnv('COLUMNS', String(columns))
    const long = `${'bread '.repeat(40)}<b>rye</b>${' loaf'.repeat(40)}`
    save(
      broken.replace(
        'type: stat-tiles',
        `type: page-intro\n            title: Bread\n            text: "${long}"\n          - type: stat-tiles`,
      ),
    )
    const { out } = await run(file, '--no-color')
    vi.unstubAllEnvs()
    const lines = out.split('\n')
    // Paths, codes and addresses cannot be wrapped.
    for (const line of lines.filter((one) => !one.includes(folder)))
      expect(line.length, line).toBeLessThanOrEqual(columns)
    const at = lines.findIndex((line) => line.includes('<b>'))
    const mark = lines.find((line, row) => row > at && line.includes('^')) ?? ''
    const shown = lines.find((line, row) => row > at && line.includes('| ') && line.includes('<b>')) ?? ''
    expect(shown.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toContain('<b>')
  })
  it('junit has a case for every page, with the failures of that page', async () => {
    save(bakery.replace('eyebrow: Since', 'eyebrwo: Since'))
    const { out } = await run(file, '--format', 'junit')
    expect(out).toContain('tests="7" failures="1"')
    expect(out).toMatch(/name="reading weekday: \/" file="[^"]+">\n<failure type="unknown-key"/)
  })
  it('prints the number of problems that --max leaves out', async () => {
    save(broken)
    expect((await run(file, '--no-color', '--max', '1')).out).toMatch(/more are not shown; --max \d+ shows all/)
  })
})
