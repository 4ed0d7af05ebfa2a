// Edits that an owner who knows no YAML makes in an ordinary week, by mouse, by keyboard alone and by touch. Each changes
// its own lines of the files and no others.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffLines } from 'diff'
import { afterEach, describe, expect, it } from 'vitest'
import { filesUnder } from '../../../src/files-under.ts'
import { type Project, previewProject } from '../../preview/preview-project.ts'
import { editsOfAPage } from '../hands/edits-of-a-page.ts'
import { editsOfASite } from '../hands/edits-of-a-site.ts'
import { editsOfEntries } from '../hands/edits-of-entries.ts'
import { editsOfSections } from '../hands/edits-of-sections.ts'
import { everydaySite, everydaySiteWithNews } from '../hands/everyday-site.ts'
import { type HandName, handNames, handOf } from '../hands/hands.ts'
import type { Visiting } from '../visitor.ts'

/** Folder for screenshots after each edit; none are taken without it. */
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

const isText = (path: string) => /\.(yaml|md)$/.test(path)

/** Path → content of the owner's files. */
function filesOf({ folder }: Project): Map<string, string> {
  const owned = ['pages', 'content', 'texts', 'images', 'public']
  const inFolders = owned.flatMap((name) => filesUnder(join(folder, name)).map((path) => `${name}/${path}`))
  const paths = ['site.yaml', ...inFolders.sort()]
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), isText(path) ? 'utf8' : 'latin1')]))
}

/** Paths of the files that differ, and the changed lines of text files. */
function differenceOf(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) {
  const files = [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path))
  const lines = files.filter(isText).flatMap((path) => changed(before.get(path) ?? '', now.get(path) ?? ''))
  return { files, lines }
}

export const everydayEdits = (visit: Visiting, hands: readonly HandName[] = handNames) =>
  describe.each(hands)('an owner who knows no YAML, by %s', (name) => {
    let project: Project | undefined
    afterEach(() => project?.close())

    it.each([
      ['a text and a picture', editsOfAPage, everydaySite],
      ['sections', editsOfSections, everydaySite],
      ['look and pages', editsOfASite, everydaySite],
      ['news and languages', editsOfEntries, everydaySiteWithNews],
    ] as const)(
      'edits %s, each edit in its own lines alone',
      async (where, edits, siteFiles) => {
        const files = siteFiles()
        const opened = await previewProject({ text: files.get('site.yaml'), files, at: '2026-10-20' })
        project = opened
        const visitor = await visit('B', { preview: `${opened.preview.url}`, isTouch: name === 'touch' })
        const hand = handOf(name, visitor)
        await visitor.open('/')
        await hand.press({ is: 'button', called: 'Edit' })
        await hand.see({ is: 'text', called: 'A vet who knows' })
        let before = filesOf(opened)
        for (const [at, { what, does, files: touched = ['site.yaml'], lines }] of edits.entries()) {
          const difference = () => differenceOf(before, filesOf(opened))
          try {
            await does(hand)
            await expect.poll(difference, { timeout: 20_000, message: what }).toEqual({ files: touched, lines })
          } catch (error) {
            throw new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error })
          } finally {
            if (shots) writeFileSync(join(shots, `${name}-${where}-${at}.png`), await visitor.tab.screenshot())
          }
          before = filesOf(opened)
        }
        expect(await visitor.complaints()).toEqual([])
      },
      400_000,
    )
  })
