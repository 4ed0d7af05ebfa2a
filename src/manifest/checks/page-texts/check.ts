import { onKey, onValue } from '../../../problems/finding.ts'
import { grouped } from '../../../site/grouped.ts'
import { unknown } from '../../read/left-out.ts'
import { interpolate, namesIn } from '../../resolve/interpolate.ts'
import type { CheckContext } from '../../sense/check.ts'
import type { DraftPage, DraftReading } from '../../sense/draft.ts'
import type problems from './problems.ts'

/** Approximate number of characters that search results show. */
const shownTitle = 60
const shownDescription = 160

/** Reports titles and descriptions that search results cut off, or that several pages share. */
export default function pageTexts({ draft, names, complete, report }: CheckContext<typeof problems>): void {
  for (const reading of draft.readings) {
    for (const { fields, path } of reading.pages.values()) {
      const { length } = textOf(fields.title, names)
      if (length > shownTitle) report('title-too-long', onValue([...path, 'title']), { length, max: shownTitle })
      const { length: described } = textOf(fields.description, names)
      const at = onValue([...path, 'description'])
      if (described > shownDescription) report('description-too-long', at, { length: described, max: shownDescription })
    }
    for (const { page, text, pages } of twins(reading, 'title', { names, complete }))
      report('same-title', onValue([...page.path, 'title']), { title: text, pages })
    for (const { page, pages } of twins(reading, 'description', { names, complete }))
      report('same-description', onKey(...page.path, 'description'), { pages })
  }
}

const textOf = (value: unknown, names: CheckContext['names']) =>
  typeof value === 'string' ? interpolate(value, names) : ''

/** A field without its first brace, which is reported as such. */
const lostBrace = /(?<![{\w])entry\.[\p{L}\w.-]+\s*(?:\|[^{}]*)?\}/u

/** Whether the text names a field that the entries do not have: with the right one, each page would have another text. */
const lacksField = (value: unknown, { complete }: Pick<CheckContext, 'complete'>) =>
  typeof value === 'string' &&
  ((!complete && value.includes(unknown)) ||
    lostBrace.test(value) ||
    namesIn(value).some((name) => name.startsWith('entry.')))

/** Returns listed pages whose text an earlier page has, each with the paths of all other pages that have it. */
function twins(
  { pages }: DraftReading,
  key: 'title' | 'description',
  context: Pick<CheckContext, 'names' | 'complete'>,
) {
  const written = ({ fields }: DraftPage) => textOf(fields[key], context.names).trim()
  return [...grouped(pages.values(), written)].flatMap(([text, shared]) => {
    if (text === '' || shared.length === 1) return []
    const listed = shared.filter(({ fields }) => fields.unlisted !== true && !lacksField(fields[key], context))
    return listed.slice(1).map((page) => {
      const pages = listed.flatMap(({ route }) => (route === page.route ? [] : [route]))
      return { page, text, pages }
    })
  })
}
