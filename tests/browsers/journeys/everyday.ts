// What an owner who knows no YAML does to a site in an ordinary week: by the mouse, by the keyboard alone, by a finger. After each edit the
// files have the lines of that edit, and no others.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffLines } from 'diff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Project, previewProject } from '../../preview/preview-project.ts'
import { editsOfThePage } from '../hands/everyday-edits.ts'
import { everydaySite } from '../hands/everyday-site.ts'
import { handNames, handOf } from '../hands/hands.ts'
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

export const everydayEdits = (visit: Visiting) =>
  describe.each(handNames)('an owner who knows no YAML, by %s', (name) => {
    let project: Project
    const files = everydaySite()
    beforeAll(async () => {
      project = await previewProject({ text: files.get('site.yaml'), files })
    })
    afterAll(() => project?.close())

    it('makes everyday edits, each of them in its own lines alone', async () => {
      const visitor = await visit('B', { preview: `${project.preview.url}`, isTouch: name === 'touch' })
      const hand = handOf(name, visitor)
      const onDisk = () => [...files.keys()].map((path) => readFileSync(join(project.folder, path), 'utf8'))
      const paths = [...files.keys()]
      await visitor.open('/')
      await hand.press({ is: 'button', called: 'Edit' })
      await hand.see({ is: 'text', called: 'A vet who knows' })
      let before = onDisk()
      for (const [at, { what, does, lines }] of editsOfThePage.entries()) {
        try {
          await does(hand)
          const linesSince = () => onDisk().flatMap((text, file) => changed(before[file] ?? '', text))
          await expect.poll(linesSince, { timeout: 20_000, message: what }).toEqual(lines)
        } catch (error) {
          throw new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error })
        } finally {
          if (shots) writeFileSync(join(shots, `${name}-${at}.png`), await visitor.tab.screenshot())
        }
        const now = onDisk()
        expect(paths.filter((_, file) => now[file] !== before[file])).toEqual(['site.yaml'])
        before = now
      }
      expect(await visitor.complaints()).toEqual([])
    }, 400_000)
  })
