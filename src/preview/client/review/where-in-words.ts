// Where a change stands, as owners call it: the server says it by the names of the manifest.
import { blockTitle, fieldTitle } from '../titles.ts'
import { words } from '../words.ts'

const groups: Readonly<Record<string, string>> = {
  Site: 'site',
  Facts: 'facts',
  'Words of the site': 'texts',
  Forms: 'forms',
  Fragments: 'fragments',
  Backend: 'backend',
  Layout: 'layout',
  Look: 'theme',
  Redirects: 'redirects',
}
/** Groups in which the next name is the owner's own. */
const named: readonly string[] = ['facts', 'forms', 'fragments', 'redirects']

const numbered = (part: string, title: (name: string) => string) => {
  const [, name = part, number = ''] = /^(.+?)( \d+)?$/.exec(part) ?? []
  return title(name) + number
}

/** `Opening › Title` for `hero`, `title` of a page. What is no name of the manifest stays as it is. */
export function whereInWords([first = '', ...rest]: readonly string[]): string {
  const group = Object.hasOwn(groups, first) ? groups[first] : undefined
  const titles = rest.map((part, at) => {
    if (at > 0) return numbered(part, fieldTitle)
    if (group !== undefined) return named.includes(group) ? part : numbered(part, fieldTitle)
    return numbered(part, (name) => (Object.hasOwn(words.fields, name) ? fieldTitle(name) : blockTitle(name)))
  })
  return [group === undefined ? first : fieldTitle(group), ...titles].join(' › ')
}
