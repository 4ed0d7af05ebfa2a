// What an owner who knows no YAML does to a site in an ordinary week: by the mouse, by the keyboard alone, by a finger. After each edit the
// files have the lines of that edit, and no others.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffLines } from 'diff'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Project, previewProject } from '../../preview/preview-project.ts'
import { editsOfAPage } from '../hands/edits-of-a-page.ts'
import { editsOfASite } from '../hands/edits-of-a-site.ts'
import { editsOfSections } from '../hands/edits-of-sections.ts'
import { everydaySite } from '../hands/everyday-site.ts'
import { type HandName, handNames, handOf } from '../hands/hands.ts'
import type { Visiting } from '../visitor.ts'

/** Where pictures of what is seen after each edit are put; left out, none is taken. */
const shots = process.env.SHOTS

const changed = (before: string, after: string): string[] =>
  diffLines(before, after).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => `${added ? '+' : '-'} ${line}`)
      : [],
  )

export const everydayEdits = (visit: Visiting, hands: readonly HandName[] = handNames) =>
  describe.each(hands)('an owner who knows no YAML, by %s', (name) => {
    let project: Project
    const files = everydaySite()
    const paths = [...files.keys()]
    beforeEach(async () => {
      project = await previewProject({ text: files.get('site.yaml'), files })
    })
    afterEach(() => project?.close())

    it.each([
      ['a text and a picture', editsOfAPage],
      ['sections', editsOfSections],
      ['look and pages', editsOfASite],
    ] as const)(
      'edits %s, each edit in its own lines alone',
      async (where, edits) => {
        const visitor = await visit('B', { preview: `${project.preview.url}`, isTouch: name === 'touch' })
        const hand = handOf(name, visitor)
        const onDisk = () => paths.map((path) => readFileSync(join(project.folder, path), 'utf8'))
        await visitor.open('/')
        await hand.press({ is: 'button', called: 'Edit' })
        await hand.see({ is: 'text', called: 'A vet who knows' })
        let before = onDisk()
        for (const [at, { what, does, files: touched = ['site.yaml'], lines }] of edits.entries()) {
          try {
            await does(hand)
            const linesSince = () => onDisk().flatMap((text, file) => changed(before[file] ?? '', text))
            await expect.poll(linesSince, { timeout: 20_000, message: what }).toEqual(lines)
          } catch (error) {
            throw new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error })
          } finally {
            if (shots) writeFileSync(join(shots, `${name}-${where}-${at}.png`), await visitor.tab.screenshot())
          }
          const now = onDisk()
          expect(paths.filter((_, file) => now[file] !== before[file])).toEqual(touched)
          before = now
        }
        expect(await visitor.complaints()).toEqual([])
      },
      400_000,
    )
  })
