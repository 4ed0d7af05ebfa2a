// A command's options: declared once, parsed, and shown by --help.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Fault } from '../../src/problems/fault.ts'

export interface Usage {
  /** `npm run build --` and what may follow. */
  line: string
  about: string
  options: Record<string, { type: 'string' | 'boolean'; about: string; value?: string }>
  /** How many words may stand beside the options. */
  words?: number
}

export interface Parsed {
  values: Record<string, string | boolean | undefined>
  words: string[]
}

/** The options of a call, or nothing when it asked for help, which is then printed. Throws a usage Fault (exit 2). */
export function optionsOf(argv: string[], usage: Usage): Parsed | undefined {
  const options: ParseArgsConfig['options'] = { help: { type: 'boolean', short: 'h' } }
  for (const [name, { type }] of Object.entries(usage.options)) options[name] = { type }
  const parsed = parse(argv, options, usage)
  if (parsed.values.help) {
    process.stdout.write(helpOf(usage))
    return undefined
  }
  return parsed
}

function parse(argv: string[], options: NonNullable<ParseArgsConfig['options']>, usage: Usage): Parsed {
  try {
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true, strict: true })
    const extra = positionals[usage.words ?? 0]
    if (extra !== undefined) throw new Error(`"${extra}" is one word too many.`)
    return { values: values as Parsed['values'], words: positionals }
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. To specify')[0] ?? '') : String(error)
    throw new Fault('usage', message, `Usage: ${usage.line}`, { exit: 2 })
  }
}

export function helpOf({ line, about, options }: Usage): string {
  const rows = Object.entries(options).map(([name, { value, about: meaning }]): [string, string] => [
    `  --${name}${value ? ` ${value}` : ''}`,
    meaning,
  ])
  const width = Math.max(...rows.map(([left]) => left.length), 8) + 3
  return [`Usage: ${line}`, '', about, '', ...rows.map(([left, right]) => left.padEnd(width) + right), ''].join('\n')
}

/** A port number, 0 for any free one. */
export function portOf(value: string | boolean | undefined, standard: number): number {
  const port = value === undefined ? standard : Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Fault('usage', `"${value}" is not a port.`, 'Give a number from 0 to 65535.', { exit: 2 })
  return port
}

/** An option's text, when it was given. */
export const textOf = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
