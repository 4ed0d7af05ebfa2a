// Marks untranslated texts with the language they are in, and isolates numbers on right-to-left pages.
import { fold, hasLetters } from '../languages/units.ts'
import { remembered } from '../remembered.ts'
import { directionOf } from '../site/language.ts'
import type { Route, Site } from '../site/model.ts'
import { escapeHtml } from './escape.ts'

const tag = String.raw`<([a-z][a-z0-9]*)\b[^>]*>|</[a-z0-9]+>|<!-- -->`
const wholeTag = new RegExp(`^(?:${tag})$`)
const textNode = new RegExp(`(${tag})([^<]+)`, 'g')
/** Elements that may not hold a `span`, or whose text is not page content. */
const skipped = new Set(['style', 'script', 'option', 'textarea', 'title', 'text', 'tspan'])

/** Elements that may take `dir` themselves. On a heading, a cell or a list item it would move padding and bullets to the other side. */
const mayTakeDir = new Set(['p', 'a', 'span', 'strong', 'em', 'small', 'time', 'button', 'label', 'legend'])

/** A number that keeps to one line with the word beside it (`src/ui/unbroken-numbers.tsx`) is part of the text around it. */
const unbroken = /<span class="whitespace-nowrap">([^<]*)<\/span>/g
/** Stand for the tags of `unbroken`; no text has these characters. */
const [unbrokenStart, unbrokenEnd] = ['\ufdd0', '\ufdd1']

const withoutTags = (body: string) => body.replace(unbroken, `${unbrokenStart}$1${unbrokenEnd}`)
const withTags = (body: string) =>
  body.replaceAll(unbrokenStart, '<span class="whitespace-nowrap">').replaceAll(unbrokenEnd, '</span>')

/** React hydrates forms, so no element may be added inside them. */
const form = /(<form\b[\s\S]*?<\/form>)/

/**
 * Sets `lang`, and `dir` if it differs, on every untranslated text of the page. On right-to-left pages it also wraps numbers and
 * mail addresses in `<bdi dir="ltr">`.
 */
export function withForeignTexts(site: Site, route: Pick<Route, 'untranslated'>, body: string): string {
  const untranslated = [site.untranslated?.texts, route.untranslated]
  const mark = marker(
    site,
    untranslated.flatMap((texts) => (texts ? foldedTexts(texts) : [])),
  )
  const isolates = directionOf(site.language) === 'rtl'
  if (!mark && !isolates) return body
  const parts = withoutTags(body)
    .split(form)
    .map((part, at) => {
      const isForm = at % 2 === 1
      const marked = mark ? mark(part, isForm) : part
      return isolates && !isForm ? marked.replace(textNode, isolated) : marked
    })
  return withTags(parts.join(''))
}

/** Cached, since all pages of a language share the texts outside pages. */
const foldedTexts = remembered((texts: readonly string[]) => texts.map((text) => normalize(escapeHtml(text))))

/** Returns a function that marks the texts in a part of a page; `folded` as text nodes are compared. */
function marker(site: Site, folded: readonly string[]): ((part: string, isForm: boolean) => string) | undefined {
  const language = site.languages?.[0]?.tag
  if (folded.length === 0 || language === undefined) return undefined
  const all = folded.join('\n')
  const direction = directionOf(language)
  const differs = direction !== directionOf(site.language)
  const attributes = ` lang="${escapeHtml(language)}"${differs ? ` dir="${direction}"` : ''}`
  const maxLength = Math.max(...folded.map(({ length }) => length))
  const isForeign = (text: string): boolean => {
    const isChanged = normalized.test(text)
    // Fast path: most texts of a page are paragraphs, longer than any that lacks a translation.
    if (text.length > maxLength && !isChanged) return false
    const words = isChanged ? normalize(text) : text
    return words.length <= maxLength && hasLetters(words) && includesWords(all, words)
  }
  const marked = (before: string, text: string, isForm: boolean): string => {
    const [whole, name] = wholeTag.exec(before) ?? []
    if (whole === undefined || (name && skipped.has(name))) return before + text
    const needsSpan = name === undefined || before.endsWith('/>') || (differs && !isForm && !mayTakeDir.has(name))
    if (needsSpan) return isForm ? before + text : `${before}<span${attributes}>${text}</span>`
    return / lang=/.test(before) ? before + text : `${before.slice(0, -1)}${attributes}>${text}`
  }
  return (part, isForm) => {
    let read = ''
    let from = 0
    for (let end = part.indexOf('>'), next = 0; end >= 0; end = part.indexOf('>', next)) {
      next = part.indexOf('<', end)
      if (next < 0) next = part.length
      const text = part.slice(end + 1, next)
      if (text === '' || !isForeign(text)) continue
      const start = part.lastIndexOf('<', end)
      read += part.slice(from, start) + marked(part.slice(start, end + 1), text, isForm)
      from = next
    }
    return read + part.slice(from)
  }
}

const amount = String.raw`\d(?:[\d.,\u00a0\u202f]*\d)?`
/** A short word that is not followed by another word, so that "2026 Low Tide" has no unit. */
const unit = String.raw`(?:(?:[°%‰]\p{sc=Latin}?|\p{sc=Latin}{1,4}[²³]?(?:/\p{sc=Latin}{1,4})?(?!\ufdd1?[ \u00a0]\p{sc=Latin}))\+?|\+)(?![\p{L}\p{N}])`
/** Between groups of digits. A dash between blanks stands between two days or years, which are in the order of the text. */
const between = String.raw`(?:[\s\u00a0\u202f().:/+]|(?<![\s\u00a0])[\u2013-](?![\s\u00a0]))`
/** A number behind a Latin word runs on with it: "iPhone 15 Pro". */
const notBehindLatin = String.raw`(?<!\p{sc=Latin}[ \u00a0]\ufdd0?[+(\u2212-]{0,2})`
/** Amounts, phone numbers, signed numbers and mail addresses: right-to-left text would reorder their groups or move the sign. */
const leftToRightRuns = new RegExp(
  `${notBehindLatin}(?:${[
    String.raw`\p{Sc}[\s\u00a0]?${amount}`,
    String.raw`${amount}[\s\u00a0\u202f]?\p{Sc}`,
    String.raw`(?<![\p{L}\p{N}])[+\u2212-]?${amount}[ \u00a0\u202f]?${unit}`,
    String.raw`(?<!\d[.,]?)[+(]{0,2}\d(?:\d|${between})*${between}\d+`,
    String.raw`[^\s<>@]+@[^\s<>@]+\.\w+`,
    String.raw`(?<![\p{L}\p{N}])[+\u2212-]${amount}`,
  ].join('|')})`,
  'gu',
)

const isolated = (whole: string, before: string, name: string | undefined, text: string): string =>
  name && skipped.has(name) ? whole : before + text.replace(leftToRightRuns, (run) => `<bdi dir="ltr">${run}</bdi>`)

/** End of what comes before a text node, and beginning of what follows it: a text, signs of Markdown, or a number or an address that is an element. */
const edgeBefore = /(?:^|[*_`~[\](){}|<>#]|(?:[\d@/]|www\.)\S*)\s*$/
const edgeBehind = /^\s*(?:$|[*_`~[\](){}|<>]|\S*[\d@/]|www\.)/

/** True if one of the lines of `all` is the words, or has them where an element may begin and end. A word within a sentence is no text of its own. */
function includesWords(all: string, words: string): boolean {
  for (let at = all.indexOf(words); at >= 0; at = all.indexOf(words, at + 1)) {
    const end = at + words.length
    if (/[\p{L}\p{N}]/u.test(`${all[at - 1] ?? '\n'}${all[end] ?? '\n'}`)) continue
    const lineEnd = all.indexOf('\n', end)
    const before = all.slice(all.lastIndexOf('\n', at - 1) + 1, at)
    if (edgeBefore.test(before) && edgeBehind.test(all.slice(end, lineEnd < 0 ? undefined : lineEnd))) return true
  }
  return false
}

/** Matches a text that `normalize` changes. */
const normalized = /&#|[\ufdd0\ufdd1]|[^\S ]| {2}|^ | $/

/** Normalizes text for comparison: unescapes apostrophes, collapses and trims white space. */
const normalize = (text: string) => fold(text.replace(/&#(?:x27|39);/g, "'").replace(/[\ufdd0\ufdd1]/g, ''))
