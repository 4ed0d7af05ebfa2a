// nginx: one configuration file, to be included in the http block.
import { type Host, type HostFiles, type HostPlan, type PlannedRedirect, redirectStatus } from '../host.ts'

export const configName = 'site.nginx.conf'
const policyName = 'content-security-policy'

export default {
  title: 'nginx',
  files: [configName],
  filesFor,
  sendsCompressed: true,
  tidiesIndexFiles: false,
} satisfies Host

function filesFor(plan: HostPlan): HostFiles {
  const { languageHost, origin, cacheRules, subresource, headers, languages } = plan
  // Variables are global to the http block, which may include several sites.
  const variable = (name: string) =>
    `$lectern_${name}${languageHost === undefined ? '' : `_${languageHost.replace(/[^a-z0-9]/gi, '_')}`}`
  const folder = languageHost === undefined ? '/srv/site' : `/srv/site-hosts/${languageHost}`
  const { hostname, protocol } = new URL(origin)
  const isSecure = protocol === 'https:'
  const lines = [
    `# Put \`include ${folder}/${configName};\` into the http block.`,
    ...mapOfPaths(variable('keeping'), [
      '  default no-cache;',
      ...cacheRules.map(({ folder, cacheControl }) => `  ~^${folder} ${quoted(cacheControl)};`),
    ]),
    // An empty header is not sent.
    ...mapOfPaths(variable('policy'), [
      `  default ${quoted(headers[policyName] ?? '')};`,
      `  ~${subresource.slice(0, -1)}\\z "";`,
    ]),
    // Without languages no variable is needed.
    ...(languages.length === 0
      ? []
      : mapOfPaths(variable('unknown'), [
          `  default ${quoted(unknownOf(rootOf(plan)))};`,
          ...languages.map((one) => `  ~^${one.at}/ ${quoted(unknownOf(one))};`),
        ])),
    ...(isSecure
      ? ['server {', ...listening('80'), ...named(hostname), '  return 301 https://$host$request_uri;', '}']
      : []),
    'server {',
    ...(isSecure ? [...listening('443 ssl http2'), ...certificateOf(hostname)] : listening('80')),
    ...named(hostname),
    `  root ${folder};`,
    ...settings,
    ...headerLines(headers, variable),
    ...answers(plan, variable('unknown')),
    '  # Your own rules, beside nginx.conf: they outlast the next build.',
    '  include lectern.d/*.conf;',
    '}',
    '',
  ]
  return new Map([[configName, lines.join('\n')]])
}

const mapOfPaths = (variable: string, lines: string[]) => [`map $uri ${variable} {`, ...lines, '}']

const screenOf = (at: string) => `${at}/404.html`
const rootOf = ({ unknownTo }: HostPlan) => ({ at: '', unknownTo })
const unknownOf = ({ at, unknownTo }: { at: string; unknownTo?: string }) => unknownTo ?? screenOf(at)

const settings = [
  '  charset utf-8;',
  '  absolute_redirect off;',
  '  etag on;',
  '  # Compressed files lie beside the others. Those in Brotli are sent once the module for it is installed, on Debian',
  '  # libnginx-mod-http-brotli-static, and a file in lectern.d says: brotli_static on;',
  '  gzip_static on;',
  '  gzip on;',
  '  gzip_vary on;',
  '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml;',
]

/** Sets all headers in the server block: nginx drops inherited headers in a location that sets any. */
const headerLines = ({ [policyName]: _, ...others }: HostPlan['headers'], variable: (name: string) => string) => [
  ...Object.entries(others).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
  `  add_header ${policyName} ${variable('policy')} always;`,
  `  add_header cache-control ${variable('keeping')} always;`,
]

/** `variable` holds the answer to an unknown address where the site has several languages. */
function answers(plan: HostPlan, variable: string): string[] {
  const { pages, indexFiles, redirects, unknownTo, languages } = plan
  const root = rootOf(plan)
  const hasLanguages = languages.length > 0
  const unknown = hasLanguages ? variable : unknownOf(root)
  const lead = unknownTo === undefined ? undefined : `302 ${hasLanguages ? unknown : quoted(unknown)}`
  const rest = `try_files $uri $uri/index.html ${lead === undefined ? '=404' : '@unknown'};`
  return [
    `  error_page 404 ${lead === undefined ? unknown : screenOf('')};`,
    ...[root, ...languages].map(({ at }) => `  location = ${screenOf(at)} { internal; }`),
    `  location = /${configName} { return 404; }`,
    // Dot files are not served, except below `.well-known`.
    `  location ~ /\\.(?!well-known/) { return ${lead ?? '404'}; }`,
    ...redirects.flatMap((one) => redirectLines(one, rest)),
    ...pages.map((path) => `  location = "${path}/" { return 301 ${encodeURI(path)}$is_args$args; }`),
    ...indexFiles.map(({ from, to }) => `  location = "${from}" { return 301 ${encodeURI(to)}$is_args$args; }`),
    `  location / { ${rest} }`,
    ...(lead === undefined ? [] : [`  location @unknown { return ${lead}; }`]),
  ]
}

/** Matches patterns against `$request_uri`: `$uri` is decoded and could put line breaks into a response header. */
function redirectLines({ from, to, expression, ...one }: PlannedRedirect, rest: string): string[] {
  const status = redirectStatus(one)
  if (!expression)
    return [from, `${from}/`].map((path) => `  location = ${quoted(path)} { return ${status} ${quoted(to)}; }`)
  // nginx unescapes backslashes within quotes.
  const path = expression.from.replaceAll('\\', '\\\\')
  const target = expression.to
    .split(/([$][1-9])/)
    .map((word) => (/^[$][1-9]$/.test(word) ? word : quoted(word).slice(1, -1)))
  const rule = `if ($request_uri ~ "^${path}/?(?:[?]|$)") { return ${status} "${target.join('')}"; }`
  return [`  location ~ "^${path}/?$" { ${rule} ${rest} }`]
}

const listening = (how: string) => [`  listen ${how};`, `  listen [::]:${how};`]

const named = (hostname: string) => [`  server_name ${hostname};`, '  server_tokens off;']

/** Default paths of certbot. */
const certificateOf = (hostname: string) => [
  `  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
  `  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
]

/** Quotes a string for nginx. Throws for a dollar sign, which would begin a variable, and for line breaks. */
function quoted(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx cannot be told "${text}".`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
