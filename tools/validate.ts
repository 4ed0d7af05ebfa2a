import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { manifestText } from '../src/files/read-manifest.ts'
import { problemCodes } from '../src/problems/catalogue.ts'
import { explained as explanation } from '../src/problems/explained.ts'
import { Fault, isFault, orFault } from '../src/problems/fault.ts'
import { checklist } from '../src/problems/launch-checklist.ts'
import { nearest } from '../src/problems/nearest.ts'
import { pointerTo } from '../src/problems/path.ts'
import { printers } from '../src/problems/printers.ts'
import type { Problem } from '../src/problems/problem.ts'
import { type CheckedPage, isOk, type Report } from '../src/problems/report.ts'
import { type FileOptions, loadFile } from '../src/project/load-file.ts'
import { groupAt } from '../src/site/groups.ts'
import { checkExamples } from './own-blocks/examples.ts'
import { command, flagOption, manifestOption, optionText, textOption } from './shared/command.ts'
import type { CommandContext } from './shared/context.ts'
import { fixFile, withProvenFixes } from './shared/fix-file.ts'
import { momentOfOption, momentOption } from './shared/moment-option.ts'
import { manifestName } from './shared/paths.ts'

const formats = [...printers.keys()]

export const usage = {
  line: 'npm run validate -- [FILE] [options]',
  about: `Checks a manifest, YAML or JSON (site.yaml), in all of its readings and reports every problem at once. With - it reads
standard input, as the manifest that stands in the site's folder. Alike problems are shown once, with other places;
the formats for machines list each.
Exit code: 0 fine, 1 problems, 2 the file cannot be read or the call is wrong.`,
  words: 1,
  options: {
    ...manifestOption,
    format: textOption('NAME', `${formats.join(', ')}. Left out: pretty.`),
    launch: flagOption('Also refuses what is not ready for the public.'),
    ...momentOption,
    fix: flagOption('Fixes what can be fixed without changing a meaning.'),
    explain: textOption('CODE', 'Says what a code means, with an example.'),
    watch: flagOption('Checks again whenever the file changes.'),
    max: textOption(
      'N',
      'Shows at most so many problems, and counts the rest. Left out: 50, or 1000 in a format for machines.',
    ),
    'no-color': flagOption('No colours; NO_COLOR and FORCE_COLOR are heeded too.'),
  },
} as const

export default command(usage, async ({ values, words }, root, context?: Pick<CommandContext, 'engine'>) => {
  const explained = optionText(values.explain)
  if (explained !== undefined) return explain(explained)
  const given = words[0] ?? optionText(values.manifest)
  const isInput = given === '-'
  const file = manifestName(root, isInput ? undefined : given)
  const launch = values.launch === true
  const at = momentOfOption(values)
  const format = optionText(values.format) ?? 'pretty'
  const printer = printers.get(format)
  if (!printer) throw wrongCall(`There is no format "${format}".`, `The formats are ${formats.join(', ')}.`)
  const maxProblems = Number(optionText(values.max) ?? (format === 'pretty' ? 50 : 1000))
  if (!Number.isInteger(maxProblems) || maxProblems < 1)
    throw wrongCall(`--max takes a whole number, not "${values.max}".`)
  if (isInput && (values.fix || values.watch))
    throw wrongCall('Standard input can be neither fixed nor watched.', 'Give the path of the manifest.')
  const width = process.stdout.columns ?? (Number(process.env.COLUMNS) || undefined)
  const help = pathToFileURL(join(context?.engine ?? root, 'docs', 'problems.md')).href
  const print = (report: Report) =>
    process.stdout.write(
      printer(report, { colour: values['no-color'] !== true && inColour(), maxProblems, width, help }),
    )
  let files = [file]
  const once = () => {
    const texts = isInput ? new Map([[file, manifestText(readFileSync(0), 'Standard input')]]) : undefined
    const report = check(file, { root, launch, at, texts })
    files = [file, ...(report.texts?.keys() ?? [])]
    print(report)
    if (launch && format === 'pretty') process.stdout.write(`\n${checklist(report, file)}`)
    return isOk(report) ? 0 : 1
  }
  if (values.fix) fixFile(file, { root, launch, at })
  return values.watch ? watch(() => files, once) : once()
})

/** Prints a Fault as a report with one problem, when the format is one for programs. */
export function printFault(argv: string[], fault: Fault): void {
  // Not strict, because the fault may be one of the call.
  const { values, positionals } = parseArgs({
    args: argv,
    options: usage.options,
    strict: false,
    allowPositionals: true,
  })
  const printer = values.format === 'pretty' ? undefined : printers.get(String(values.format))
  if (!printer) return
  const problem = problemOf(fault, positionals.find((word) => word !== '-') ?? 'site.yaml')
  const { file } = problem
  const report = { file, text: '', value: undefined, problems: [problem], pages: [], took: 0, isSound: false }
  process.stdout.write(printer(report, { colour: false, maxProblems: 1 }))
}

/** `named` is the file of a fault that has no place. */
function problemOf({ code, message, hint, place }: Fault, named: string): Problem {
  const { file, line, column } = place ?? { file: named, line: 1, column: 1 }
  const end = { endLine: line, endColumn: column + 1, path: '' }
  const sentence = message.replace(/\s+/g, ' ').replace(`${file}:${line}:${column} `, '')
  return { code, severity: 'error', message: sentence, hint, file, line, column, ...end }
}

const wrongCall = (message: string, hint = `Usage: ${usage.line}`) => new Fault('usage', message, hint)

function check(file: string, options: Pick<FileOptions, 'root' | 'launch' | 'at' | 'texts'>): Report {
  const began = performance.now()
  const { manifest, source, problems: found } = loadFile(file, options)
  // The fixes of standard input cannot be tested, because it is in no file.
  const unproven = found.map((each) => (each.fix ? { ...each, fix: { ...each.fix, safe: false } } : each))
  const problems = options.texts ? unproven : withProvenFixes(found, file, options)
  const examples = orFault(checkExamples)
  const bad = isFault(examples) ? examples : undefined
  return {
    file,
    isSound: manifest !== undefined && !bad,
    text: source.text,
    texts: bad?.place
      ? new Map([...source.texts, [bad.place.file, readFileSync(join(dirname(file), bad.place.file), 'utf8')]])
      : source.texts,
    value: source.value,
    problems: bad ? [...problems, problemOf(bad, file)] : problems,
    pages: pagesOf(source.value),
    took: performance.now() - began,
  }
}

function pagesOf(value: unknown): CheckedPage[] {
  return Object.keys(groupAt(value, ['readings']) ?? {}).flatMap((reading) =>
    Object.keys(groupAt(value, ['readings', reading, 'routes']) ?? {}).map((route) => ({
      name: `reading ${reading}: ${route}`,
      path: pointerTo(['readings', reading, 'routes', route]),
    })),
  )
}

/** Whether to print colours: not with NO_COLOR (https://no-color.org), always with FORCE_COLOR, else on terminals. */
function inColour(): boolean {
  if (process.env.NO_COLOR) return false
  if (process.env.FORCE_COLOR && process.env.FORCE_COLOR !== '0') return true
  return process.stdout.isTTY === true && process.env.TERM !== 'dumb'
}

function explain(code: string): number {
  if (!problemCodes.includes(code)) {
    const near = nearest(code, problemCodes)
    throw wrongCall(
      `There is no code "${code}".`,
      near ? `Did you mean "${near}"?` : 'All codes are in docs/problems.md.',
    )
  }
  process.stdout.write(explanation(code))
  return 0
}

/** Checks again on every save until a signal ends the command; resolves with the last check's exit code. */
function watch(files: () => string[], once: () => number): Promise<number> {
  // Taken before the check reads the files, so that a save during the check starts another one.
  let seen = stampOf(files())
  let code = once()
  return new Promise((done) => {
    const timer = setInterval(() => {
      const now = stampOf(files())
      if (now === seen) return
      seen = now
      // A file may be missing for a moment while an editor saves it; its next change is checked again.
      const outcome = orFault(once)
      if (isFault(outcome)) process.stderr.write(`${outcome.message} ${outcome.hint}\n`)
      code = isFault(outcome) ? outcome.exit : outcome
    }, 200)
    const end = () => {
      clearInterval(timer)
      done(code)
    }
    process.once('SIGINT', end)
    process.once('SIGTERM', end)
  })
}

/** Changes whenever one of the files is written, deleted or created. */
const stampOf = (files: string[]): string =>
  files
    .map((file) => {
      const found = statSync(resolve(file), { throwIfNoEntry: false })
      return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : 'gone'
    })
    .join('\n')
