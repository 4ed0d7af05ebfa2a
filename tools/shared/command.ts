// What every command does alike: declares, parses and documents its options, and prints lines.
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Fault } from '../../src/problems/fault.ts'

interface Option {
  type: 'string' | 'boolean'
  about: string
  value?: string
  /** What an option stands for that is given without a value; undefined where it needs one. */
  bare?: string
}

/** An option with a text; `value` stands for it in the help: `--out DIR`. With `bare` the text may be left out. */
export const textOption = (value: string, about: string, bare?: string): Option => ({
  type: 'string',
  value: bare === undefined ? value : `[${value}]`,
  about,
  bare,
})

/** An option without a value. */
export const flagOption = (about: string): Option => ({ type: 'boolean', about })

export const manifestOption = { manifest: textOption('FILE', 'The manifest, as YAML or JSON. Left out: site.yaml.') }

export interface Usage {
  /** The call with its options: `npm run build -- [--out DIR]`. */
  line: string
  about: string
  options: Record<string, Option>
  /** Number of words that may stand beside the options; defaults to none. */
  words?: number
}

export interface ParsedOptions {
  values: Record<string, string | boolean | undefined>
  words: string[]
}

/** Makes a command of its usage and of what it does with the parsed options; `run` returns the exit code. Prints the help on --help. */
export const command =
  <Rest extends unknown[]>(
    usage: Usage,
    run: (options: ParsedOptions, root: string, ...rest: Rest) => Promise<number> | number,
  ) =>
  async (argv: string[], root: string, ...rest: Rest): Promise<number> => {
    const options = optionsOf(argv, usage)
    return options ? run(options, root, ...rest) : 0
  }

/** Parses a call's options. Prints the help and returns undefined when the call has --help. Throws a usage Fault (exit 2). */
export function optionsOf(argv: string[], usage: Usage): ParsedOptions | undefined {
  const options: ParseArgsConfig['options'] = { help: { type: 'boolean', short: 'h' } }
  for (const [name, { type }] of Object.entries(usage.options)) options[name] = { type }
  const parsed = parse(argv, options, usage)
  if (parsed.values.help) {
    process.stdout.write(helpOf(usage))
    return undefined
  }
  return parsed
}

function parse(argv: string[], options: NonNullable<ParseArgsConfig['options']>, usage: Usage): ParsedOptions {
  try {
    const args = argv.map((word, at) => {
      const bare = word.startsWith('--') ? usage.options[word.slice(2)]?.bare : undefined
      return bare !== undefined && (argv[at + 1] ?? '-').startsWith('-') ? `${word}=${bare}` : word
    })
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true })
    const extra = positionals[usage.words ?? 0]
    if (extra !== undefined) throw new Error(`"${extra}" is one word too many.`)
    return { values: values as ParsedOptions['values'], words: positionals }
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. To specify')[0] ?? '') : String(error)
    throw new Fault('usage', message, `Usage: ${usage.line}`)
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

/** Returns `given` when it is one of `names`. Throws a usage Fault: `There is no host "x".`; `otherwise` is added to its hint. */
export function oneOf<const Name extends string>(
  names: readonly Name[],
  what: string,
  given: string,
  otherwise = '',
): Name {
  const found = names.find((name) => name === given)
  if (found === undefined)
    throw new Fault(
      'usage',
      `There is no ${what} "${given}".`,
      `Choose one of: ${names.join(', ')}. ${otherwise}`.trim(),
    )
  return found
}

/** Parses a port number; 0 means any free port. Throws a usage Fault. */
export function portOf(value: string | boolean | undefined, standard: number): number {
  const port = value === undefined ? standard : Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Fault('usage', `"${value}" is not a port.`, 'Give a number from 0 to 65535.')
  return port
}

/** Returns an option's text; undefined when it was not given. */
export const optionText = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Resolves when the process gets one of the signals. */
export const signalled = (...signals: readonly NodeJS.Signals[]) =>
  new Promise<void>((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve())
  })
