// Slips: redirects in a circle, from an address with a page, or from no single path.
import type { RandomWords } from '../../../../bench/random/random-words.ts'
import { indentOf, type Kind, slipIn } from '../slip.ts'
import type { Sound } from '../sound.ts'

/** Adds lines under `redirects:` of one reading. */
function redirecting(
  sound: Sound,
  words: RandomWords,
  lines: readonly string[],
): { text: string[]; first: number } | undefined {
  const routes = words.of(
    sound.outline.filter(
      ({ path, what }) => what === 'key' && path.length === 3 && path[0] === 'readings' && path[2] === 'routes',
    ),
  )
  if (!routes) return undefined
  const reading = String(routes.path[1])
  const there = sound.outline.find(({ path }) => path.length === 3 && path[1] === reading && path[2] === 'redirects')
  const lead = ' '.repeat(indentOf(sound.lines[routes.line - 1] ?? ''))
  const added = lines.map((line) => `${lead}  ${line}`)
  if (there) {
    if (there.value !== 'group') return undefined
    return {
      text: [...sound.lines.slice(0, there.line), ...added, ...sound.lines.slice(there.line)],
      first: there.line + 1,
    }
  }
  const text = [
    ...sound.lines.slice(0, routes.line - 1),
    `${lead}redirects:`,
    ...added,
    ...sound.lines.slice(routes.line - 1),
  ]
  return { text, first: routes.line + 1 }
}

const loop: Kind = {
  name: 'redirects in a circle',
  isManifest: true,
  spoil(sound, words) {
    const hops = ['/east', '/south', '/west', '/north'].slice(0, words.between(2, 4))
    const spoilt = redirecting(
      sound,
      words,
      hops.map((from, at) => `${from}: ${hops[(at + 1) % hops.length]}`),
    )
    if (!spoilt) return undefined
    return {
      ...slipIn(sound, spoilt.text, [spoilt.first]),
      codes: ['redirect-loop'],
      words: [...hops, ...hops.slice(1).map((_, at) => `site.yaml:${spoilt.first + at + 1} `)],
    }
  },
}

const clash: Kind = {
  name: 'a redirect from an address that has a page',
  isManifest: true,
  spoil(sound, words) {
    const readings = Object.values(sound.value.readings)
    const everywhere = Object.keys(readings[0]?.routes ?? {}).filter(
      (path) =>
        path !== '/' &&
        readings.every(({ routes, redirects = {} }) => Object.hasOwn(routes, path) && !(path in redirects)),
    )
    const page = words.of(everywhere)
    if (!page) return undefined
    const spoilt = redirecting(sound, words, [`${page}: /`])
    if (!spoilt) return undefined
    const line = spoilt.text[spoilt.first - 1] ?? ''
    const owner = spoilt.text.findIndex(
      (one, at) => at > spoilt.first && one.startsWith(`${line.split('/')[0]}${page}:`),
    )
    if (owner < 0) return undefined
    const inReading = sound.outline.find(({ path }) => path.length === 4 && path[2] === 'routes' && path[3] === page)
    if (!inReading) return undefined
    return {
      ...slipIn(sound, spoilt.text, [spoilt.first]),
      codes: ['redirect-shadowed'],
      words: [`"${page}"`, 'wins', /site\.yaml:\d+ the page/],
      also: ['unreachable-page'],
    }
  },
}

const source = (
  name: string,
  from: (words: RandomWords) => string,
  said: (string | RegExp)[],
  code = 'redirect-source',
): Kind => ({
  name,
  isManifest: true,
  spoil(sound, words) {
    const spoilt = redirecting(sound, words, [`${from(words)}: /`])
    if (!spoilt) return undefined
    return { ...slipIn(sound, spoilt.text, [spoilt.first]), codes: [code], words: said }
  },
})

const arrow: Kind = {
  name: 'an arrow for the colon of a redirect',
  isManifest: true,
  spoil(sound, words) {
    const sign = words.of(['->', '=>', '\u2192'])
    const spoilt = redirecting(sound, words, [`/before-us ${sign} /`])
    if (!spoilt) return undefined
    return {
      ...slipIn(sound, spoilt.text, [spoilt.first]),
      codes: ['missing-colon'],
      words: [`/before-us ${sign} /`, 'colon'],
      fixed: spoilt.text.join('\n').replace(`/before-us ${sign} /`, '/before-us: /'),
    }
  },
}

export const redirects: Kind[] = [
  loop,
  clash,
  arrow,
  source(
    'a redirect from every address',
    (words) => words.of(['"/*"', '"/:page"']),
    ['nobody would see'],
    'redirect-hides',
  ),
  source('a redirect from a query', (words) => words.of(['"/page?id=3"', '"/?p=12"', '"/shop.php?item=2&c=1"']), [
    '?',
    'Netlify',
    'Cloudflare',
  ]),
  source(
    'a redirect from a file of the build',
    (words) => words.of(['/robots.txt', '/sitemap.xml', '/404.html', '/assets']),
    ['build'],
    'path-taken',
  ),
]
