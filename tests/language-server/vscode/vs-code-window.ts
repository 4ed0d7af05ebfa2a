// Drives a window of VS Code by keys and reads what it displays. Places in a file are given by the words there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** Milliseconds that VS Code may take to update its display on a busy machine. */
const timeout = 60_000

export class VsCodeWindow {
  /** The file in the active editor. */
  private file = ''

  private constructor(
    readonly page: Page,
    readonly folder: string,
  ) {}

  /** Opens the window and waits until its files are listed. */
  static async of(page: Page, folder: string): Promise<VsCodeWindow> {
    page.setDefaultTimeout(timeout)
    await page.locator('.explorer-folders-view .monaco-list-row').first().waitFor()
    return new VsCodeWindow(page, folder)
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }
  type = (text: string): Promise<void> => this.page.keyboard.type(text)

  /** Types words and Enter at a person's speed, and accepts no completion. */
  async typeLine(words: string): Promise<void> {
    const delay = 40
    await this.page.keyboard.type(words, { delay })
    await this.page.keyboard.press('Escape', { delay })
    await this.page.keyboard.press('Enter', { delay })
  }

  /** Runs a command of the palette by its title. */
  async command(title: string): Promise<void> {
    await this.press('F1')
    await this.page.locator('.quick-input-widget input[type=text]').pressSequentially(title)
    await this.page.locator('.quick-input-list .monaco-list-row', { hasText: title }).first().click()
  }

  /** Runs a task of `tasks.json`, again where VS Code has not read it yet. */
  async task(label: string): Promise<void> {
    const row = this.page.locator('.quick-input-list .monaco-list-row', { hasText: label })
    const isListed = async () => {
      await this.press('Escape')
      await this.command('Tasks: Run Task')
      const listed = row.first().waitFor({ timeout: 5000 })
      return listed.then(
        () => true,
        () => false,
      )
    }
    await expect.poll(isListed, { timeout }).toBe(true)
    await row.first().click()
  }

  /** Opens a file from the explorer. `path`: below the folder of the window, or of its workspace file. */
  async open(path: string): Promise<void> {
    this.file = join(this.folder, path)
    const row = (file: string) =>
      this.page.locator('.explorer-folders-view .monaco-list-row', {
        // The name ends with its path and number of problems.
        has: this.page.locator(`.monaco-icon-label:is([aria-label$="${file}"], [aria-label*="${file} •"])`),
      })
    const parts = path.split('/')
    const tab = this.page.locator('.tab.active', { hasText: parts.at(-1) })
    // Rows move while folders are listed, so that a click may miss.
    await expect
      .poll(async () => {
        for (const at of parts.keys()) {
          const place = row(join(this.folder, ...parts.slice(0, at + 1)))
          if (at === parts.length - 1) await place.dblclick()
          else if (at > 0 || (await place.count()) > 0)
            if ((await place.getAttribute('aria-expanded')) === 'false') await place.click()
        }
        return tab.count()
      })
      .toBe(1)
    await this.page.locator('.editor-instance .view-line').first().waitFor()
  }

  /** Puts the cursor before the first of these words in the file on the disk, or that many characters after it. */
  async goTo(words: string, past = 0): Promise<void> {
    const text = readFileSync(this.file, 'utf8')
    const at = text.indexOf(words)
    if (at < 0) throw new Error(`${this.file} does not say ${words}`)
    const before = text.slice(0, at + past).split('\n')
    const [line, column] = [before.length, (before.at(-1) ?? '').length + 1]
    await this.press('Control+g')
    await this.page.locator('.quick-input-widget input[type=text]').pressSequentially(`${line}:${column}`)
    await this.press('Enter')
    await this.cursorAt(line, column)
  }

  cursorAt(line: number, column: number): Promise<void> {
    return this.page.locator(`#status\\.editor\\.selection:has-text("Ln ${line}, Col ${column}")`).waitFor()
  }

  goBehind = (words: string): Promise<void> => this.goTo(words, words.length)

  /** Saves, and returns the text on the disk. */
  async save(): Promise<string> {
    await this.press('Control+s')
    await this.page.locator('.tab.active:not(.dirty)').waitFor()
    return readFileSync(this.file, 'utf8')
  }

  /** Returns the entries of the Problems panel, one line each. */
  problems = async (): Promise<string[]> => {
    const rows = await this.page.locator('.markers-panel .monaco-list-row:has(.marker-source)').allInnerTexts()
    return rows.map((row) => row.replaceAll('\n', ' '))
  }

  /** Waits for a name in the completion menu, and reopens the menu where it has closed. */
  async suggested(label: string): Promise<Locator> {
    const named = this.page.locator('.suggest-widget.visible .monaco-list-row', {
      has: this.page.locator('.label-name', { hasText: label }),
    })
    const isThere = () => named.first().waitFor({ timeout: 5000 })
    await isThere().catch(() => this.press('Control+Space').then(isThere))
    return named.first()
  }

  /** Moves down the completion menu to a name, and accepts it by Enter. */
  async accept(label: string): Promise<void> {
    const row = await this.suggested(label)
    while (!(await row.evaluate((one) => one.classList.contains('focused')))) await this.press('ArrowDown')
    await this.press('Enter')
    // The menu may have opened again, with the choices of the value.
    await row.waitFor({ state: 'hidden' })
  }

  /** Returns the tooltip at the cursor; retries while the server is starting. */
  async hover(): Promise<string> {
    const shown = this.page.locator('.monaco-hover:visible .hover-contents')
    const ask = async () => {
      await this.press('Control+k', 'Control+i')
      return shown
        .first()
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        )
    }
    await expect.poll(ask, { timeout }).toBe(true)
    return (await shown.allInnerTexts()).join('\n')
  }

  /** Accepts a quick fix in the open menu, where it is the first entry. */
  async fix(title: string): Promise<void> {
    await this.page.locator('.action-widget .monaco-list-row.focused', { hasText: title }).waitFor()
    await this.press('Enter')
  }

  lens = (words: string): Locator => this.page.locator('.codelens-decoration a', { hasText: words })

  /** Closes every file and discards unsaved changes. */
  async reset(): Promise<void> {
    await expect
      .poll(async () => {
        await this.press('Escape', 'Escape', 'Control+Alt+z')
        return this.page.locator('.tab').count()
      })
      .toBe(0)
  }

  /** Returns the texts of the notifications. */
  messages = (): Promise<string[]> => this.page.locator('.notification-toast').allInnerTexts()

  async message(): Promise<string> {
    await this.page.locator('.notification-toast').first().waitFor()
    return (await this.messages()).join('\n')
  }

  /** Clicks a button of a notification. */
  answer = (words: string): Promise<void> =>
    this.page.locator('.notification-toast .monaco-button', { hasText: words }).click()

  /** Types a line in the open terminal, or in a new one. */
  async inTerminal(line: string): Promise<void> {
    await this.command('Terminal: Focus Terminal')
    await this.page.locator('.terminal-wrapper.active .xterm-screen').waitFor()
    await this.type(line)
    await this.press('Enter')
  }

  close = (): Promise<void> => this.page.context().close()
}
