import type { HostFiles, HostPlan } from './plan.ts'

export const configName = 'site.nginx.conf'

/** To be included in the http block. Headers are named once, at the server: a location with one of its own would lose them all. */
export function nginx({ headers, keeping, redirects, unknownTo, origin }: HostPlan): HostFiles {
  const { hostname } = new URL(origin)
  const lines = [
    '# Put `include /path/to/this/file;` into the http block. Change listen and root, and add the certificate.',
    'map $uri $lectern_keeping {',
    '  default no-cache;',
    ...keeping.map(({ folder, cacheControl }) => `  ~^${folder} ${quoted(cacheControl)};`),
    '}',
    'server {',
    '  listen 80; # lectern: listen',
    `  server_name ${hostname};`,
    '  root /srv/site; # lectern: root',
    '  charset utf-8;',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  etag on;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml;',
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
    '  add_header cache-control $lectern_keeping always;',
    `  error_page 404 /404.html;`,
    '  location = /404.html { internal; }',
    `  location = /${configName} { return 404; }`,
    '  location ~ /\\. { return 404; }',
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) => `  location = ${quoted(path)} { return 302 ${quoted(to)}; }`),
    ),
    `  location / { try_files $uri $uri/index.html ${unknownTo === undefined ? '=404' : '@unknown'}; }`,
    ...(unknownTo === undefined ? [] : [`  location @unknown { return 302 ${quoted(unknownTo)}; }`]),
    '}',
    '',
  ]
  return new Map([[configName, lines.join('\n')]])
}

/** A text for nginx; a dollar would begin a variable, and none of ours needs one. */
function quoted(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx cannot be told "${text}".`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
