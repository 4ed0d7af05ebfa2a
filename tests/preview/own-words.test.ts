// All texts of a page are equal, and written in every way: anchors, merges, an included file, a fragment, facts, a
// block of the site's own. The same site with distinct texts shows which line each place of the page belongs to.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, expect, vi } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import { newVisitor } from '../browser/browser.ts'
import { startCommand } from '../start-command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { slow } from '../whole-suite.ts'
import { edit, note } from './edited-page.ts'

const practice = readFileSync(new URL('../../examples/practice/site.yaml', import.meta.url), 'utf8')
const theme = practice.slice(practice.indexOf('    theme:\n'), practice.indexOf('    layout:\n'))
const manifest = `lectern: 1
reading: A
site: { name: Plain, url: https://www.plain.example, language: en, email: us@plain.example }
facts: { word: Word01 }
fragments:
  shared:
    type: prose
    title: Word02
    text: Word03
readings:
  A:
${theme}
    layout:
      header: { links: [{ label: Home, to: / }] }
      footer:
        tagline: Word04
        navigation: { title: Word05, links: [{ label: Home, to: / }] }
        contact: { title: Reach us, email: us@plain.example }
        copyright: Word19
    include: more.yaml
    routes:
      /:
        title: A title
        description: What the page is about.
        blocks:
          - type: hero
            eyebrow: Word06
            title: Word07
            text: Word08
            pillars:
              - &pillar
                title: Word09
                text: Word10
              - <<: *pillar
                title: Word11
              - title: "{facts.word}"
                text: Word12
          - use: shared
          - type: echo
            title: Word13
            other: Word14
            words: Word15 Word15
`
const included = `/more:
  title: More
  description: What the other page is about.
  blocks:
    - type: page-intro
      eyebrow: Word16
      title: Word17
      text: Word18
`
const files: Record<string, string> = {
  'blocks/echo/schema.ts': `import { defineBlock, text } from 'lectern'
const words = (about: string) => text({ about })
export default defineBlock({ title: words('One.'), other: words('Two.'), words: words('Three.') }, { about: 'A try.' })\n`,
  'blocks/echo/view.tsx': `import { Section } from 'lectern'
export default ({ title, other, words }: Record<'title' | 'other' | 'words', string>) => <Section>
  <h2>{title.toUpperCase()}</h2>
  <p>{other}</p>
  <p>{words.split(' ').map((word, at) => <b key={at}>{word} </b>)}</p>
  {title === other && <p>{other}</p>}
</Section>\n`,
  'blocks/echo/examples.yaml': 'default: { title: A, other: B, words: C D }\n',
}

const folder = temporaryFolder()
const same = (text: string) => text.replace(/Word\d\d/g, 'Word00')
const unlike: Record<string, string> = { 'site.yaml': manifest, 'more.yaml': included }
const onDisk = (file: string) => readFileSync(join(folder, file), 'utf8')
let page: Page
let url = ''

const write = (path: string, text: string) => putFiles(folder, { [path]: text })

beforeAll(async () => {
  for (const [path, text] of Object.entries({ ...files, ...unlike })) write(path, text)
  const words = ['dev', '--manifest', join(folder, 'site.yaml'), '--data', join(folder, 'data'), '--port', '0']
  const { output } = startCommand(words, { env: { CI: 'true' } })
  const address = () => /http:\/\/[^:\s]+:\d+/.exec(output())?.[0]
  url = await vi.waitUntil(address, { timeout: 60_000 }).catch(() => {
    throw new Error(output())
  })
  page = await (await newVisitor({ bypassCSP: true })).newPage()
}, 150_000)

/** Each editable element by its selector, with its text. */
const shown = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root [data-lectern-text]')].map((start) => {
      const steps: string[] = []
      for (let here = start; here.id !== 'root' && here.parentElement; here = here.parentElement)
        steps.unshift(`:nth-child(${[...here.parentElement.children].indexOf(here) + 1})`)
      return [`#root > ${steps.join(' > ')}`, start.textContent?.trim() ?? ''] as const
    }),
  )

/** How many lines are shown on a page. */
const linesOf: Record<string, number> = { '/': 16, '/more': 6 }

/** The file and the number of the line that a word is written in. */
function lineOf(shownWords: string): string {
  const word = /word\d\d/i.exec(shownWords)?.[0].toLowerCase().replace('word01', '"{facts.word}"') ?? shownWords
  for (const [file, text] of Object.entries(unlike)) {
    const at = text.split('\n').findIndex((line) => line.toLowerCase().includes(word))
    if (at >= 0) return `${file}:${at + 1}`
  }
  return ''
}

function changedLines(): string[] {
  return Object.entries(unlike).flatMap(([file, text]) => {
    const before = same(text).split('\n')
    const now = onDisk(file).split('\n')
    return now.length === before.length
      ? now.flatMap((line, at) => (line === before[at] ? [] : [`${file}:${at + 1}`]))
      : [`${file} has ${now.length} lines`]
  })
}

async function drawn(path: string, texts: Record<string, string>, words: RegExp) {
  for (const [file, text] of Object.entries(texts)) write(file, text)
  await page.goto(url + path)
  await page.locator('#root h1').filter({ hasText: words }).waitFor()
}

const alike = Object.fromEntries(Object.entries(unlike).map(([file, text]) => [file, same(text)]))

/** Types into the element; returns the changed lines, or why it is refused. */
async function typeInto(place: string): Promise<string> {
  await page.locator(place).click({ position: { x: 4, y: 8 } })
  await page.locator('[data-lectern-typing]').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Other')
  await page.keyboard.press('Control+Enter')
  const everywhere = note(page).getByRole('button', { name: /^Change (?:all|it)/ })
  const refusal = note(page).locator('.says.wrong')
  const outcome = async () => {
    if (await everywhere.isVisible()) await everywhere.click()
    const changed = changedLines()
    return changed.length > 0 ? `${changed}` : (await refusal.isVisible()) ? ((await refusal.textContent()) ?? '') : ''
  }
  await expect.poll(outcome, { timeout: 20_000 }).not.toBe('')
  return outcome()
}

slow.each(['/', '/more'])(
  'on %s each text is edited in its own line, and Alt+click opens that line',
  async (path) => {
    await drawn(path, unlike, /word(07|17)/i)
    if (path === '/') await edit(page)
    else await page.locator('main [data-lectern-text]').first().waitFor()
    const places = (await shown()).filter(([, words]) => /word\d\d/i.test(words))
    expect(new Set(places.map(([, words]) => lineOf(words))).size).toBe(linesOf[path])
    await drawn(path, alike, /word00/i)
    await page.locator('#root [data-lectern-text]').first().waitFor()
    for (const [place, words] of places) {
      const line = lineOf(words)
      const answer = page.waitForResponse('**/__lectern/open')
      await page.locator(place).click({ modifiers: ['Alt'], position: { x: 4, y: 8 } })
      const { origins } = (await (await answer).json()) as { origins: { file: string; line: number }[] }
      expect.soft(`${basename(origins[0]?.file ?? '')}:${origins[0]?.line}`, `Alt+click on ${words}`).toBe(line)
      expect.soft(await typeInto(place), `what is typed into ${words}`).toBe(line)
      for (const [file, text] of Object.entries(alike)) write(file, text)
      await expect.poll(() => page.locator('#root').textContent(), { timeout: 20_000 }).not.toContain('Other')
    }
  },
  150_000,
)
