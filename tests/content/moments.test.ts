// A site that loads without errors has none at later moments: no page links to a page that is not published then.
import { expect, it } from 'vitest'
import { RandomWords, randomNumbers } from '../../bench/random/random-words.ts'
import { formattedValue } from '../../src/content/expand/formats.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { Site } from '../../src/site/model.ts'
import { seed } from '../how-much.ts'
import { ownBundle } from '../pages/built-site.ts'
import { slow } from '../whole-suite.ts'
import { firm, november } from './firm.ts'

const day = 86_400_000

/** Internal links that no file answers, each with the page it is on. */
async function deadLinks(site: Site): Promise<string[]> {
  const { files } = siteFiles(site, await ownBundle())
  const pages = [...files].flatMap(([file, content]) =>
    file.endsWith('.html') ? [[file, String(content)] as const] : [],
  )
  expect(pages.length).toBeGreaterThan(5)
  return pages.flatMap(([file, html]) =>
    [...html.matchAll(/<a\b[^>]* href="(\/[^"#?]*)/g)].flatMap(([, to = '']) => {
      const path = to === '/' ? 'index.html' : `${to.slice(1)}/index.html`
      return files.has(path) || files.has(to.slice(1)) ? [] : [`${file} → ${to}`]
    }),
  )
}

slow('no page links to an unpublished entry at fifty random moments', async () => {
  const words = new RandomWords(randomNumbers(seed(31)))
  const moment = () => new Date(november + words.between(-40, 120) * day + words.between(0, 1439) * 60_000)
  const asText = () => moment().toISOString().slice(0, 16).replace('T', ' ')
  let valid = 0
  for (let at = 0; at < 200 && valid < 50; at++) {
    const entry = (slug: string, body: string, coming: string) =>
      `---\ntitle: Entry ${slug}\ndate: 2026-11-0${words.between(1, 9)}\nsummary: Of ${slug}.\ntopics: [${words.of(['tax', 'law'])}]\n${coming}---\n${body}\n`
    const from = asText()
    const changed = {
      'content/news/one.md': entry('one', 'Words.', `publish: ${from}\n`),
      'content/news/two.md': entry(
        'two',
        words.of(['Words.', 'See [one](/news/one).']),
        `publish: ${words.of([from, asText()])}\n`,
      ),
      'content/news/three.md': entry('three', 'Words.', `until: ${asText()}\n`),
    }
    const then = Math.floor(moment().getTime() / 60_000) * 60_000
    const now = firm(changed, { at: november - 41 * day })
    if (!now.site) continue
    valid++
    const later = firm(changed, { at: then })
    expect(later.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    if (later.site) expect(await deadLinks(later.site), new Date(then).toISOString()).toEqual([])
  }
  expect(valid).toBe(50)
})

it('loading reports the end of checking once for the present and once for each moment to come, so that a build can free its memory', () => {
  const coming = (title: string, publish: string) =>
    `---\ntitle: ${title}\ndate: 2026-11-01\nsummary: Words.\ntopics: [tax]\npublish: ${publish}\n---\nWords.\n`
  const entries = {
    'content/news/one.md': coming('One', '2026-12-01'),
    'content/news/two.md': coming('Two', '2026-12-02'),
  }
  const stagesOf = (changed: Record<string, string>) => {
    const stages: string[] = []
    firm(changed, { ended: (stage) => stages.push(stage) })
    return stages.filter((stage) => stage === 'checking').length
  }
  expect(stagesOf(entries) - stagesOf({})).toBe(2)
})

it('the time of a moment is shown, and none of a day alone', () => {
  expect(['2026-12-20 08:30', '2026-12-20'].map((moment) => formattedValue(moment, 'time', 'de'))).toEqual([
    '08:30',
    '',
  ])
})
