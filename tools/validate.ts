import { renameSync, rmSync, unwatchFile, watchFile, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { groupAt } from '../src/manifest/check-shape.ts'
import { loadFile } from '../src/manifest/load-file.ts'
import { pointerTo } from '../src/manifest/pointer.ts'
import { applyFixes } from '../src/problems/apply-fixes.ts'
import { type ProblemCode, problemCodes } from '../src/problems/catalogue.ts'
import { Fault } from '../src/problems/fault.ts'
import { nearest } from '../src/problems/nearest.ts'
import { explained } from '../src/problems/printers/explained.ts'
import { github } from '../src/problems/printers/github.ts'
import { json } from '../src/problems/printers/json.ts'
import { junit } from '../src/problems/printers/junit.ts'
import { pretty } from '../src/problems/printers/pretty.ts'
import { type CheckedPage, isOk, type Report } from '../src/problems/printers/report.ts'
import { sarif } from '../src/problems/printers/sarif.ts'

const help = `npm run validate -- [FILE] [options]

Checks a manifest in all of its readings and reports every problem at once.

  FILE              the manifest, YAML or JSON (site.yaml)
  --format NAME     pretty, json, github, sarif or junit (pretty)
  --launch          also refuses what is not ready for the public
  --fix             mends what can be mended without changing a meaning
  --explain CODE    what a code means, with an example, and how to mend it
  --watch           checks again whenever the file changes
  --max N           shows at most N problems (50)
  --no-color        no colours; NO_COLOR and FORCE_COLOR are heeded too

Exit code: 0 fine, 1 problems, 2 the file cannot be read or the call is wrong.
`

const formats = ['pretty', 'json', 'github', 'sarif', 'junit'] as const
type Format = (typeof formats)[number]

export default async function main(argv: string[], root: string): Promise<number> {
  const { values, positionals } = read(argv)
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  if (values.explain !== undefined) return explain(values.explain)
  const [file = relative(process.cwd(), `${root}/site.yaml`), extra] = positionals
  if (extra !== undefined) throw usage(`One manifest at a time: "${extra}" is one too many.`)
  const format = values.format as Format
  if (!formats.includes(format))
    throw usage(`There is no format "${format}".`, `The formats are ${formats.join(', ')}.`)
  const most = Number(values.max)
  if (!Number.isInteger(most) || most < 1) throw usage(`--max takes a whole number, not "${values.max}".`)
  const once = () => {
    const report = check(file, root, values.launch)
    process.stdout.write(print(report, format, most, values['no-color']))
    return isOk(report) ? 0 : 1
  }
  if (values.fix) mend(file, root, values.launch)
  return values.watch ? watch(file, once) : once()
}

function read(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        format: { type: 'string', default: 'pretty' },
        launch: { type: 'boolean', default: false },
        fix: { type: 'boolean', default: false },
        explain: { type: 'string' },
        watch: { type: 'boolean', default: false },
        max: { type: 'string', default: '50' },
        'no-color': { type: 'boolean', default: false },
      },
    })
  } catch (cause) {
    throw usage(cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : String(cause), undefined, cause)
  }
}

const usage = (message: string, hint = 'See npm run validate -- --help.', cause?: unknown) =>
  new Fault('usage', message, hint, { cause })

function check(file: string, root: string, launch: boolean): Report {
  const began = performance.now()
  const { problems, source } = loadFile(file, { root, launch })
  return { file, text: source.text, problems, pages: pagesOf(source.value), took: performance.now() - began }
}

function pagesOf(value: unknown): CheckedPage[] {
  return Object.keys(groupAt(value, ['readings']) ?? {}).flatMap((reading) =>
    Object.keys(groupAt(value, ['readings', reading, 'routes']) ?? {}).map((route) => ({
      name: `reading ${reading}: ${route}`,
      path: pointerTo(['readings', reading, 'routes', route]),
    })),
  )
}

function print(report: Report, format: Format, most: number, plain: boolean): string {
  switch (format) {
    case 'json':
      return json(report)
    case 'github':
      return github(report)
    case 'sarif':
      return sarif(report)
    case 'junit':
      return junit(report)
    case 'pretty':
      return pretty(report, { colour: !plain && inColour(), most })
  }
}

/** https://no-color.org: set and not empty means no colours; FORCE_COLOR means colours even into a file. */
function inColour(): boolean {
  if (process.env.NO_COLOR) return false
  if (process.env.FORCE_COLOR && process.env.FORCE_COLOR !== '0') return true
  return process.stdout.isTTY === true && process.env.TERM !== 'dumb'
}

function explain(code: string): number {
  if (!problemCodes.includes(code as ProblemCode)) {
    const near = nearest(code, problemCodes)
    throw usage(`There is no code "${code}".`, near ? `Did you mean "${near}"?` : 'All codes are in docs/problems.md.')
  }
  process.stdout.write(explained(code as ProblemCode))
  return 0
}

/** A round of mending may bring others to light; it ends when nothing safe is left to do. */
function mend(file: string, root: string, launch: boolean): void {
  const mended: string[] = []
  for (let round = 0; round < 10; round++) {
    const { problems, source } = loadFile(file, { root, launch })
    const { text, applied } = applyFixes(source.text, problems)
    if (applied.length === 0) break
    replace(file, text)
    mended.push(
      ...applied.map(
        ({ line, column, code, fix }) => `${file}:${line}:${column}  mended  ${code}  ${fix?.title ?? ''}\n`,
      ),
    )
  }
  process.stderr.write(mended.length === 0 ? 'Nothing could be mended safely.\n' : mended.join(''))
}

/** Written beside the file and put in its place at once, so that no moment sees half of it. */
function replace(file: string, text: string): void {
  const beside = `${resolve(file)}.${process.pid}.tmp`
  try {
    writeFileSync(beside, text, { flag: 'wx' })
    renameSync(beside, resolve(file))
  } catch (cause) {
    rmSync(beside, { force: true })
    throw new Fault(
      'cannot-write',
      `${file} could not be written.`,
      'Change its permissions, or those of its folder.',
      { cause },
    )
  }
}

/** Checks on every save until the command is ended; its exit code is that of the last check. */
function watch(file: string, once: () => number): Promise<number> {
  let code = once()
  return new Promise((done) => {
    const again = () => {
      try {
        code = once()
      } catch (error) {
        // A file in the middle of being saved may be gone for a moment; the next change is checked again.
        if (!(error instanceof Fault)) throw error
        code = error.exit
        process.stderr.write(`${error.message} ${error.hint}\n`)
      }
    }
    watchFile(resolve(file), { interval: 200 }, again)
    const end = () => {
      unwatchFile(resolve(file), again)
      done(code)
    }
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
  })
}
