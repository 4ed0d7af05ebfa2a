// Texts whose letters and digits are replaced by one character each that stands for the text, so that any part of one that a view
// draws still says which it is. As long as before, in the same words, with the same line breaks and marks of Markdown.
import type { Path } from '../../../problems/finding.ts'
import { siteOf } from '../../../site/editions.ts'
import type { Site } from '../../../site/model.ts'

/** The private use area of Unicode's first plane. */
const firstCode = 0xe000
const maxTexts = 6400

/** Names in braces, named characters and numbers of a list stay what they are. */
const kept = /\{[^{}]*\}|&[a-z]+;|^[ \t]*\d+[.)](?=\s)/
const signs = new RegExp(`${kept.source}|[\\p{L}\\p{M}\\p{N}\\p{Co}]`, 'gimu')

export interface DyedSite {
  site: Site
  /** By the number of their dye. */
  pointers: readonly Path[]
  /** The shapes of the texts, in the same order. */
  shapes: readonly string[]
}

/** The site with these texts dyed; `pointers` as `originOf` takes them. What is none of its texts is left out. */
export function dyedSite(whole: Site, path: string, pointers: readonly Path[]): DyedSite {
  const route = whole.routes.find((one) => one.path === path)
  const site = siteOf(whole, route)
  const { header, footer, texts, forms } = site
  const routes = site.routes.filter((route) => route.path === path)
  const copy: Site = { ...site, ...structuredClone({ header, footer, texts, forms, routes }) }
  const dyed: Path[] = []
  const shapes: string[] = []
  for (const pointer of pointers.slice(0, maxTexts)) {
    const holder = holderIn(copy, pointer)
    const key = pointer.at(-1) ?? ''
    const text: unknown = holder && Reflect.get(holder, key)
    if (!holder || typeof text !== 'string') continue
    const mark = String.fromCharCode(firstCode + dyed.push(pointer) - 1)
    shapes.push(shapeOf(text))
    Reflect.set(holder, key, dye(text, mark))
    // A label or a hint with links in it is drawn in pieces.
    const parts: unknown = Reflect.get(holder, `${key}Parts`)
    for (const part of Array.isArray(parts) ? parts : []) part.text = dye(part.text, mark)
  }
  return { site: copy, pointers: dyed, shapes }
}

function dye(text: string, mark: string): string {
  const isKept = new RegExp(`^(?:${kept.source}|\\s*\\d+[.)])$`, 'i')
  const dyed = text.replace(signs, (found) => (isKept.test(found) ? found : mark.repeat(found.length)))
  // An arrow, say.
  return dyed.includes(mark) ? dyed : text.replace(/\S/g, mark)
}

/** The numbers of the texts that a drawn text is made of. */
export function dyesIn(drawn: string): Set<number> {
  const found = new Set<number>()
  for (const character of drawn) {
    const number = character.charCodeAt(0) - firstCode
    if (number >= 0 && number < maxTexts) found.add(number)
  }
  return found
}

/** The words by their lengths: equal for a text and the same one dyed. */
export const shapeOf = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/[^ ]/g, 'x')

function holderIn(site: Site, pointer: Path): object | undefined {
  const [part, name, ...rest] = pointer
  const named =
    part === 'routes'
      ? site.routes.find((route) => route.path === name)
      : part === 'forms'
        ? site.forms.find((form) => form.name === name)
        : undefined
  let here: unknown = named ?? site
  for (const key of named ? rest.slice(0, -1) : pointer.slice(0, -1))
    here = here && typeof here === 'object' ? Reflect.get(here, key) : undefined
  return here && typeof here === 'object' ? here : undefined
}
