// Own blocks on a built site: when untouched islands run their effects, and how tables are laid out.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedFolder } from '../../tools/shared/served-folder.ts'
import { newVisitor } from '../browser/browser.ts'
import { beyondWindow, brokenAt } from '../pages/words-and-drawings.ts'
import { engineContext } from '../repository/engine-context.ts'
import { runCommand } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const { engine } = engineContext()
const site = temporaryFolder()
const out = join(site, 'dist')
let served: Awaited<ReturnType<typeof servedFolder>>

beforeAll(async () => {
  cpSync(join(engine, 'examples/practice'), site, { recursive: true })
  cpSync(join(engine, 'examples/own-blocks/blocks'), join(site, 'blocks'), { recursive: true })
  const own = (file: string) => join(site, 'blocks/opening-hours', file)
  writeFileSync(
    own('open-now.tsx'),
    `import { useEffect, useState } from 'react'
export function OpenNow({ when }: { when: string }) {
  const [acts, act] = useState(false)
  useEffect(() => act(true), [])
  return <p hidden={when === 'idle' && !acts} className={when}>{acts ? when + ' acts' : when + ' waits'} <button type="button">More</button></p>
}\n`,
  )
  writeFileSync(own('style.css'), '.opening-hours-spacer { height: 3000px }\n')
  const view = readFileSync(own('view.tsx'), 'utf8')
  const islands = ['touch', 'visible', 'idle'].map(
    (when) => `<Island name="opening-hours" component={OpenNow} props={{ when: '${when}' }} when="${when}" />`,
  )
  const far =
    '<div className="opening-hours-spacer" /><Island name="opening-hours" component={OpenNow} props={{ when: "far" }} when="visible" />'
  const cells = ['Day ticket with shoes and rope included', 'Erwachsene', 'Ermässigung', '12.50']
  const table = `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`
  writeFileSync(
    own('view.tsx'),
    view.replace(/<table[\s\S]*<\/table>/, '').replace(/<Island .*\/>/, `${islands.join('')}${far}${table}`),
  )
  const page = join(site, 'pages/hours.yaml')
  const block = '    - { type: opening-hours, title: Our hours, days: [{ day: Monday, from: "08:30", to: "18:30" }] }\n'
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('    - use: in-an-emergency\n', `${block}    - use: in-an-emergency\n`),
  )
  const { code, output } = await runCommand(['build', '--manifest', join(site, 'site.yaml'), '--out', out])
  expect(code, output).toBe(0)
  served = await servedFolder({ folder: out, redirects: [], unknownPaths: { screen: 'not-found' } })
})
afterAll(() => served?.close())

describe('an island of an own block', () => {
  it('runs its effects when visible or when the browser is idle, as its view says, and otherwise once touched', async () => {
    const page = await (await newVisitor()).newPage()
    await page.goto(`${served.url}/hours`)
    const text = (name: string) => page.locator(`p.${name}`)
    await text('idle').getByText('idle acts').waitFor()
    await text('touch').scrollIntoViewIfNeeded()
    await text('visible').getByText('visible acts').waitFor()
    expect(await text('far').textContent()).toContain('far waits')
    expect(await text('touch').textContent()).toContain('touch waits')
    await text('touch').hover()
    await text('touch').getByText('touch acts').waitFor()
    await text('far').scrollIntoViewIfNeeded()
    await text('far').getByText('far acts').waitFor()
  })

  it('adds the script for that only to its own page', () => {
    const scripts = (file: string) => readFileSync(join(out, file), 'utf8').match(/assets\/untouched\.[^"]*\.js/g) ?? []
    expect(scripts('hours/index.html')).toHaveLength(1)
    expect(scripts('register/index.html')).toEqual([])
  })
})

describe('a table of an own block', () => {
  it('keeps its words unbroken on a phone, and stays within the window', async () => {
    const page = await (await newVisitor({ reducedMotion: 'reduce' })).newPage()
    await page.goto(`${served.url}/hours`)
    expect(await page.getByRole('cell').count()).toBe(4)
    expect(await brokenAt(page, [375, 768])).toEqual({})
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await page.evaluate(beyondWindow)).toEqual([])
  })
})
