// Typing on the page of the preview, and a value in its panel: where engines differ in editable elements.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Project, previewProject } from '../../preview/preview-project.ts'
import type { Visiting, Visitor } from '../visitor.ts'

const heading = 'Coming with a school?'
const textSelector = '[data-lectern-text]'
const typing = '[data-lectern-typing]'

let project: Project
const onDisk = () => readFileSync(join(project.folder, 'site.yaml'), 'utf8')
const becomes = (words: string) => expect.poll(onDisk, { timeout: 20_000 }).toContain(words)

/** Runs in the page. Presses a button of the bar or a note by its words, without its icon. */
function pressInChrome(words: string): boolean {
  const wordsOf = (button: Element) =>
    [...button.childNodes]
      .filter((node) => !(node instanceof Element && node.matches('[aria-hidden]')))
      .map(({ textContent }) => textContent)
      .join('')
      .trim()
  const tree = document.querySelector('lectern-preview')?.shadowRoot
  const button = [...(tree?.querySelectorAll('button') ?? [])].find((one) => wordsOf(one) === words)
  if (!button || button.disabled) return false
  button.click()
  return true
}

const press = ({ until }: Visitor, words: string) => until(`the button ${words}`, pressInChrome, words)

/** Runs in the page. */
const textOf = (css: string) => document.querySelector(css)?.textContent?.replaceAll('\u00a0', ' ')

async function editing(visit: Visiting): Promise<Visitor> {
  const visitor = await visit('B', { preview: `${project.preview.url}` })
  await visitor.open('/')
  await press(visitor, 'Edit')
  await visitor.see({ css: textSelector, text: heading })
  return visitor
}

/** Runs in the page. Moves the cursor to the end of the edited text. */
function toEnd(css: string) {
  const field = document.querySelector(css)
  if (field) getSelection()?.selectAllChildren(field)
  getSelection()?.collapseToEnd()
  return true
}

export const editOnThePage = (visit: Visiting) =>
  describe('editing on the page', () => {
    beforeAll(async () => {
      project = await previewProject()
    })
    afterEach(() => project?.save(project.original))
    // Further journeys of the file open projects at the same place.
    afterAll(() => project?.close())

    it('a click on a text starts editing it, Enter saves it, and Undo restores the file to the byte', async () => {
      const visitor = await editing(visit)
      await visitor.click({ css: textSelector, text: heading })
      await visitor.see(typing)
      await visitor.run(toEnd, typing)
      await visitor.tab.type(' Or a choir?')
      expect(await visitor.run(textOf, typing)).toBe(`${heading} Or a choir?`)
      await visitor.tab.key('Enter')
      await becomes(`title: ${heading} Or a choir?\n`)
      await visitor.see({ css: 'h2', text: `${heading} Or a choir?` })
      await press(visitor, 'Undo')
      await expect.poll(onDisk, { timeout: 20_000 }).toBe(project.original)
      expect(await visitor.complaints()).toEqual([])
    })

    it('a fact is inserted by typing a brace and removed again, and words are typed before and after it', async () => {
      const visitor = await editing(visit)
      const { tab, run, until } = visitor
      await visitor.click({ css: textSelector, text: heading })
      await visitor.see(typing)
      await run(toEnd, typing)
      await tab.type(' {')
      await until('the list of facts', () =>
        Boolean(document.querySelector('lectern-preview')?.shadowRoot?.querySelector('[role=option]')),
      )
      await tab.type('season')
      await tab.key('Enter')
      await visitor.see(`${typing} [data-lectern-fact]`)
      await tab.type(' only')
      expect(await run(textOf, typing)).toBe(`${heading} March to October only`)
      // What is typed after a fact is not part of it.
      expect(await run(textOf, `${typing} [data-lectern-fact]`)).toBe('March to October')
      for (const _ of ' only') await tab.key('Backspace')
      expect(await run(textOf, typing)).toBe(`${heading} March to October`)
      await tab.key('Backspace')
      expect(await run(textOf, typing)).toBe(`${heading} `)
      await tab.type('{season}!')
      await until('the fact once more', textOf, `${typing} [data-lectern-fact]`)
      await tab.key('Enter')
      await becomes(`title: ${heading} {facts.season}!\n`)
      expect(await visitor.complaints()).toEqual([])
    })

    it('Control+Z removes an inserted fact and restores a removed one, and Control+Y does both again', async () => {
      const visitor = await editing(visit)
      const { tab, run, until } = visitor
      const says = (words: string) => expect.poll(() => run(textOf, typing), { timeout: 20_000 }).toBe(words)
      const isFact = () => run(textOf, `${typing} [data-lectern-fact][contenteditable=false]`)
      await visitor.click({ css: textSelector, text: heading })
      await visitor.see(typing)
      await run(toEnd, typing)
      await tab.type(' {season}')
      await until('the fact', textOf, `${typing} [data-lectern-fact]`)
      const whole = `${heading} March to October`
      await says(whole)
      await tab.key('Control+z')
      // The brace comes back, with the letters that were typed on the page before the list of facts had opened.
      expect(await run(textOf, typing)).toMatch(/ \{(s|se|sea|seas|seaso|season\}?)?$/)
      expect(await isFact()).toBeUndefined()
      await tab.key('Control+y')
      await says(whole)
      expect(await isFact()).toBe('March to October')
      await tab.key('Backspace')
      await says(`${heading} `)
      await tab.key('Control+z')
      await says(whole)
      expect(await isFact()).toBe('March to October')
      await tab.key('Control+y')
      await says(`${heading} `)
      await tab.key('Control+z')
      await tab.key('Enter')
      await becomes(`title: ${heading} {facts.season}\n`)
      expect(await visitor.complaints()).toEqual([])
    })

    it("the browser's own Undo and Redo, as in its menu, do what Control+Z and Control+Y do, and are offered once there is something to do", async () => {
      const visitor = await editing(visit)
      const { tab, run } = visitor
      const says = (words: string) => expect.poll(() => run(textOf, typing), { timeout: 20_000 }).toBe(words)
      const offered = () =>
        run(() => ['undo', 'redo'].filter((command) => document.queryCommandEnabled(command)).join(' and '))
      const offers = (commands: string) => expect.poll(offered, { timeout: 20_000 }).toBe(commands)
      const choose = (command: string) => run((name) => document.execCommand(name), command)
      await visitor.click({ css: textSelector, text: heading })
      await visitor.see(typing)
      await run(toEnd, typing)
      await offers('')
      await tab.type(' Or')
      await offers('undo')
      await tab.type(' two?')
      await choose('undo')
      await says(`${heading} Or `)
      await offers('undo and redo')
      await tab.key('Control+y')
      await says(`${heading} Or two?`)
      await choose('undo')
      await says(`${heading} Or `)
      await offers('undo and redo')
      await choose('redo')
      await says(`${heading} Or two?`)
      await tab.type('!')
      await tab.key('Enter')
      await becomes(`title: ${heading} Or two?!\n`)
      expect(await visitor.complaints()).toEqual([])
    })

    it('a fact is inserted into the words of a button, which are typed where they stand', async () => {
      const visitor = await editing(visit)
      const { tab, run, until } = visitor
      await visitor.open('/contact')
      await visitor.click(`main button ${textSelector}, main button${textSelector}`)
      await visitor.see(typing)
      const words = await run(textOf, typing)
      await run(toEnd, typing)
      await tab.type(' {')
      await until('the list of facts', () =>
        Boolean(document.querySelector('lectern-preview')?.shadowRoot?.querySelector('[role=option]')),
      )
      await tab.type('season')
      await tab.key('Enter')
      await visitor.see(`${typing} [data-lectern-fact]`)
      await tab.type('!')
      expect(await run(textOf, typing)).toBe(`${words} March to October!`)
      await tab.key('Enter')
      await becomes('{facts.season}!')
      await visitor.see({ css: 'main button', text: `${words} March to October!` })
      expect(await visitor.complaints()).toEqual([])
    })

    it('formatted text is pasted as Markdown, or as plain text', async () => {
      const visitor = await editing(visit)
      const paste = (css: string) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', '<p>See <b>this</b> and <a href="/contact">that</a>. </p>')
        clipboardData.setData('text/plain', 'See this and that. ')
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        // Firefox drops data that a script has put into an event.
        Object.defineProperty(event, 'clipboardData', { value: clipboardData })
        document.querySelector(css)?.dispatchEvent(event)
        return true
      }
      await visitor.click({ css: textSelector, text: heading })
      await visitor.see(typing)
      await visitor.run(toEnd, typing)
      await visitor.run(paste, typing)
      expect(await visitor.run(textOf, typing)).toContain(`${heading}See this and that.`)
      await visitor.tab.key('Enter')
      await becomes(`title: ${heading}See this and that.\n`)
      await visitor.open('/privacy')
      await visitor.click({ css: `main .prose${textSelector}, main .prose ${textSelector}` })
      await visitor.see('[data-lectern-typing=rich]')
      await visitor.run(toEnd, typing)
      await visitor.tab.type('\n\n')
      await visitor.run(paste, typing)
      await press(visitor, 'Save')
      await becomes('See **this** and [that](/contact).')
      expect(await visitor.complaints()).toEqual([])
    })

    it('a value of a section is changed in the panel', async () => {
      const visitor = await editing(visit)
      const { until, tab } = visitor
      await press(visitor, 'Sections')
      // The panel selects its first tab some moments after it is rendered.
      await until('the panel to have the focus', () => {
        const panel = document.querySelector('lectern-preview')?.shadowRoot?.querySelector('iframe')?.contentDocument
        return panel?.activeElement?.getAttribute('role') === 'tab'
      })
      await until('the first section', () => {
        const panel = document.querySelector('lectern-preview')?.shadowRoot?.querySelector('iframe')?.contentDocument
        const row = panel?.querySelector<HTMLElement>('[role=row]')
        row?.focus()
        return panel?.activeElement === row && row !== undefined
      })
      await tab.key('Enter')
      await until('the fields of the hero', () => {
        const panel = document.querySelector('lectern-preview')?.shadowRoot?.querySelector('iframe')?.contentDocument
        return [...(panel?.querySelectorAll('h2') ?? [])].some((one) => one.textContent === 'Opening')
      })
      await until('the title of the hero', () => {
        const panel = document.querySelector('lectern-preview')?.shadowRoot?.querySelector('iframe')?.contentDocument
        const label = [...(panel?.querySelectorAll('label') ?? [])].find((one) => one.textContent === 'Title')
        const input = label && panel?.getElementById(label.htmlFor)
        input?.focus()
        if (input && 'select' in input && typeof input.select === 'function') input.select()
        return input !== undefined && input !== null && panel?.activeElement === input
      })
      await tab.type('Said in the panel')
      await tab.key('Enter')
      await becomes('title: Said in the panel\n')
      await visitor.see({ css: 'h1', text: 'Said in the panel' })
      expect(await visitor.complaints()).toEqual([])
    })
  })
