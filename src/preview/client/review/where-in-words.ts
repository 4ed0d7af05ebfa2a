// Translates the place of a change, which the server reports by names of the manifest, into titles.
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
/** Groups whose keys are the owner's own names. */
const named: readonly string[] = ['facts', 'forms', 'fragments', 'redirects']

const numbered = (part: string, title: (name: string) => string) => {
  const [, name = part, number = ''] = /^(.+?)( \d+)?$/.exec(part) ?? []
  return title(name) + number
}

/** `Home › Opening › Title` for `Home`, `hero`, `title`. Names that are not the manifest's stay as they are. */
export function whereInWords([first = '', ...rest]: readonly string[]): string {
  const group = Object.hasOwn(groups, first) ? groups[first] : undefined
  const titles = rest.map((part, at) => {
    if (at > 0) return numbered(part, fieldTitle)
    if (group !== undefined) return named.includes(group) ? part : numbered(part, fieldTitle)
    return numbered(part, (name) => (Object.hasOwn(words.fields, name) ? fieldTitle(name) : blockTitle(name)))
  })
  return [group === undefined ? first : fieldTitle(group), ...titles].join(' › ')
}
