// The smallest sound manifest, with places for the lines of an example.
import { Fault } from '../../src/problems/fault.ts'
import type { ExamplePlace, ProblemExample } from '../../src/problems/kind.ts'

const colours = {
  ground: '#ffffff',
  raised: '#f4f4f4',
  ink: '#111111',
  muted: '#444444',
  line: '#cccccc',
  accent: '#8a3b12',
  onAccent: '#ffffff',
  band: '#111111',
  onBand: '#ffffff',
  bandMuted: '#cccccc',
  bandAccent: '#f2b98c',
  danger: '#a1201a',
}
const palette = (changes: string) =>
  Object.entries(colours)
    .map(([name, value]) => (changes.startsWith(`${name}:`) ? `        ${changes}` : `        ${name}: "${value}"`))
    .join('\n')

const indent = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by))

const standard: Record<Exclude<ExamplePlace, 'file' | 'translations'>, string> = {
  version: 'lectern: 1',
  switch: 'reading: everyday',
  top: '',
  site: '',
  facts: '',
  form: '',
  fields: '',
  forms: '',
  readings: '',
  reading: '',
  routes: '',
  home: '',
  page: '',
  palette: '',
  display: '',
  stack: 'stack: serif',
  shape: 'radius: 2px',
  blocks: '- type: page-intro\n  title: Bread from Mill Lane',
}

/**
 * Returns the manifest with lines in one of its places: added there, or replacing it for `blocks`, `page`, `home` and a `site` that begins with its
 * name.
 */
export function bakeryWith(place: ExamplePlace, lines: string, beside: ProblemExample['beside'] = []): string {
  if (place === 'translations')
    return bakeryWith('top', 'languages:\n  en: { name: English }\n  de: { name: Deutsch, ready: false }')
  const rest = bakery(standard).split('\n').slice(1).join('\n')
  if (place === 'file') return lines === '' ? `${standard.version}\n${rest}` : lines.replace(/^…$/m, () => rest)
  const others = Object.fromEntries(beside.map((one) => [one.in, one.lines]))
  return bakery({ ...standard, ...others, [place]: lines })
}

/** Returns the manifest and its surroundings for one side of an example. */
export function loadInputs(example: ProblemExample, side: 'bad' | 'good') {
  const lines = Array.from({ length: (side === 'bad' && example.times) || 1 }, () => example[side]).join('\n')
  return {
    text: bakeryWith(example.in, lines, example.beside),
    options: {
      launch: example.launch,
      publicFiles: new Set(example.files),
      publicText: (file: string) => example.texts?.[file]?.[side],
      pictureFault: (file: string) => example.unfit?.[file],
      pictureSize: (file: string) => example.sizes?.[file],
      released: new Map(Object.entries(example.released ?? {})),
      readTexts: (file: string) =>
        example.in === 'translations' && file === 'texts/de.yaml' ? { file, text: `${lines}\n` } : undefined,
      readIncluded: example.included && reading(example.included),
    },
  }
}

/** Reads included files as the disk does: the files of a pattern, or a fault. */
function reading(files: Record<string, string | null>) {
  return (pattern: string) => {
    if (pattern.includes('..')) throw new Fault('include-outside', 'It leads out.', 'Stay within.')
    if (pattern === 'bakery.yaml') throw new Fault('include-itself', 'It is the manifest.', 'Name others.')
    const wanted = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    const found = Object.entries(files).filter(([file]) => wanted.test(file))
    if (found.length === 0) throw new Fault('include-nothing', 'No file.', 'Put some there.', { about: 'pages' })
    return found.map(([file, text]) => {
      if (text === null)
        throw new Fault('not-utf8', `${file} is not written in UTF-8.`, 'Save it again with the encoding UTF-8.')
      return { file, text }
    })
  }
}

const wholeSite = `name: Mill Lane Bakery
url: https://www.milllane.bakery
language: en
email: hello@milllane.bakery`
const contact = 'contact: { name: Ada Miller, role: Baker, email: ada@milllane.bakery }'

const homePage = (blocks: string) => `title: Mill Lane Bakery
description: Sourdough from a wood oven at 4 Mill Lane.
blocks:
${indent(blocks, 2)}`

function bakery({
  version,
  switch: chosen,
  top,
  site,
  facts,
  form,
  fields,
  forms,
  readings,
  reading,
  routes,
  home,
  page,
  blocks,
  palette: changes,
  display,
  stack,
  shape,
}: typeof standard): string {
  // Uses every fact of the example, except the one that shows what an unused fact is.
  const used = new Set(
    [...facts.matchAll(/^([a-z]+):/gm)].flatMap(([, name]) => (name === 'since' ? [] : ` {facts.${name}}`)),
  )
  return `${version}
${chosen}
site:
${indent(/^name:/.test(site) ? site : `${wholeSite}\n${/^contact:/m.test(site) ? '' : contact}\n${site}`, 2)}
${/^\s*facts:/m.test(top) ? '' : `facts:\n  place: 4 Mill Lane\n${indent(facts, 2)}`}
forms:
  order:
    function: submit-order
    fields:
      - { name: email, type: email, label: E-mail, required: true }
${indent(fields, 6)}
    submit: { label: Order, sending: Sending }
    success: { title: Noted, text: "Come by at {facts.place}." }
    failure: { title: Sorry, text: Please write to us. }
${indent(form, 4)}
${indent(forms, 2)}
${/^fragments:/m.test(top) ? '' : 'fragments:\n  hours: { type: checklist, title: Open, items: [Seven to noon] }'}
${top}
readings:
  everyday:${readings === '' ? '' : ' &everyday'}
    theme:
      light:
${palette(changes)}
      dark:
${palette('')}
      display:
${indent(stack, 8)}
        weight: "600"
        tracking: "0"
        leading: "1.1"
${indent(display, 8)}
      text: { stack: sans-serif, size: 1rem, leading: "1.6" }
      shape:
${indent(shape, 8)}
        rule: 1px
    layout:
      header: { links: [{ label: Order, to: /order }] }
      footer:
        tagline: Flour and time.${[...used].join('')}
        navigation: { title: Pages, links: [{ label: Home, to: / }] }
        contact: { title: Write, email: "{site.email}" }
        copyright: Mill Lane Bakery
    unknownPaths: { screen: error }
${indent(reading, 4)}
    routes:
${indent(home || `/:\n${indent(page || homePage(blocks), 2)}`, 6)}
      /order:
        title: Order bread
        description: Order a loaf for the day after tomorrow.
        blocks:
          - { type: request-form, id: form, form: order, title: Order bread }
          - { use: hours }
${indent(routes, 6)}
${indent(readings, 2)}
`
}
