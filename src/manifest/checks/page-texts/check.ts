import { onKey, onValue } from '../../../problems/finding.ts'
import { interpolate } from '../../resolve/interpolate.ts'
import type { Check, CheckContext } from '../../sense/check.ts'
import type { DraftReading } from '../../sense/draft.ts'
import type problems from './problems.ts'

/** Approximate number of characters that search results show. */
const shownTitle = 60
const shownDescription = 160

/** Reports titles and descriptions that search results cut off, or that several pages share. */
const pageTexts: Check<typeof problems> = ({ draft, names, report }) => {
  for (const reading of draft.readings) {
    for (const { fields, path } of reading.pages.values()) {
      const title = textOf(fields.title, names)
      const description = textOf(fields.description, names)
      if (title.length > shownTitle)
        report('title-too-long', onValue([...path, 'title']), { length: title.length, max: shownTitle })
      if (description.length > shownDescription)
        report('description-too-long', onValue([...path, 'description']), {
          length: description.length,
          max: shownDescription,
        })
    }
    for (const [title, pages] of twins(reading, 'title', names)) {
      for (const page of pages.slice(1))
        report('same-title', onValue([...page.path, 'title']), { title, pages: routesBut(page, pages) })
    }
    for (const [, pages] of twins(reading, 'description', names)) {
      for (const page of pages.slice(1))
        report('same-description', onKey(...page.path, 'description'), { pages: routesBut(page, pages) })
    }
  }
}

const textOf = (value: unknown, names: CheckContext['names']) =>
  typeof value === 'string' ? interpolate(value, names) : ''

interface Page {
  route: string
  path: readonly (string | number)[]
}

const routesBut = (page: Page, pages: readonly Page[]) =>
  pages.flatMap(({ route }) => (route === page.route ? [] : [route]))

/** Groups listed pages by equal texts; returns groups of two or more. */
function twins({ pages }: DraftReading, key: 'title' | 'description', names: CheckContext['names']) {
  const byText = new Map<string, Page[]>()
  for (const { route, path, fields } of pages.values()) {
    const text = textOf(fields[key], names).trim()
    if (text === '' || fields.unlisted === true) continue
    const list = byText.get(text)
    if (list) list.push({ route, path })
    else byText.set(text, [{ route, path }])
  }
  return [...byText].filter(([, shared]) => shared.length > 1)
}

export default pageTexts
