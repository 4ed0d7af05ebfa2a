// Schema of a reading: look, layout, routes, redirects and the answer to unknown addresses.
import Type from 'typebox'
import type { UnknownPaths } from '../../site/model.ts'
import { duration, interval } from '../day-words.ts'
import { plainSchema } from '../plain-schema.ts'
import {
  choice,
  dictionary,
  flag,
  heading,
  link,
  list,
  name,
  optional,
  record,
  type TSchema,
  text,
} from '../vocabulary.ts'
import { layout } from './layout.ts'
import { timed } from './moment.ts'
import { theme } from './theme.ts'

const behaviour = record(
  {
    type: choice(
      { 'remove-badges': "Takes away fixed top-left badges and a site-builder's branding." },
      { about: 'Which routine runs on every page.' },
    ),
    every: interval({ about: 'The time between two runs.', example: '500 ms' }),
    for: duration({ about: 'How long it goes on after the page has loaded.', example: '8 s' }),
  },
  { about: 'A routine that runs on every page.' },
)

const unknownPaths = plainSchema<UnknownPaths>({
  type: 'object',
  description:
    'What answers on an address that has no page: `screen:`, or `redirect:` to a page. Left out: `screen: not-found`.',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: {
    screen: choice(
      {
        'not-found': 'A page of the site that names the likeliest pages and a way to write, with status 404.',
        error: 'The screen for everything that goes wrong, with status 404.',
      },
      { about: 'Shows a screen.' },
    ),
    redirect: link({ about: 'Leads to a page, with replacement.', example: '/' }),
  },
})

/** Schema of a page; `blocks` is the schema of one block. */
export const route = (blocks: TSchema) =>
  record(
    {
      title: heading({ about: 'The title of the page in the browser and in search results.', max: 120 }),
      description: text({ about: 'One or two sentences for search results and shared links.', max: 320 }),
      for: optional(
        name({
          about: 'Makes one page for each entry of that collection; the path then ends in `{entry}`.',
          example: 'news',
        }),
      ),
      ...timed('the page'),
      unlisted: optional(flag({ about: 'The page stands in no sitemap and search engines are told to leave it out.' })),
      translates: optional(
        link({
          about:
            'The page that this one says in another language, in words of its own. It stands below `at` of that language.',
          example: '/imprint',
        }),
      ),
      blocks: list(blocks, { about: 'The sections of the page, from top to bottom.', max: 60 }),
    },
    { about: 'One page.' },
  )

// No segment is "." or "..", because a path becomes a folder of the site.
const segment = '(?![.]{1,2}(/|$))[a-zA-Z0-9._~-]+'
/** Includes paths of pages made for each entry: `/news/{entry}`. */
const pathOfPages = `^/((${segment}|[{]entry[}])(/(${segment}|[{]entry[}]))*)?$`

const named = '[:][a-z][a-zA-Z0-9]*'
/** Includes patterns: `/old/*`, `/blog/:slug`. */
const pathOfRedirect = `^/((${segment}|${named})(/(${segment}|${named}))*(/[*])?|[*])?$`

/** A link, or a group with one. */
const redirect = plainSchema<string | { to: string; permanent?: boolean }>({
  ...link({ about: 'Where the path leads now; a group with `to:` may say that it does for good.', example: '/' }),
  type: ['string', 'object'],
  additionalProperties: false,
  required: ['to'],
  properties: {
    to: link({ about: 'Where the path leads now.', example: '/' }),
    permanent: flag({
      about:
        'The path is given up for good: browsers and search engines may forget it (301). Left out, it may come back (302).',
      otherwise: false,
    }),
  },
})

export const reading = (block: TSchema) =>
  record(
    {
      theme,
      layout,
      routes: dictionary(route(block), { about: 'The pages, by path.', names: pathOfPages }),
      redirects: optional(
        dictionary(redirect, {
          about:
            'Paths that lead elsewhere, with replacement. `/old/*` is every path below `/old`, `/blog/:slug` every one with one part there: `/old/*: /new/*`, `/blog/:slug: /news/:slug`.',
          names: pathOfRedirect,
        }),
      ),
      unknownPaths: optional(unknownPaths),
      include: optional(
        Type.String({
          description: 'Files with more pages, each a map from path to page, such as pages/*.yaml. For large sites.',
          pattern: '[.](ya?ml|json)$',
          maxLength: 200,
        }),
      ),
      behaviours: optional(list(behaviour, { about: 'Routines that run on every page.', min: 0, max: 8 })),
    },
    { about: 'One version of the site.' },
  )
