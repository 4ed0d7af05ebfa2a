// Translates the place of a change, which the server reports by names of the manifest, into titles.
import { blockTitle, fieldTitle } from '../titles.ts'
import { words } from '../words.ts'

/** Groups of the manifest, which other places begin with than pages. */
const groups: readonly string[] = [
  'site',
  'facts',
  'texts',
  'forms',
  'fragments',
  'backend',
  'layout',
  'theme',
  'redirects',
]
/** Groups whose keys are the owner's own names. */
const named: readonly string[] = ['facts', 'forms', 'fragments', 'redirects']

const numbered = (part: string, title: (name: string) => string) => {
  const [, name = part, number = ''] = /^(.+?)( \d+)?$/.exec(part) ?? []
  return title(name) + number
}

/** `Home › Opening › Title` for `Home`, `hero`, `title`. Names that are not the manifest's stay as they are. */
export function whereInWords([first = '', ...rest]: readonly string[]): string {
  if (first === 'readings') return [words.review.things.reading, ...rest].join(' ')
  const isGroup = groups.includes(first)
  const titles = rest.map((part, at) => {
    if (at > 0) return numbered(part, fieldTitle)
    if (isGroup) return named.includes(first) ? part : numbered(part, fieldTitle)
    return numbered(part, (name) => (Object.hasOwn(words.blocks, name) ? blockTitle(name) : fieldTitle(name)))
  })
  return [isGroup ? fieldTitle(first) : first, ...titles].join(' › ')
}
