import { error, quoted } from '../../../problems/kind.ts'

const redirects = (lines: string) => `redirects:\n${lines.replace(/^/gm, '  ')}`

export default {
  'lost-url': error<{ path: string; reading: string; nearest?: string }>({
    isOfMany: true,
    title: 'A released address that answers no more',
    about:
      'Links from other sites, bookmarks and search results keep pointing at every address that was ever public. The file beside the manifest whose name ends in .released.yaml remembers them; each has to stay a page or become a redirect.',
    message: ({ path, reading }) =>
      `${quoted(path)} was public, and nothing answers there in reading ${reading} any more.`,
    hint: ({ path, nearest }) => `Add the redirect "${path}: ${nearest ?? '/'}" under "redirects:".`,
    example: {
      in: 'reading',
      released: { everyday: ['/', '/loaves', '/order'] },
      bad: redirects('/rolls: /order'),
      good: redirects('/loaves: /order\n/rolls: /order'),
    },
  }),
}
