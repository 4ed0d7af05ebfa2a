// "Dyes" a site's texts: replaces all letters and digits of a text by one private-use character that identifies the text. Whatever part of
// it a view renders can then be traced back. Lengths, word boundaries, line breaks and Markdown stay.
import type { Path } from '../../../problems/finding.ts'
import { siteOf } from '../../../site/editions.ts'
import { valueAt } from '../../../site/groups.ts'
import type { Site } from '../../../site/model.ts'

/** The private use area of Unicode's first plane. */
const firstCode = 0xe000
const maxTexts = 6400

/** Facts in braces, HTML entities and list numbers are not dyed. */
const kept = /\{[^{}]*\}|&[a-z]+;|^[ \t]*\d+[.)](?=\s)/
const dyeable = new RegExp(`${kept.source}|[\\p{L}\\p{M}\\p{N}\\p{Co}]`, 'gimu')

/**
 * Returns a copy of the site with the page's texts at the pointers dyed; the index of a pointer is the dye. Pointers to anything else, and
 * those that are left out, are ignored. `shapes` are those of the texts, indexed by dye.
 */
export function dyedSite(
  whole: Site,
  path: string,
  pointers: readonly Path[],
  isLeftOut: (pointer: Path) => boolean = () => false,
) {
  const route = whole.routes.find((one) => one.path === path)
  const site = siteOf(whole, route)
  const { header, footer, texts, forms } = site
  const routes = site.routes.filter((route) => route.path === path)
  const copy: Site = { ...site, ...structuredClone({ header, footer, texts, forms, routes }) }
  const shapes: string[] = []
  for (const [at, pointer] of pointers.slice(0, maxTexts).entries()) {
    if (isLeftOut(pointer)) continue
    const holder = holderIn(copy, pointer)
    const key = pointer.at(-1) ?? ''
    const text: unknown = holder && Reflect.get(holder, key)
    if (!holder || typeof text !== 'string') continue
    const mark = String.fromCharCode(firstCode + at)
    shapes[at] = shapeOf(text)
    Reflect.set(holder, key, dye(text, mark))
    // Labels and hints with links are rendered from `…Parts`.
    const parts: unknown = Reflect.get(holder, `${key}Parts`)
    for (const part of Array.isArray(parts) ? parts : []) part.text = dye(part.text, mark)
  }
  return { site: copy, shapes }
}

function dye(text: string, mark: string): string {
  const isKept = new RegExp(`^(?:${kept.source}|\\s*\\d+[.)])$`, 'i')
  const dyed = text.replace(dyeable, (found) => (isKept.test(found) ? found : mark.repeat(found.length)))
  // A text without letters or digits, such as an arrow, is dyed as a whole.
  return dyed.includes(mark) ? dyed : text.replace(/\S/g, mark)
}

/** The dyes in a rendered text. */
export function dyesIn(drawn: string): Set<number> {
  const found = new Set<number>()
  for (const character of drawn) {
    const number = character.charCodeAt(0) - firstCode
    if (number >= 0 && number < maxTexts) found.add(number)
  }
  return found
}

/** A text with all characters replaced by `x`: equal for a text and its dyed form. */
export const shapeOf = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/[^ ]/g, 'x')

function holderIn(site: Site, pointer: Path): object | undefined {
  const [part, name, ...rest] = pointer
  const named =
    part === 'routes'
      ? site.routes.find((route) => route.path === name)
      : part === 'forms'
        ? site.forms.find((form) => form.name === name)
        : undefined
  const holder = named ? valueAt(named, rest.slice(0, -1)) : valueAt(site, pointer.slice(0, -1))
  return holder && typeof holder === 'object' ? holder : undefined
}
