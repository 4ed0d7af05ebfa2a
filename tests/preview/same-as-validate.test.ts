// The preview and `npm run validate` report the same problems, by the same engine.
import { join } from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import validate from '../../tools/validate.ts'
import { twoReadingsText } from '../fixtures/two-readings-text.ts'
import { printedBy } from '../printed-by.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
beforeAll(async () => {
  project = await previewProject()
})
afterEach(async () => {
  project.save(project.original)
  await expect.poll(() => project.preview.live.health.problems.length).toBe(0)
})

interface ProblemPlace {
  code: string
  severity: string
  message: string
  line: number
  column: number
}

const placeOf = ({ code, severity, message, line, column }: ProblemPlace) => ({ code, severity, message, line, column })

/** The problems that the command reports for the saved manifest. */
async function validated(): Promise<ProblemPlace[]> {
  const words = [join(project.folder, 'site.yaml'), '--format', 'json']
  const { out } = await printedBy(() => validate(words, project.folder))
  return (JSON.parse(out) as { problems: ProblemPlace[] }).problems.map(placeOf)
}

async function expectSame() {
  const expected = await validated()
  expect(expected).not.toEqual([])
  await expect.poll(() => project.preview.live.health.problems.map(placeOf)).toEqual(expected)
}

const [before = '', ofB = ''] = twoReadingsText.split(/(?=\n {2}B:\n)/)

it('the preview reports a fact that one of the readings lacks, as validate does', async () => {
  project.save(before + ofB.replaceAll('{facts.firstCall}', 'half an hour'))
  await expect.poll(() => project.preview.live.health.problems.map(({ code }) => code)).toEqual(['parity-nowhere'])
  expect(project.preview.live.health.held).toBe(true)
  await expectSame()
})

it.each([
  ['a page without a form that every reading has', () => before + ofB.replace('form: crossing', 'form: talk')],
  ['a dead link on a page that nobody looks at', () => project.original.replace('to: /landings }', 'to: /trades }')],
  [
    'a warning alone',
    () => project.original.replace('  retention: 12 months', '  unheard: of\n  retention: 12 months'),
  ],
  ['an id that a link of another page needs', () => project.original.replace('id: school-fares', 'id: prices')],
])('the preview reports the same problems as validate for %s', async (_, text) => {
  expect(text()).not.toBe(project.original)
  project.save(text())
  await expectSame()
})

it('the preview reports the same problems after the second save as after the first', async () => {
  const wrong = before + ofB.replaceAll('{facts.firstCall}', 'half an hour')
  project.save(wrong)
  await expectSame()
  project.save(wrong.replace('Coming with a school?', 'Leading a choir?').replace('reading: A', 'reading: B'))
  await expectSame()
})
