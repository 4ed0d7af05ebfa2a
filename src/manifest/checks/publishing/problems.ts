import { error, listed, quoted } from '../../../problems/kind.ts'

const site = (url: string) => `name: Mill Lane Bakery\nurl: ${url}\nlanguage: en\nemail: hello@milllane.bakery`

export default {
  'site-below-path': error<{ url: string; origin: string }>({
    title: 'An address of the site with a path',
    about:
      'The site takes the whole of a host. With a path, search engines would look for its pages in a folder that is not there.',
    message: ({ url }) => `${quoted(url)} is a page or a folder of a host, and the site takes the whole of it.`,
    hint: ({ origin }) => `Write "${origin}".`,
    example: { in: 'site', bad: site('https://www.milllane.bakery/shop'), good: site('https://www.milllane.bakery') },
  }),
  'incomplete-publish': error<{ to: string; key: string; example: string }>({
    title: 'Publishing that does not say where to',
    about: 'A folder has to be named, and so has the program that takes the site to a host.',
    message: ({ to, key }) => `"publish:" with "to: ${to}" needs "${key}:".`,
    hint: ({ key, example }) => `Add "${key}: ${example}" under "publish:", with what is yours.`,
    example: { in: 'top', bad: 'publish: { to: folder }', good: 'publish: { to: folder, path: /srv/site }' },
  }),
  'publish-without-folder': error<Record<string, never>>({
    title: 'A program for publishing that is given no site',
    about: 'The finished site is in a folder whose name is not known before: "{folder}" stands for it.',
    message: () => 'The words of "run:" do not say where the finished site is.',
    hint: () => 'Write "{folder}" where the program expects the folder.',
    example: {
      in: 'top',
      bad: 'publish: { to: command, run: [rsync, -a, dist/, "me@server:/srv/site/"] }',
      good: 'publish: { to: command, run: [rsync, -a, "{folder}/", "me@server:/srv/site/"] }',
    },
  }),
  'unknown-host': error<{ host: string; hosts: readonly string[] }>({
    title: 'A host that the build does not know',
    about: 'For some hosts the build writes files of their own. Any other host takes the plain folder.',
    message: ({ host }) => `There is no host ${quoted(host)}.`,
    hint: ({ hosts }) => `The hosts are ${listed(hosts)}. Leave "host:" out for any other.`,
    example: {
      in: 'top',
      bad: 'publish: { to: git, host: netify }',
      good: 'publish: { to: git, host: netlify }',
    },
  }),
}
