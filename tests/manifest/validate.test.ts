// Tests the command as people, editors and CI call it.
import { chmodSync, cpSync, lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { load } from '../../src/manifest/load.ts'
import { applyFixes } from '../../src/problems/apply-fixes.ts'
import { problemsPage } from '../../src/problems/explained.ts'
import { isWhole } from '../how-much.ts'
import { runCommand, startCommand } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { mistakes } from './mistakes.ts'
import { bakery, broken, root, run } from './run-validate.ts'
import { bakeryWith } from './small-bakery.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = temporaryFolder()
  file = join(folder, 'site.yaml')
})

const save = (text: string) => writeFileSync(file, text)

describe('exit codes', () => {
  it('validate exits with 0 for a manifest without problems', async () => {
    save(bakery)
    expect((await run(file)).code).toBe(0)
  })
  it('validate exits with 1 for a manifest with errors, however it is named', async () => {
    save(broken)
    expect((await run(file)).code).toBe(1)
    expect((await run('--manifest', file)).code).toBe(1)
  })
  it('validate exits with 0 where there are only warnings', async () => {
    save(bakery.replace('  years:', '  spare: one\n  years:'))
    const { code, out } = await run(file)
    expect(out).toContain('unused-fact')
    expect(code).toBe(0)
  })
  it('validate exits with 2 for a file that is missing, no text, a folder, or for wrong usage', async () => {
    await expect(run(join(folder, 'none.yaml'))).rejects.toMatchObject({ name: 'Fault', exit: 2 })
    await expect(run(folder)).rejects.toMatchObject({ exit: 2 })
    writeFileSync(file, Buffer.from([0x6c, 0xff, 0xfe, 0x00]))
    await expect(run(file)).rejects.toMatchObject({
      code: 'not-utf8',
      exit: 2,
      message: expect.stringContaining('no text file'),
    })
    save(bakery)
    await expect(run('-', '--fix')).rejects.toMatchObject({ code: 'usage', exit: 2 })
    await expect(run(file, '--format', 'xml')).rejects.toMatchObject({ exit: 2 })
    await expect(run(file, '--frmat', 'json')).rejects.toMatchObject({ exit: 2 })
    await expect(run(file, file)).rejects.toMatchObject({ exit: 2 })
  })
})

describe('--fix', () => {
  it('--fix fixes what is safe and leaves every other byte alone', async () => {
    const wrong = bakery
      .replace('type: stat-tiles', 'type: stat-tile   # figures')
      .replace('rows: 4', "rows: '4'")
      .replace('years: "30"', 'years: 30')
    save(wrong)
    await run(file, '--fix')
    expect(readFileSync(file, 'utf8')).toBe(bakery.replace('type: stat-tiles', 'type: stat-tiles   # figures'))
  })
  it('prints the fixes as a diff', async () => {
    save(bakery.replace('rows: 4', "rows: '4'   # lines"))
    const { errors } = await run(file, '--fix')
    expect(errors).toContain("\n-        rows: '4'   # lines\n+        rows: 4   # lines\n")
  })
  it('keeps Windows line endings and a byte order mark', async () => {
    save(`\uFEFF${broken.replaceAll('\n', '\r\n')}`)
    await run(file, '--fix')
    expect(readFileSync(file, 'utf8')).toBe(
      `\uFEFF${broken.replace('type: heroe', 'type: hero').replaceAll('\n', '\r\n')}`,
    )
  })
  it('follows a link to the manifest and keeps its permissions', async () => {
    const real = join(folder, 'kept-elsewhere.yaml')
    writeFileSync(real, broken)
    chmodSync(real, 0o640)
    symlinkSync(real, file)
    await run(file, '--fix')
    expect([lstatSync(file).isSymbolicLink(), statSync(real).mode & 0o777]).toEqual([true, 0o640])
    expect(readFileSync(real, 'utf8')).toBe(broken.replace('type: heroe', 'type: hero'))
  })
  it('never makes a text of the corpus worse', () => {
    for (const { name, text } of mistakes.filter((_, at) => isWhole || at % 9 === 0)) {
      const { problems } = load(text, 'x.yaml')
      const { text: fixed } = applyFixes(text, problems)
      const left = load(fixed, 'x.yaml').problems.map(({ code }) => code)
      expect(left.length, `${name}: ${left}`).toBeLessThanOrEqual(problems.length)
    }
  })
})

it('--explain prints what a code means, with an example', async () => {
  expect((await run('--explain', 'dead-anchor')).out).toMatch(/Not so:[\s\S]+But so:/)
})
it('--explain suggests the nearest code', async () => {
  await expect(run('--explain', 'dead-anchr')).rejects.toMatchObject({ hint: 'Did you mean "dead-anchor"?' })
})

it('--launch lists what is not ready, which is otherwise not reported', async () => {
  save(
    bakery
      .replace('review: done', 'review: pending')
      .replace('https://www.milllane.bakery', 'https://www.example.com')
      .replace(/ {2}contact:\n( {4}.*\n)+/, ''),
  )
  expect((await run(file)).code).toBe(0)
  const { problems } = JSON.parse((await run(file, '--launch', '--format', 'json')).out)
  expect(problems.map(({ code }: { code: string }) => code).sort()).toEqual([
    'missing-contact',
    'no-site-address',
    'unreviewed-text',
  ])
})

it('--launch does not take examples of a format for an address of the owner', async () => {
  save(bakery.replace('    messages:\n', '    messages:\n      email: "Bitte so: name@example.com."\n'))
  const { problems } = JSON.parse((await run(file, '--launch', '--format', 'json')).out)
  expect(problems).toEqual([])
  save(bakery.replace(/tagline: .*/, 'tagline: Write to bread@example.com.'))
  const found = JSON.parse((await run(file, '--launch', '--format', 'json')).out).problems
  expect(found.map(({ code }: { code: string }) => code)).toContain('example-address')
})

it('--launch does not tick what could not be checked', async () => {
  save(bakery.replaceAll(/^ +review: done\n/gm, ''))
  expect((await run(file, '--launch', '--no-color')).out).toContain('[-] No text says whether a lawyer has read it')
  save('lectern: 1\n')
  const { out } = await run(file, '--launch', '--no-color')
  expect(out.slice(out.indexOf('Ready for'))).not.toContain('[x]')
})

it('validate reads standard input with -, and names it like the manifest of the current folder', async () => {
  const own = bakeryWith('top', '')
  const validated = async (input: string) => {
    const { code, stdout } = await runCommand(['validate', '-', '--format', 'json'], { input })
    return { code, files: JSON.parse(stdout).problems.map(({ file }: { file: string }) => file) }
  }
  expect((await validated(own)).files).not.toContain('-')
  expect(await validated(own.replace('- type: ', '- type: x'))).toMatchObject({
    code: 1,
    files: expect.arrayContaining(['site.yaml']),
  })
}, 60_000)

it('validate reports a malformed path of a picture once', () => {
  for (const path of ['images\\\\loaf.jpg', 'https://milllane.bakery/loaf.jpg', 'images/my loaf.jpg']) {
    const picture = `- type: picture\n            image: { file: "${path}", alt: A loaf }\n          - type: stat-tiles`
    const { problems } = load(bakery.replace('- type: stat-tiles', picture), 'x.yaml', { publicFiles: new Set() })
    expect(problems.filter(({ path: at }) => at.endsWith('/file')).map(({ code }) => code)).toHaveLength(1)
  }
})

it('--launch ends with a checklist that has line numbers', async () => {
  save(bakery.replace('review: done', 'review: pending'))
  const { out } = await run(file, '--launch', '--no-color')
  const line = bakery.slice(0, bakery.indexOf('review: done')).split('\n').length
  expect(out).toContain('[x] Nothing is a placeholder')
  expect(out).toContain(`[ ] Legal texts to be read by a lawyer: line ${line}`)
})

it('--watch checks again when the file is saved, and exits with the code of the last check', async () => {
  save(broken)
  const { child, ended } = startCommand(['validate', file, '--watch', '--format', 'json'])
  const reports: boolean[] = []
  let text = ''
  const seen = (count: number) =>
    vi.waitFor(() => expect(reports.length).toBeGreaterThanOrEqual(count), { timeout: 60_000, interval: 50 })
  child.stdout.on('data', (chunk) => {
    text += chunk
    for (let end = text.indexOf('\n}\n'); end >= 0; end = text.indexOf('\n}\n')) {
      reports.push(JSON.parse(text.slice(0, end + 2)).ok)
      text = text.slice(end + 3)
    }
  })
  await seen(1)
  save(bakery)
  await seen(2)
  expect(reports).toEqual([false, true])
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}, 90_000)

it('validate reports a mistake in a fragment once, at the fragment, though both readings use it', () => {
  const { problems } = load(
    bakery.replace(
      '      - { label: Order, to: /order }\n  opening',
      '      - { label: Order, to: /ordre }\n  opening',
    ),
    'x.yaml',
  )
  expect(problems).toMatchObject([{ code: 'dead-link', path: '/fragments/closing-order/actions/0/to' }])
})

it('validate checks every reading, whichever is active', () => {
  for (const reading of ['weekday', 'market']) {
    const text = bakery
      .replace('reading: weekday', `reading: ${reading}`)
      .replace('{ label: The stall, to: / }', '{ label: The stall, to: /stal }')
    expect(load(text, 'x.yaml').problems.map(({ code }) => code)).toEqual(['dead-link'])
  }
})

it('docs/problems.md is up to date', () => {
  expect(readFileSync(join(root, 'docs/problems.md'), 'utf8') === problemsPage(), 'run npm run problems').toBe(true)
})

it('the bakery works from a copy of its folder alone', async () => {
  cpSync(join(root, 'tests/fixtures/bakery.yaml'), file)
  expect((await run(file)).out).toContain('6 pages')
})
