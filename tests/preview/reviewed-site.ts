// A small site with the Review sheet's server part, in a real repository on request.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CommitRequest, HistoryAnswer } from '../../src/history/history-messages.ts'
import type { Review, ReviewChange } from '../../src/preview/review/review-messages.ts'
import { type Editing, startEditing } from '../../src/preview/server/edits/editing.ts'
import type { LiveManifest } from '../../src/preview/session/live-manifest.ts'
import { liveSite } from './edited-site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const look = /^ {4}theme:\n(?: {6}.*\n)+/m.exec(readFileSync(join(root, 'templates/blank/site.yaml'), 'utf8'))?.[0]
export const original = `lectern: 1
reading: A
site:
  name: Mill Bakery
  url: https://mill.example
  language: en
  email: hello@mill.example
facts:
  hours: eight to six
readings:
  A:
${look}    layout:
      header:
        links: [{ label: Home, to: / }]
      footer:
        tagline: Bread, daily.
        navigation: { title: Pages, links: [{ label: Home, to: / }] }
        contact: { title: Contact, email: hello@mill.example }
        copyright: © 2026 Mill Bakery
        links: [{ label: About, to: /about }]
    unknownPaths: { screen: error }
    routes:
      /:
        title: Home
        description: Bread that is worth the walk.
        blocks:
          # What people see first.
          - type: hero
            title: "Bread: worth the walk"
            text: We bake from {facts.hours}.
          - type: prose
            title: What is in it
            text: Flour, water, salt.
          - type: banner
            title: Come by
            text: The oven is warm.
            action: { label: Home, to: / }
      /about:
        title: About
        description: Who bakes here, and since when it has been so.
        blocks:
          - type: prose
            title: Who bakes
            text: Two bakers and an oven.
`

export interface ReviewedSite {
  folder: string
  editing: Editing
  live: LiveManifest
  git: (...args: string[]) => string
  save: (text: string) => void
  /** Saves the manifest with some words replaced; throws when they are missing. */
  change: (...pairs: [string, string][]) => void
  onDisk: () => string
  state: () => Promise<Review>
  /** Every change as one line. */
  words: () => Promise<string[] | undefined>
  /** Answers with its sentences joined. */
  commit: (asked?: Partial<CommitRequest>) => Promise<object>
  push: () => Promise<object>
  close: () => void
}

export function reviewedSite({ git: wanted }: { git: boolean }): ReviewedSite {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-review-'))
  const manifest = join(folder, 'site.yaml')
  writeFileSync(manifest, original)
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  if (wanted) {
    writeFileSync(join(folder, '.gitignore'), '.lectern/\n')
    git('init', '--quiet', '--initial-branch=main')
    git('config', 'user.name', 'Ada Miller')
    git('config', 'user.email', 'ada@mill.example')
    git('add', '.')
    git('commit', '--quiet', '--message=First')
  }
  const live = liveSite(manifest, { root: folder })
  const editing = startEditing({ live, project: root, root: folder })
  const onDisk = () => readFileSync(manifest, 'utf8')
  const save = (text: string) => {
    writeFileSync(manifest, text)
    live.refresh()
  }
  const state = () => editing.review.state()
  return {
    folder,
    editing,
    live,
    git,
    save,
    change(...pairs) {
      const text = pairs.reduce((now, [from, to]) => {
        if (!now.includes(from)) throw new Error(`${from} is not there.`)
        return now.replace(from, to)
      }, onDisk())
      save(text)
    },
    onDisk,
    state,
    words: async () => (await state()).changes?.map(inWords),
    commit: async (asked = {}) => joined(await editing.review.commit({ message: 'New', push: false, ...asked })),
    push: async () => joined(await editing.review.push()),
    close() {
      live.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const joined = (answer: HistoryAnswer) => ({
  ...answer,
  message: answer.message.join(' '),
  ...('hint' in answer && { hint: answer.hint.join(' ') }),
})

const inWords = ({ what, thing, where, before, now, readings }: ReviewChange) =>
  `${readings.join('')} ${thing} ${what}: ${where.join(' › ')}${before || now ? ` (${before ?? ''} → ${now ?? ''})` : ''}`
