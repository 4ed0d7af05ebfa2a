import { error, quoted } from '../../../problems/kind.ts'

const sameOrigin = '/*\n  X-Frame-Options: SAMEORIGIN'

const reasons = {
  written: () => 'the build writes that file whole',
  json: () => 'it is no JSON, or its "routes" are no list',
  key: (key: string) => `Vercel refuses "${key}" beside the "routes" that the build writes`,
  handle: () => 'a "handle" among its routes would stand before those that the build writes',
  index: () => 'it is an index of other sitemaps, and the build writes a sitemap of pages',
}
const fixes: Record<keyof typeof reasons, (file: string) => string> = {
  written: (file) =>
    file === 'site.nginx.conf'
      ? 'Put your rules into /etc/nginx/lectern.d/, where the generated file reads them, and take this one away.'
      : 'Keep a configuration of your own outside of "public", name it in the command that deploys, and take this one away.',
  json: () => 'Fix it, or take it away.',
  key: () => 'Write it as entries of "routes".',
  handle: () => 'Leave it out: your routes are asked before the files.',
  index: () => 'Give it another name, and name it in public/robots.txt.',
}

export default {
  'own-file': error<{ file: string; why: keyof typeof reasons; key?: string }>({
    title: 'A file that cannot be added to the generated one',
    about:
      'The build adds public/_headers, _redirects, .assetsignore, vercel.json, robots.txt and sitemap.xml to the files of those names that it writes itself. What cannot be added would silently replace redirects and security headers.',
    message: ({ file, why, key = '' }) => `The file "public/${file}" cannot be added: ${reasons[why](key)}.`,
    hint: ({ file, why }) => fixes[why](file),
    example: {
      in: 'top',
      files: ['/vercel.json'],
      texts: { 'vercel.json': { bad: '{ "cleanUrls": true }', good: '{ "routes": [] }' } },
      bad: '# public/vercel.json: { "cleanUrls": true }',
      good: '# public/vercel.json: { "routes": [] }',
    },
  }),
  'weaker-header': error<{ file: string; line?: number; header: string; value?: string }>({
    title: 'A header that protects less than the generated one',
    about:
      'Each page is sent with headers that protect its visitors. A line of public/_headers or public/vercel.json may replace one by a value that protects as well. A value that protects less is refused unless `site.relaxedHeaders` names the header.',
    message: ({ file, line, header, value }) => {
      const where = `"public/${file}"${line === undefined ? '' : `, line ${line},`}`
      return value === undefined
        ? `${where} takes the header ${quoted(header)} away.`
        : `${where} sets the header ${quoted(header)} to ${quoted(value)}, which protects less than what the build writes.`
    },
    hint: ({ header }) => `Take the line away; or write \`relaxedHeaders: [${header}]\` under "site" if it is meant.`,
    example: {
      in: 'site',
      files: ['/_headers'],
      texts: { _headers: { bad: sameOrigin, good: sameOrigin } },
      bad: 'relaxedHeaders: [referrer-policy] # public/_headers: X-Frame-Options: SAMEORIGIN',
      good: 'relaxedHeaders: [x-frame-options]',
    },
  }),
}
