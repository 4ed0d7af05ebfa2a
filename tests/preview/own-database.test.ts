import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { liveSite } from './edited-site.ts'

it('a page of the preview needs the database for any form that it shows, also for one in the footer', () => {
  const folder = temporaryFolder()
  cpSync(fileURLToPath(new URL('../fixtures/gym', import.meta.url)), folder, { recursive: true })
  const path = join(folder, 'site.yaml')
  const needs = () => {
    const live = liveSite(path)
    const pages = ['/rundbrief', '/team'].map((page) => live.shown({ path: page })?.needsBackend)
    live.close()
    return pages
  }
  expect(needs()).toEqual([true, false])
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/^( *)tagline:/m, '$1newsletter: { form: newsletter, title: Rundbrief }\n$&'))
  expect(needs()).toEqual([true, true])
})
