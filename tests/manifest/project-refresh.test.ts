import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { putFiles } from '../../bench/put-files.ts'
import { Project } from '../../src/project/project.ts'
import { bakery } from '../fixtures/bakery.ts'
import { temporaryFolder } from '../temporary-folder.ts'

let project: Project
let page: string
let manifest: string

beforeEach(() => {
  const folder = temporaryFolder()
  const own =
    '/own:\n  title: Own\n  description: A page of its own.\n  unlisted: true\n  blocks:\n    - { type: page-intro, title: Own, text: Words. }\n'
  putFiles(folder, {
    'site.yaml': bakery.replace(/^ {4}routes:/m, '    include: pages/*.yaml\n    routes:'),
    'pages/own.yaml': own,
  })
  manifest = join(folder, 'site.yaml')
  page = join(folder, 'pages', 'own.yaml')
  project = new Project({ manifest, root: folder })
  expect(project.current()?.source.texts.size).toBe(1)
})

it('notices a change of the named file', () => {
  appendFileSync(page, '# more\n')
  expect(project.refresh(new Set([page]))).toEqual(new Set([page]))
})

it('leaves other files to the next look at all of them', () => {
  appendFileSync(manifest, '# more\n')
  expect(project.refresh(new Set([page])).size).toBe(0)
  expect(project.refresh()).toEqual(new Set([manifest]))
})

it('looks at all files where the named one was not read under this path', () => {
  appendFileSync(page, '# more\n')
  expect(project.refresh(new Set([join(page, '..', '..', 'elsewhere.yaml')]))).toEqual(new Set([page]))
})
