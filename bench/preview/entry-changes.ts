// Changes of one entry in a site with many, each with what its page shows of it.
import { join } from 'node:path'
import { entryFiles, entrySite } from '../entries/entry-site.ts'
import { putFiles } from '../put-files.ts'
import type { SiteToChange } from './preview-changes.ts'

/** Maximum median in milliseconds by number of entries, for words of an entry's text. */
const goals: Record<number, number> = { 1000: 60, 10000: 100 }

/** Writes a site with this many entries into the folder. */
export function entriesToChange(folder: string, count: number): SiteToChange {
  const site = entrySite(7, count)
  putFiles(folder, entryFiles(site))
  const [entry] = site.entries
  if (!entry) throw new Error('The site has no entries.')
  const file = join(folder, 'content', 'news', `${entry.slug}.md`)
  const given = { path: `/news/${entry.slug}`, file }
  return {
    manifest: join(folder, 'site.yaml'),
    changes: [
      {
        ...given,
        name: `a word of an entry, ${count} entries`,
        goal: goals[count],
        seen: "/Saved words\\./.test(document.querySelector('main')?.textContent) ? 'new' : 'old'",
        write: (text) => `${text}\n\nSaved words.\n`,
        expected: 'new',
      },
      {
        ...given,
        name: `the title of an entry, ${count} entries`,
        seen: "document.querySelector('h1')?.textContent",
        write: (text) => text.replace(/^title: .*$/m, 'title: Saved title'),
        expected: 'Saved title',
      },
    ],
  }
}
