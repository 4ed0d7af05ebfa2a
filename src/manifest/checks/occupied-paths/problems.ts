import { error, quoted } from '../../../problems/kind.ts'

const redirects = (lines: string) => `redirects:\n${lines.replace(/^/gm, '  ')}`
const taken = {
  build: () => 'belongs to a file that the build writes itself',
  backend: () => 'is an address of the backend',
  public: () => 'belongs to a file in the folder "public"',
  page: (path: string) => `belongs to the file of the page "${path}"`,
  redirect: (path: string) => `belongs to the file of the redirect "${path}"`,
}

export default {
  'path-taken': error<{ path: string; by: keyof typeof taken; page?: string }>({
    title: 'An address where another file stands',
    about:
      'Every page and every redirect becomes a file of the site. Where a file of the build, of "public" or of a page stands already, or where the backend answers, it could not be written or would never be seen. Only a redirect from a page’s own file to that page, as from "/index.html" to "/", needs no file and works everywhere.',
    message: ({ path, by, page: other }) => `${quoted(path)} ${taken[by](other ?? '')}.`,
    hint: ({ by, page: other }) =>
      by === 'page' || by === 'redirect'
        ? `Let it lead to "${other}" itself, or take it away.`
        : by === 'public'
          ? 'Take the file away, or the address.'
          : 'Take another address.',
    example: { in: 'reading', bad: redirects('/robots.txt: /order'), good: redirects('/index.html: /') },
  }),
}
