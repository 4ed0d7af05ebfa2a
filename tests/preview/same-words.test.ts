// Which text is edited when several are equal or sections have moved: the clicked one, the shown one.
import type { Locator } from 'playwright'
import { describe, expect } from 'vitest'
import { edit } from '../../src/edit/edit.ts'
import { isRefusal } from '../../src/edit/operation.ts'
import { editableTexts } from '../../src/preview/session/editable-texts.ts'
import { slow } from '../whole-suite.ts'
import { bar, editedPage, note, openSection, press, text, typeInto } from './edited-page.ts'

const edited = editedPage()

describe('equal texts on a page', () => {
  /** By its position on the page. */
  const placeOf = (element: Locator) =>
    element.evaluate((start) => {
      const steps: string[] = []
      for (let here = start; here.id !== 'root' && here.parentElement; here = here.parentElement)
        steps.unshift(`:nth-child(${[...here.parentElement.children].indexOf(here) + 1})`)
      return `#root > ${steps.join(' > ')}`
    })

  slow('a clicked text is changed in its own line, though every text of the page is the same', async () => {
    const { project } = edited
    const { good } = project.preview.live
    if (!good) throw new Error('The manifest has mistakes.')
    const { texts } = editableTexts(good, 'A', '/')
    const isOn = ({ at, kind, raw }: (typeof texts)[number]) =>
      at[0] === 'readings' && at[4] === 'blocks' && kind !== 'markdown' && !raw.includes('{')
    const own = texts.filter(isOn)
    const page = await edited.editing('/')
    const places: [(typeof own)[number], string][] = []
    for (const one of own) {
      const found = page.locator('#root [data-lectern-text]').and(page.getByText(one.raw, { exact: true }))
      if ((await found.count()) === 1) places.push([one, await placeOf(found)])
    }
    expect(places.length).toBeGreaterThan(20)
    const same = edit(
      project.original,
      own.map(({ at }) => ({ do: 'set', path: at, value: 'Same', sharing: 'here' })),
    )
    if (isRefusal(same)) throw new Error(same.message)
    for (const [at, [{ at: path }, place]] of places.entries()) {
      if (at % Math.ceil(places.length / 8) > 0) continue
      project.save(same.text)
      // Items of a list are distinguished by their texts until the page is rendered again.
      await expect.poll(() => page.locator('#root h1').textContent()).toBe('Same')
      await page.reload()
      await text(page, 'Same').waitFor()
      await page.locator(place).click({ position: { x: 4, y: 8 } })
      await page.locator('[data-lectern-typing]').waitFor()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('Other')
      await page.keyboard.press('Enter')
      const wanted = edit(same.text, [{ do: 'set', path, value: 'Other', sharing: 'here' }])
      if (isRefusal(wanted)) throw new Error(wanted.message)
      await expect.poll(edited.onDisk).toBe(wanted.text)
    }
  })
})

slow('a panel edit of moved sections changes the section that the panel shows, and no other in its place', async () => {
  const { project, onDisk } = edited
  const page = await edited.editing('/')
  const panel = await openSection(page, /^Banner/)
  await panel.getByRole('button', { name: /^Make it a shared section/ }).waitFor()
  // The panel gets no further data.
  const deaf = '**/__lectern/edit/panel?*'
  await page.route(deaf, (route) => route.fulfill({ status: 503, body: '' }))
  try {
    const first = '          - { type: prose, title: New, text: Words. }\n'
    project.save(project.original.replace('        blocks:\n', `        blocks:\n${first}`))
    await page.getByRole('heading', { name: 'New', exact: true }).waitFor()
    await panel.getByRole('button', { name: /^Make it a shared section/ }).click()
    await expect.poll(() => onDisk()).toContain('- use: coming-with-a-school')
  } finally {
    await page.unroute(deaf)
  }
  await page.getByRole('heading', { name: 'New', exact: true }).waitFor()
  expect(await page.getByRole('heading', { name: 'Coming with a school?' }).count()).toBe(1)
})

slow(
  'a panel edit of moved sections changes the open section with its unsaved text, after another section was inserted above it',
  async () => {
    const { project, onDisk } = edited
    const page = await edited.editing('/')
    const panel = await openSection(page, /^Banner/)
    const title = panel.getByLabel('Title', { exact: true }).first()
    await title.fill('Coming with a class?')
    const above = '          - type: prose\n            title: Come above\n            text: By another hand.\n'
    const theirs = project.original.replace(/^ *- type: hero\n/m, (line) => above + line)
    project.save(theirs)
    await panel.getByRole('region', { name: 'Section 5' }).waitFor()
    expect(await title.inputValue()).toBe('Coming with a class?')
    await title.press('Enter')
    await expect.poll(onDisk).toBe(theirs.replace('Coming with a school?', 'Coming with a class?'))
  },
)

describe('a text of a fragment', () => {
  const own = '              title: Two of five in winter\n'

  slow('a text of a fragment that has no other place is saved without a question', async () => {
    const page = await edited.editing('/')
    await typeInto(page, 'Five landings', 'Many landings')
    await note(page).getByText('Version A’s own').waitFor()
    await page.keyboard.press('Enter')
    await edited.becomes('title: Five landings, one timetable', 'title: Many landings')
  })

  slow('a text of a fragment is changed in all its places, or in this place alone', async () => {
    const shared = edited.project.original.replace(own, '')
    edited.project.save(shared)
    const page = await edited.editing('/')
    await typeInto(page, 'Five landings', 'Many landings')
    await note(page).getByText('Shows in A and B').waitFor()
    await page.keyboard.press('Enter')
    await note(page).getByText('This stands in 2 places. Shows here and on / of B.').waitFor()
    await press(page, 'Only here')
    await expect
      .poll(edited.onDisk)
      .toBe(
        shared.replace(
          '- use: five-landings\n',
          '- use: five-landings\n            with:\n              title: Many landings\n',
        ),
      )
    await page.getByRole('heading', { name: 'Many landings' }).waitFor()
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: 'Five landings' }).waitFor()
    await typeInto(page, 'Five landings', 'All of them')
    await page.keyboard.press('Enter')
    await press(page, 'Change it in all 2 places')
    await expect.poll(edited.onDisk).toBe(shared.replace('title: Five landings, one timetable', 'title: All of them'))
  })
})

slow(
  'a value shared by a YAML alias is changed by the panel in all of its places, or in this place alone, as chosen',
  async () => {
    const { project, onDisk } = edited
    const shared = project.original
      .replace(
        '        title: Cross the estuary in your own time',
        '        title: &claim Cross the estuary in your own time',
      )
      .replace('            title: Cross the estuary in your own time', '            title: *claim')
    project.save(shared)
    const page = await edited.editing('/')
    const panel = await openSection(page, /^Opening/)
    for (const [choice, expected] of [
      ['Only here', shared.replace('title: *claim', 'title: Said here').replace('&claim ', '')],
      ['In all 2 places', shared.replace('&claim Cross the estuary in your own time', '&claim Said here')],
    ] as const) {
      await panel.getByLabel('Title', { exact: true }).first().fill('Said here')
      await page.keyboard.press('Tab')
      await panel.getByText('Title: This stands in several places.').waitFor()
      await panel.getByRole('button', { name: choice }).click()
      await expect.poll(onDisk).toBe(expected)
      await panel.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(onDisk).toBe(shared)
    }
  },
)
