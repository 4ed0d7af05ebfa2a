// Explains the rules for names in the author's terms, and guesses the name that was meant.
import { isDay } from '../../../supabase/functions/_shared/day.ts'
import type { Path } from '../../problems/finding.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { addressOfFile } from '../../site/decoded-address.ts'
import { tagFor } from '../../site/language-tag.ts'
import { plainLetters } from '../../site/plain-letters.ts'
import { slugged } from '../../site/slug.ts'

const dashed = (name: string) => slugged(name).replace(/^[^a-z]+/, '')

const tidyPath = (path: string) =>
  `/${plainLetters(path.trim())
    .replace(/^\/+|\/+$/g, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\s+/g, '-')}`

const longColour = (colour: string) => {
  const hex = colour.replace(/^#/, '')
  return /^[0-9a-fA-F]{3}$/.test(hex) ? `#${[...hex].map((digit) => digit + digit).join('')}` : `#${hex}`
}

const tidyFile = (name: string) =>
  name
    .replace(/^\.?\/+/, '')
    .replace(/^public\//, '')
    .replace(/\s+/g, '-')

/** Units that people write, as a number of the format's units. */
const units: Record<string, [number, string]> = {
  year: [12, 'months'],
  yr: [12, 'months'],
  week: [7, 'days'],
  hr: [1, 'hours'],
  h: [1, 'hours'],
  min: [1, 'minutes'],
  sec: [1, 'seconds'],
  d: [1, 'days'],
}

function tidySpan(span: string): string {
  const [, amount = '', unit = ''] = /^(\d+)\s*([a-z]+?)s?$/i.exec(span.trim()) ?? []
  const [times, of] = units[unit.toLowerCase()] ?? []
  if (times !== undefined) return `${Number(amount) * times} ${of}`
  return span
    .trim()
    .toLowerCase()
    .replace(/^(\d+)\s*/, '$1 ')
}

/**
 * The month is certain between dots, where the year comes first, and where the other number is above 12. Spreadsheets write days with the time
 * of midnight.
 */
function tidyDay(written: string): string {
  const day = written.trim().replace(/ 0?0:00(?::00)?$/, '')
  const [, first = '', sign, second = '', year = ''] = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})$/.exec(day) ?? []
  if (sign !== '.' && Number(first) <= 12 && Number(second) <= 12 && year !== '') return ''
  const [date, month] = Number(second) > 12 ? [second, first] : [first, second]
  const parts = year === '' ? day.split(/[/.-]/) : [year, month, date]
  const tidy = parts.map((part) => part.padStart(2, '0')).join('-')
  return isDay(tidy) ? tidy : ''
}

/** `20.12.2026 8:00`, `2026-12-20T08:00`. */
function tidyMoment(moment: string): string {
  const [, day = '', time] =
    /^(.*?\d{4}|\d{4}.\d{1,2}.\d{1,2})(?:,? *[T ] *(\d{1,2}:\d{2})(?::00)?)?$/.exec(moment.trim()) ?? []
  const tidy = tidyDay(day)
  return tidy === '' || time === undefined ? tidy : `${tidy} ${tidyTime(time)}`
}

/** `7:00`, `19.30`, `7 pm`; without quotes, YAML reads 19.30 as the number 19.3. */
function tidyTime(time: string): string {
  const [, hours, minutes = '', half] = /^(\d{1,2})(?:[:.h ](\d{1,2}))?\s*(am|pm|h|uhr)?$/i.exec(time.trim()) ?? []
  if (hours === undefined) return ''
  const later = half?.toLowerCase() === 'pm' && Number(hours) < 12 ? 12 : 0
  return `${String(Number(hours) + later).padStart(2, '0')}:${minutes.padEnd(2, '0')}`
}

const tidyPicture = (name: string) => (/^(?:\.\/)?images\//.test(name) ? tidyFile(name) : `/${tidyFile(name)}`)

/** `images/Grüner Ofen (2).JPG` → `images/Gruner-Ofen-2.JPG`. */
const plainPicture = (name: string) =>
  plainLetters(name)
    .replace(/[^A-Za-z0-9._/-]+/g, '-')
    .replace(/-+(?=\.[A-Za-z]+$)/, '')

/** By the kind of name: what it is for, the rule, the name that was meant, and whether that is the same value in another notation. */
const rules: Record<string, [what: string, rule: string, tidy: (name: string) => string, isExact?: true]> = {
  path: [
    'the path of a page',
    'Begin with a slash and do not end with one: letters, digits, dashes and dots, as in "/about/team".',
    tidyPath,
  ],
  colour: ['a colour', 'Write # and six digits from 0 to f in quotes, as in "#1a2b3c".', longColour],
  file: [
    'a file of the site',
    'Write the path below "public" with a slash in front, as in "/forms/sheet 1.pdf".',
    (name) => addressOfFile(name.replace(/^(?:\.?\/)?(?:public)?\/*/, '/').replaceAll('\\', '/')),
  ],
  font: [
    'a file of the site',
    'Write a slash and a path of letters, digits, dots and dashes alone, as in "/fonts/shop.woff2"; rename the file if it has others.',
    (name) => `/${plainPicture(tidyFile(name))}`,
  ],
  picture: [
    'a picture',
    'Write "images/shop.jpg", or "/images/shop.jpg" for one under "public": avif, gif, jpg, png, svg or webp.',
    tidyPicture,
  ],
  icon: ['an icon', 'Write "images/icon.svg", or "/icon.svg" for one under "public": svg, png or ico.', tidyPicture],
  day: ['a day', 'Write year, month and day, as in "2026-12-03".', tidyDay, true],
  time: ['a time of the day', 'Write hours and minutes with two digits each, as in "09:30".', tidyTime],
  moment: [
    'a day, with a time or without one',
    'Write year, month and day, and the time behind a blank, as in "2026-12-20 08:00".',
    tidyMoment,
    true,
  ],
  mail: ['a mail address', 'Write the whole address, as in "office@shop.org".', (name) => name.replace(/\s/g, '')],
  span: [
    'a span of time',
    'Write a number, a space and the unit: ms, seconds, minutes, hours, days or months, as in "8 seconds" or "12 months".',
    tidySpan,
  ],
  hours: [
    'opening hours',
    'Write days as Mo, Tu, We, Th, Fr, Sa and Su, and times with a colon, as in "Mo-Fr 08:30-18:30", "Sa,Su 09:00-12:00" or "Su closed".',
    (name) =>
      name
        .trim()
        .replace(/ *[–—-] */g, '-')
        .replace(/, +/g, ',')
        .replace(
          /(?<!\d)(\d{1,2})[:.](\d{2})(?!\d)/g,
          (_, hours: string, minutes: string) => `${hours.padStart(2, '0')}:${minutes}`,
        ),
  ],
  currency: ['a currency', 'Write its three letters, as in "EUR" or "USD".', (name) => name.trim().toUpperCase()],
  language: ['a language', 'Write its tag, as in "de" or "en-GB".', (name) => tagFor(name) ?? ''],
  folder: [
    'the folder of a language',
    'Write a slash and a name of letters, digits and dashes, as in "/de".',
    (name) => (/^[\w-]+(?:\.[\w-]+)+$/.test(name) ? `https://${name}` : `/${slugged(name)}`),
  ],
  word: ['a name', 'Use small letters, digits, dashes and underscores, beginning with a letter.', dashed],
  mixed: ['a name', 'Use letters, digits, dashes and underscores, beginning with a letter.', dashed],
}

function ruleFor(pattern: string, schema: SchemaNode): keyof typeof rules {
  if (schema['x-kind'] === 'colour') return 'colour'
  if (schema['x-kind'] === 'file' && pattern.includes('(ico|png|svg)')) return 'icon'
  if (schema['x-kind'] === 'file')
    return pattern.includes('images/') ? 'picture' : pattern.includes('A-Za-z0-9._') ? 'font' : 'file'
  if (pattern.startsWith('^/')) return 'path'
  if (pattern.startsWith('^(?:/')) return 'folder'
  if (pattern.startsWith('^[a-z]{2,3}(-')) return 'language'
  if (pattern.startsWith('^[0-9]{4}-')) return pattern.includes(':') ? 'moment' : 'day'
  if (pattern.startsWith('^[^@')) return 'mail'
  if (pattern.startsWith('^[0-9]')) return 'span'
  if (pattern.startsWith('^([01]')) return 'time'
  if (pattern.startsWith('^(Mo|')) return 'hours'
  if (pattern === '^[A-Z]{3}$') return 'currency'
  return pattern.includes('A-Z') ? 'mixed' : 'word'
}

/** Returns what the name is for, the rule it breaks, and a similar name that keeps the rule; `isExact`: the same value in the notation of the format. */
export function nameRule(name: string, pattern: string, schema: SchemaNode, path: Path) {
  const [what, rule, tidy, isExact] = rules[ruleFor(pattern, schema)] ?? ['a name', 'Use small letters.', dashed]
  const near = tidy(name)
  if (what === 'a picture' && /^https?:/i.test(name))
    return {
      what,
      rule: 'A picture is a file of the site: save it in the folder "images", and write "images/shop.jpg".',
    }
  if (what === 'a picture' && name.includes('\\'))
    return { what, rule: 'Write "/" between a folder and its file, as in "images/shop.jpg".' }
  // The file itself has the written name, so a corrected name would lead nowhere.
  const plain = plainPicture(/^(?:images|content)\//.test(name) ? name : near)
  const small = plain.replace(/\.[A-Za-z]+$/, (ending) => ending.toLowerCase())
  const isRenamed = what === 'a picture' && new RegExp(pattern, 'u').test(small)
  if (isRenamed && /[^A-Za-z0-9._/-]/.test(name.trim()))
    return {
      what,
      rule: `The name of a picture is made of the letters a to z, digits, dots and dashes: rename the file to "${small}", and write that.`,
    }
  if (isRenamed && small !== name && small.toLowerCase() === name.toLowerCase())
    return { what, rule: `Its ending is written in small letters: rename the file to "${small}", and write that.` }
  const foreign = what === 'the path of a page' ? /[^\x20-\x7e]/u.exec(name)?.[0] : undefined
  if (foreign !== undefined && path.at(-1) === 'redirects')
    return {
      what,
      rule: `"${foreign}" is none of the letters a to z, and a redirect begins at no address with others. Give this one to the host: "public/_redirects" is added to what a build writes for Netlify and Cloudflare.`,
    }
  const meant = near && near !== name && new RegExp(pattern, 'u').test(near) ? near : undefined
  return { what, rule, meant, isExact }
}
