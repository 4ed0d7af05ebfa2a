// A site is published with the scripts that expected pages may load, and with no others.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { filesUnder } from '../../src/files-under.ts'
import build from '../../tools/build.ts'
import { twoReadings } from '../fixtures/two-readings.ts'
import { isWhole } from '../how-much.ts'
import { root } from '../pages/built-site.ts'
import { type Change, manifestOf, practiceWith } from '../pages/practice-site.ts'
import { printedBy } from '../printed-by.ts'
import { engineContext } from '../repository/engine-context.ts'

async function run(manifest: string, out: string, ...words: string[]) {
  await printedBy(() => build(['--manifest', manifest, '--out', out, ...words], root, engineContext()))
  return scriptsIn(out)
}

/** Names of the scripts without their hashes. */
const scriptsIn = (out: string) =>
  filesUnder(out)
    .flatMap((name) => /([\w-]+)\.[\w-]+\.js$/.exec(name)?.[1] ?? [])
    .sort()

const practice = readFileSync(join(root, 'tests/fixtures/practice/site.yaml'), 'utf8')
/** Writes the practice site without forms; returns expected folder. */
const withoutForms = (): string =>
  practiceWith(
    [practice.slice(practice.indexOf('forms:\n'), practice.indexOf('fragments:\n')), ''],
    ...['registration', 'question'].map(
      (form): Change => [
        `type: request-form, id: form, form: ${form}`,
        'type: prose, id: form, text: Ring us., review: done',
      ],
    ),
  )

const ofForms = ['dist', 'loader', 'react', 'request-form']
const ofConditions = ['conditions']
const ofSignIn = ['account', 'eager', 'sign-in', 'verify-session']
const ofBadges = ['remove-badges']
const sorted = (...names: string[][]) => names.flat().sort()

describe('a published site', () => {
  it('has no scripts where it has no forms, sign-in or behaviour', async () => {
    const folder = withoutForms()
    expect(await run(manifestOf(folder), join(folder, 'dist'))).toEqual([])
  })

  it('has the scripts of expected forms, and that of conditions where a field depends on an answer', async () => {
    const folder = practiceWith()
    expect(await run(manifestOf(folder), join(folder, 'dist'))).toEqual(sorted(ofForms, ofConditions))
  })

  it.each([
    { reading: 'B', expected: sorted(ofForms, ofBadges) },
    ...(isWhole ? [{ reading: 'A', expected: ofForms }] : []),
  ])(
    'has the scripts of reading $reading, and those of sign-in only with a configured backend',
    async ({ reading, expected }) => {
      const out = join(practiceWith(), 'dist')
      expect(await run(join(root, twoReadings), out, '--reading', reading)).toEqual(expected)
      vi.stubEnv('SUPABASE_URL', 'https://project.supabase.co')
      vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_key')
      try {
        expect(await run(join(root, twoReadings), out, '--reading', reading)).toEqual(sorted(expected, ofSignIn))
      } finally {
        vi.unstubAllEnvs()
      }
      expect(await run(join(root, twoReadings), out, '--reading', reading)).toEqual(expected)
    },
  )

  it('keeps the scripts of pages that were not rendered again, and loses those of removed pages', async () => {
    const folder = practiceWith()
    const [manifest, out] = [manifestOf(folder), join(folder, 'dist')]
    await run(manifest, out)
    const change = (file: string, from: string | RegExp, to: string) =>
      writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to))
    change('site.yaml', 'For every animal on the lane', 'For each animal on the lane')
    expect(await run(manifest, out)).toEqual(sorted(ofForms, ofConditions))
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('For each animal')
    change('site.yaml', /forms:\n.*?fragments:\n/s, 'fragments:\n')
    for (const form of ['registration', 'question'])
      change(
        'pages/care.yaml',
        `type: request-form, id: form, form: ${form}`,
        'type: prose, id: form, text: Ring us., review: done',
      )
    expect(await run(manifest, out)).toEqual([])
  })
})
