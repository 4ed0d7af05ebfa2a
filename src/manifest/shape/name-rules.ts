// The rules of names in words an author understands, and the name that was most likely meant.
import type { Path } from '../../problems/finding.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'

interface NameRule {
  what: string
  rule: string
  meant?: string
}

const dashed = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')

const tidyPath = (path: string) =>
  `/${path
    .trim()
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

const tidyPicture = (name: string) => (/^(?:\.\/)?images\//.test(name) ? tidyFile(name) : `/${tidyFile(name)}`)

const rules: Record<string, { what: string; rule: string; tidy(name: string): string }> = {
  path: {
    what: 'the path of a page',
    rule: 'Begin with a slash and do not end with one: letters, digits, dashes and dots, as in "/about/team".',
    tidy: tidyPath,
  },
  colour: {
    what: 'a colour',
    rule: 'Write # and six digits from 0 to f in quotes, as in "#1a2b3c".',
    tidy: longColour,
  },
  file: {
    what: 'a file of the site',
    rule: 'Begin with a slash: letters, digits, dots and dashes, as in "/fonts/shop.woff2".',
    tidy: (name) => `/${tidyFile(name)}`,
  },
  picture: {
    what: 'a picture',
    rule: 'Write "images/shop.jpg", or "/images/shop.jpg" for one under "public": avif, gif, jpg, png, svg or webp.',
    tidy: tidyPicture,
  },
  icon: {
    what: 'an icon',
    rule: 'Write "images/icon.svg", or "/icon.svg" for one under "public": svg, png or ico.',
    tidy: tidyPicture,
  },
  span: {
    what: 'a span of time',
    rule: 'Write a number, a space and the unit, as in "500 ms" or "8 s".',
    tidy: (name) => name.trim().replace(/^(\d+)\s*/, '$1 '),
  },
  hours: {
    what: 'opening hours',
    rule: 'Write days by two letters and times with a colon, as in "Mo-Fr 08:30-18:30" or "Sa,Su 09:00-12:00".',
    tidy: (name) => name.trim(),
  },
  currency: {
    what: 'a currency',
    rule: 'Write its three letters, as in "EUR" or "USD".',
    tidy: (name) => name.trim().toUpperCase(),
  },
  word: {
    what: 'a name',
    rule: 'Use small letters, digits, dashes and underscores, beginning with a letter.',
    tidy: (name) => dashed(name),
  },
  mixed: {
    what: 'a name',
    rule: 'Use letters, digits, dashes and underscores, beginning with a letter.',
    tidy: (name) => dashed(name),
  },
}

function ruleFor(pattern: string, schema: SchemaNode): keyof typeof rules {
  if (schema['x-kind'] === 'colour') return 'colour'
  if (schema['x-kind'] === 'file' && pattern.includes('(ico|png|svg)')) return 'icon'
  if (schema['x-kind'] === 'file') return pattern.includes('images/') ? 'picture' : 'file'
  if (pattern.startsWith('^/')) return 'path'
  if (pattern.startsWith('^[0-9]')) return 'span'
  if (pattern.startsWith('^(Mo|')) return 'hours'
  if (pattern === '^[A-Z]{3}$') return 'currency'
  return pattern.includes('A-Z') ? 'mixed' : 'word'
}

/** What the name was to be, the rule it breaks, and a name that keeps it where one lies near. */
export function nameRule(name: string, pattern: string, schema: SchemaNode, _path: Path): NameRule {
  const { what, rule, tidy } = rules[ruleFor(pattern, schema)] ?? {
    what: 'a name',
    rule: 'Use small letters.',
    tidy: dashed,
  }
  const near = tidy(name)
  return { what, rule, meant: near && near !== name && new RegExp(pattern, 'u').test(near) ? near : undefined }
}
