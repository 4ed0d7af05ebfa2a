import type { HostPlan } from './host.ts'

/** A `_headers` file, which Netlify and Cloudflare write alike. Rules do not overlap in a header, as the two join them differently. */
export function headersFile({ headers, keeping }: HostPlan): string {
  const rules: [string, [string, string][]][] = [
    ['/*', Object.entries(headers)],
    ...keeping.map(({ folder, cacheControl }): [string, [string, string][]] => [
      `${folder}*`,
      [['cache-control', cacheControl]],
    ]),
  ]
  return rules
    .map(([path, lines]) => `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`)
    .join('\n')
}
