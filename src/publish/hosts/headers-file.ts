// Reads and writes `_headers` files of Netlify and Cloudflare.
import type { HostPlan } from './host.ts'

export interface HeaderRule {
  /** Such as `/*` or `/assets/*`. */
  path: string
  lines: HeaderLine[]
}

export interface HeaderLine {
  name: string
  /** Undefined where the line removes the header, as `! x-frame-options` does on Cloudflare. */
  value: string | undefined
  /** Line number in the parsed text, from 1. */
  line?: number
}

/**
 * Returns a `_headers` file with the generated rules and the owner's. Where two rules set one header, Cloudflare joins the values unless
 * the later rule removes the earlier one first (`detaches`); Netlify has no syntax for that.
 */
export function headersFile({ headers, cacheRules, own }: HostPlan, { detaches }: { detaches: boolean }): string {
  const rules: HeaderRule[] = [
    { path: '/*', lines: Object.entries(headers).map(([name, value]) => ({ name, value })) },
    ...cacheRules.map(({ folder, cacheControl }) => ({
      path: `${folder}*`,
      lines: [{ name: 'cache-control', value: cacheControl }],
    })),
  ]
  for (const rule of parseHeaders(own?.get('_headers') ?? '')) addRule(rules, rule)
  const before = new Set<string>()
  const texts = rules.map(({ path, lines }) => {
    const again = detaches
      ? lines.filter(({ name, value }) => value !== undefined && before.has(name.toLowerCase()))
      : []
    for (const { name } of lines) before.add(name.toLowerCase())
    const written = [
      ...again.map(({ name }) => `  ! ${name}\n`),
      ...lines.map(({ name, value }) => (value === undefined ? `  ! ${name}\n` : `  ${name}: ${value}\n`)),
    ]
    return `${path}\n${written.join('')}`
  })
  return texts.join('\n')
}

/** Adds a rule; its headers replace those of an existing rule for the same path. */
function addRule(rules: HeaderRule[], { path, lines }: HeaderRule) {
  const same = rules.find((rule) => rule.path === path)
  if (!same) return rules.push({ path, lines })
  const named = new Set(lines.map(({ name }) => name.toLowerCase()))
  same.lines = [...same.lines.filter(({ name }) => !named.has(name.toLowerCase())), ...lines]
}

/** Parses a `_headers` file; ignores comments and lines that are neither path nor header. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (/^(?:\/|https?:\/\/)/.test(line)) {
      rules.push({ path: line, lines: [] })
      continue
    }
    const header = /^(?:!\s*(?<gone>[\w-]+)|(?<name>[\w-]+)\s*:\s*(?<value>.*))$/.exec(line)?.groups
    if (header) rules.at(-1)?.lines.push({ name: header.gone ?? header.name ?? '', value: header.value, line: at + 1 })
  }
  return rules
}
