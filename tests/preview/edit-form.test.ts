// The questions of a form in the panel, with the notice about the database before a change is saved. Results are checked
// in the file, on the page, and in the preview's own database.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { slow } from '../whole-suite.ts'
import { expectNoFaults } from './panel-faults.ts'
import { type Project, previewProject } from './preview-project.ts'

let project: Project
let page: Page
let panel: FrameLocator
let known: (string | null)[]
beforeAll(async () => {
  project = await previewProject()
  page = await project.open('/contact')
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Sections' }).click()
  panel = page.frameLocator('iframe[title="Sections, fields and pages"]')
  await panel.getByRole('tab', { name: 'Form' }).click()
  await panel.getByRole('row').first().waitFor()
  known = await questions()
})

const onDisk = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')
const questions = () => panel.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))
const ask = () => panel.getByRole('alertdialog')
const question = (name: string) => panel.getByRole('row', { name, exact: true })

/** Removed and added lines. */
function changed(): { gone: string[]; come: string[] } {
  const [old, now] = [project.original.split('\n'), onDisk().split('\n')]
  const without = (lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line)).map((line) => line.trim())
  return { gone: without(old, now), come: without(now, old) }
}

async function openQuestion(name: string) {
  await question(name).click()
  return panel.getByRole('region', { name: /^Question \d+$/ })
}

describe('a question in the panel', () => {
  afterEach(async () => {
    project.save(project.original)
    await expect.poll(questions).toEqual(known)
  })

  slow('a question is added in the panel from the field types, after a notice of its column', async () => {
    await panel.getByRole('button', { name: 'Add a question' }).click()
    await panel.getByLabel('What the visitor reads').fill('How many people?')
    await panel.getByText('Number', { exact: true }).click()
    await panel.getByRole('button', { name: 'Add', exact: true }).click()
    await ask().getByText('“How many people?” gets a column of its own, "how_many_people", for numbers.').waitFor()
    await ask().getByText('npm run forms -- --write', { exact: false }).waitFor()
    expect(onDisk()).toBe(project.original)
    await ask().getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(changed)
      .toEqual({ gone: [], come: ['- name: how_many_people', 'type: number', 'label: How many people?'] })
    await page.getByLabel('How many people?', { exact: false }).waitFor()
    await panel.getByText('The hosted project does not know everything yet', { exact: false }).click()
    await panel.getByText('crossing.how_many_people has no column', { exact: false }).waitFor()
  })

  slow(
    'a new question with choices begins with one choice, further ones get distinct names, and undo restores every byte',
    async () => {
      await panel.getByRole('button', { name: 'Add a question' }).click()
      await panel.getByLabel('What the visitor reads').fill('Size')
      await panel.getByText('One choice, all in view', { exact: true }).click()
      await panel.getByRole('button', { name: 'Add', exact: true }).click()
      await ask().getByRole('button', { name: 'Save' }).click()
      const fields = panel.getByRole('region', { name: 'Question 8' })
      await fields.getByRole('button', { name: 'Add to choices' }).click()
      await ask().getByText('New requests are held to the new rules of “Size”.', { exact: false }).waitFor()
      await ask().getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => changed().come).toContain('- value: other-2')
      await panel.getByRole('button', { name: 'Undo' }).click()
      await panel.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(onDisk).toBe(project.original)
    },
  )

  slow('the label and hint of a question are changed without a notice, since they are not stored', async () => {
    const fields = await openQuestion('Phone, Telephone number')
    await fields.getByLabel('Hint', { exact: true }).fill('With the code of your country')
    await page.keyboard.press('Enter')
    await expect.poll(() => changed().come).toEqual([expect.stringContaining('hint: With the code of your country')])
    expect(await ask().count()).toBe(0)
    await question('Phone, Telephone number').click()
  })

  it('a question becomes required once the notice about stored requests is confirmed; cancelling leaves the file unchanged', async () => {
    const fields = await openQuestion('Phone, Telephone number')
    await fields.locator('.switch-field').click()
    await ask().getByText('“Phone” has to be answered from now on.', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await ask().waitFor({ state: 'detached' })
    expect(onDisk()).toBe(project.original)
    await fields.getByRole('switch', { name: /^Required/ }).focus()
    await page.keyboard.press('Space')
    await ask().getByRole('button', { name: 'Save' }).press('Enter')
    await expect.poll(() => changed().come).toEqual([expect.stringContaining('label: Phone, required: true')])
    await question('Phone, Telephone number, required').click()
  })

  slow('a question gets a condition on the answer to another question, chosen from its choices', async () => {
    const fields = await openQuestion('Message, Several lines of text')
    await fields.getByRole('button', { name: /^always/ }).click()
    await panel.getByRole('option', { name: /landing/ }).click()
    await ask().getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => changed().come.join()).toContain('when: { field: landing, is: quay }')
    await fields.getByRole('button', { name: /^quay/ }).click()
    await panel.getByRole('option', { name: /^other/ }).click()
    await ask().getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => changed().come.join()).toContain('when: { field: landing, is: other }')
    await question('Message, Several lines of text, sometimes').click()
  })

  slow('a question that conditions refer to is removed with these conditions, after a notice', async () => {
    const condition = 'label: Message, when: { field: landing, is: other }, rows: 5'
    project.change('label: Message, rows: 5', condition)
    await question('Message, Several lines of text, sometimes').waitFor()
    await question('Landing, One choice from a list').getByRole('button', { name: 'Remove: Landing' }).click()
    await ask().getByText('“Message” is asked only for one answer to “Landing”.', { exact: false }).waitFor()
    await ask().getByText('Its column "landing" stays, with the answers in it.', { exact: false }).waitFor()
    await ask().getByRole('button', { name: 'Save' }).click()
    await expect.poll(onDisk).not.toContain('landing, is: other')
    expect(onDisk()).toContain('label: Message, rows: 5')
    expect(changed().come).toEqual([])
  })

  slow('a renamed question is renamed in mails and conditions too', async () => {
    project.change(
      /label: Message, rows: 5([\s\S]*)\[answers\]/,
      'label: Message, when: { field: landing, is: other }, rows: 5$1[landing]: [answers]',
    )
    await question('Message, Several lines of text, sometimes').waitFor()
    const fields = await openQuestion('Landing, One choice from a list')
    await fields.getByLabel('Name', { exact: true }).fill('sector')
    await page.keyboard.press('Enter')
    await ask().getByText('The column "landing" stays, with the answers stored so far.', { exact: false }).waitFor()
    await ask().getByRole('button', { name: 'Save' }).click()
    await expect.poll(onDisk).toContain('[sector]: [answers]')
    expect(onDisk()).toContain('when: { field: sector, is: other }')
    expect(onDisk()).toContain('- name: sector')
    await question('Landing, One choice from a list').click()
  })

  slow('a question whose column cannot store its new type is saved under another name', async () => {
    const fields = await openQuestion('Phone, Telephone number')
    await fields.getByRole('button', { name: /^Telephone number/ }).click()
    await panel.getByRole('option', { name: /^Number/ }).click()
    await ask().getByText('it cannot take numbers', { exact: false }).waitFor()
    await ask().getByRole('button', { name: 'Save as phone_2' }).click()
    await expect.poll(() => changed().come).toEqual([expect.stringContaining('name: phone_2, type: number')])
    expect(changed().come[0]).not.toContain('when')
    await question('Phone, Number').click()
  })

  slow(
    'the first and last day of a question are set by keys and by a calendar, in the notation of the schema',
    async () => {
      project.change(
        '    submit: { label: Ask',
        '      - { name: day, type: date, label: Day }\n    submit: { label: Ask',
      )
      const fields = await openQuestion('Day, Day')
      const first = fields.getByLabel('From', { exact: true })
      await first.press('Home')
      await page.keyboard.type('05042026')
      expect(await first.inputValue()).toBe('2026-05-04')
      expect(await ask().count()).toBe(0)
      await page.keyboard.press('Enter')
      await ask().getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => changed().come).toEqual(['- { name: day, type: date, label: Day, from: 2026-05-04 }'])
      await expectNoFaults(page, 'a day')
      // A press on the field comes before what its calendar fills in.
      await first.dispatchEvent('pointerdown')
      await first.fill('2026-05-06')
      await ask().getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => changed().come.join()).toContain('from: 2026-05-06')
      await fields.getByRole('button', { name: 'From: leave it out' }).click()
      await ask().getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => changed().come).toEqual(['- { name: day, type: date, label: Day }'])
      await question('Day, Day').click()
    },
  )

  slow('a question is moved by the keyboard, and its copy gets a distinct name', async () => {
    const order = () => [...onDisk().matchAll(/^ {6}- (?:\{ )?name: (\w+)/gm)].map(([, name]) => name)
    const before = order()
    await question('Phone, Telephone number').focus()
    const keys = ['Home', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter']
    for (const key of keys) await page.keyboard.press(key)
    await expect.poll(order).toEqual(['name', 'phone', 'email', ...before.slice(3)])
    expect(changed()).toEqual({ gone: [], come: [] })
    await expect.poll(() => panel.locator(':focus').getAttribute('aria-label')).toBe('Phone, Telephone number')
    await question('Phone, Telephone number').getByRole('button', { name: 'Duplicate: Phone' }).click()
    await ask().getByRole('button', { name: 'Save' }).click()
    await expect.poll(order).toEqual(['name', 'phone', 'phone_2', 'email', ...before.slice(3)])
  })
})

slow('the Forms tab passes the accessibility check in each state, at three widths, in both schemes', async () => {
  const fields = await openQuestion('Phone, Telephone number')
  await expectNoFaults(page, 'question')
  await fields.locator('.switch-field').click()
  await ask().waitFor()
  await expectNoFaults(page, 'asked')
  await ask().getByRole('button', { name: 'Cancel' }).click()
  await question('Phone, Telephone number').click()
  await panel.getByRole('button', { name: 'Add a question' }).click()
  await expectNoFaults(page, 'adding')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await page.setViewportSize({ width: 1280, height: 800 })
})

it('the backend of the preview stores the answer to a new question at once, in the announced column', async () => {
  project.change(
    '    submit: { label: Ask',
    '      - { name: budget, type: number, label: Budget }\n    submit: { label: Ask',
  )
  await page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Budget', { exact: false }).fill('1200')
  await page.locator('[name=name]').fill('Ada')
  await page.locator('[name=email]').fill('ada@example.org')
  await page.locator('[name=organization]').fill('Engine')
  await page.getByRole('button', { name: 'Ask for a crossing' }).click()
  await page.getByRole('region', { name: 'Requests' }).locator('[data-column=budget]', { hasText: '1200' }).waitFor()
})
