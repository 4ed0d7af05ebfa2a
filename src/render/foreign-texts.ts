// Texts that stand in another language than their page, since they have no translation: each is marked, down to the element it is in.
import { fold } from '../languages/units.ts'
import { directionOf } from '../site/language.ts'
import type { Route, Site } from '../site/model.ts'
import { escapeHtml } from './escape.ts'

const textNode = /(<([a-z][a-z0-9]*)\b[^>]*>|<\/[a-z0-9]+>|<!-- -->)([^<]+)/g
/** In which no element may stand, and whose words are not read out in place. */
const raw = new Set(['style', 'script', 'option', 'textarea', 'title', 'text', 'tspan'])

/** What may be turned round as a whole. The room about a heading, a cell or an item would change sides, and so would its bullet. */
const turned = new Set(['p', 'a', 'span', 'strong', 'em', 'small', 'time', 'button', 'label', 'legend'])

/** Forms are hydrated: no element may stand in them that React did not draw. */
const form = /(<form\b[\s\S]*?<\/form>)/

/**
 * The markup with `lang`, and `dir` where it differs, on every text of the page that has no translation; and on pages that are read from
 * the right, numbers and addresses kept from being turned round.
 */
export function withForeignTexts<T extends { body: string }>(
  site: Site,
  route: Pick<Route, 'untranslated'>,
  page: T,
): T {
  const marked = marker(site, [...(site.untranslated?.texts ?? []), ...(route.untranslated ?? [])])
  const isolates = directionOf(site.language) === 'rtl'
  if (!marked && !isolates) return page
  const parts = page.body.split(form).map((part, at) => {
    const isForm = at % 2 === 1
    const own = marked ? part.replace(textNode, (...found: TextNodeMatch) => marked(found, isForm)) : part
    return isolates && !isForm ? own.replace(textNode, isolated) : own
  })
  return { ...page, body: parts.join('') }
}

/** What the expression of text nodes finds: all of it, the tag before, the name of a start tag, the text. */
type TextNodeMatch = [whole: string, before: string, name: string | undefined, text: string, ...unknown[]]

function marker(site: Site, texts: readonly string[]): ((found: TextNodeMatch, isForm: boolean) => string) | undefined {
  const language = site.languages?.[0]?.tag
  if (texts.length === 0 || language === undefined) return undefined
  const folded = texts.map((text) => inMarkup(escapeHtml(text)))
  const all = folded.join('\n')
  const direction = directionOf(language)
  const turns = direction !== directionOf(site.language)
  const marks = ` lang="${escapeHtml(language)}"${turns ? ` dir="${direction}"` : ''}`
  const maxLength = Math.max(...folded.map(({ length }) => length))
  return ([whole, before, name, text], isForm) => {
    const words = inMarkup(text)
    if (words.length > maxLength || !/\p{L}{2}/u.test(words) || (name && raw.has(name)) || !isIn(all, words))
      return whole
    const isWithin = name === undefined || before.endsWith('/>') || (turns && !isForm && !turned.has(name))
    if (isWithin) return isForm ? whole : `${before}<span${marks}>${text}</span>`
    return / lang=/.test(before) ? whole : `${before.slice(0, -1)}${marks}>${text}`
  }
}

const amount = String.raw`\d(?:[\d.,\u00a0\u202f]*\d)?`
/** A word that another one follows is no unit: of `2026 Low Tide` no two words belong together. */
const unit = String.raw`(?:(?:[°%‰]\p{sc=Latin}?|\p{sc=Latin}{1,4}[²³]?(?:/\p{sc=Latin}{1,4})?(?![ \u00a0]\p{sc=Latin}))\+?|\+)(?![\p{L}\p{N}])`
/** A sum, a telephone number, and what else holds several figures, would have its groups in the opposite order; `−18 °C` its sign behind. */
const figures = new RegExp(
  [
    String.raw`\p{Sc}[\s\u00a0]?${amount}`,
    String.raw`${amount}[\s\u00a0\u202f]?\p{Sc}`,
    String.raw`(?<![\p{L}\p{N}])[+\u2212-]?${amount}[ \u00a0\u202f]?${unit}`,
    String.raw`[+(]{0,2}\d[\d\s\u00a0\u202f().:/+\u2013-]*[\s\u00a0\u202f().:/+\u2013-]\d+`,
    String.raw`[^\s<>@]+@[^\s<>@]+\.\w+`,
    String.raw`(?<![\p{L}\p{N}])[+\u2212-]${amount}`,
  ].join('|'),
  'gu',
)

const isolated = (whole: string, before: string, name: string | undefined, text: string): string =>
  name && raw.has(name) ? whole : before + text.replace(figures, (found) => `<bdi dir="ltr">${found}</bdi>`)

/** Whether the words are one of the texts, or a part of one between blanks or signs. */
function isIn(all: string, words: string): boolean {
  for (let at = all.indexOf(words); at >= 0; at = all.indexOf(words, at + 1)) {
    const around = `${all[at - 1] ?? '\n'}${all[at + words.length] ?? '\n'}`
    if (!/[\p{L}\p{N}]/u.test(around)) return true
  }
  return false
}

/** As texts are compared in markup. */
const inMarkup = (text: string) => fold(text.includes('&#') ? text.replace(/&#(?:x27|39);/g, "'") : text)
