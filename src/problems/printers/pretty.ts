import { createColors } from 'picocolors'
import { grouped } from '../../site/grouped.ts'
import { frame } from '../frame.ts'
import { printable } from '../printable.ts'
import { type PrintOptions, shownOf } from '../printer.ts'
import { type Problem, problemFacts } from '../problem.ts'
import { countedProblems, type Report } from '../report.ts'
import { wrapped } from '../wrap.ts'

/** Prints for people: place, code, sentence, hint and the line itself. */
export default function pretty(report: Report, { colour, maxProblems, width }: PrintOptions): string {
  const { file, text, texts, problems, isSound, pages, took } = report
  const alike = alikeIn(problems)
  const { shown, unshown } = shownOf({ ...report, problems: [...alike.keys()] }, maxProblems)
  const paint = createColors(colour)
  const inWidth = (words: string) => wrapped(words, width)
  const lines = linesOf(text)
  const out: string[] = []
  for (const problem of shown) {
    const { severity, code, message, hint, line, column, related = [] } = problem
    const strong = severity === 'error' ? paint.red : paint.yellow
    const place = `${problem.file}:${line}:${column}`
    const used = `${place}  ${severity}  ${code}  `.length
    const sentence = wrapped(`${printable(message)} ${printable(hint)}`, width, { used, indent: '  ' })
    out.push(`${paint.bold(place)}  ${strong(severity)}  ${paint.cyan(code)}  ${sentence}`)
    out.push(
      ...frame(
        problem.file === file ? lines : linesOf(texts?.get(problem.file) ?? ''),
        problem,
        { mark: strong, dim: paint.dim },
        width,
      ),
    )
    for (const { file: home, line: there, column: at, message: about } of related)
      out.push(paint.dim(wrapped(`      ${home}:${there}:${at}  ${printable(about)}`, width, { indent: '        ' })))
    const others = (alike.get(problem) ?? []).map((other) => `${other.file}:${other.line}`)
    if (others.length > 0) {
      const places = `${others.slice(0, 3).join(', ')}${others.length > 3 ? ', …' : ''}`
      out.push(
        inWidth(`      The same in ${others.length} more ${others.length === 1 ? 'place' : 'places'}: ${places}`),
      )
    }
    out.push('')
  }
  if (unshown > 0) out.push(inWidth(`${unshown} more are not shown; --max ${alike.size} shows all.`), '')
  const checked = `${pages.length} page${pages.length === 1 ? '' : 's'} in ${Math.round(took)} ms`
  const fixable = problems.filter(({ fix }) => fix?.safe).length
  out.push(
    isSound && problems.length === 0
      ? `${paint.green('Fine.')} ${file}: ${checked}.`
      : inWidth(`${countedProblems([...alike.keys()])} in ${file} (${checked}).`),
  )
  if (fixable > 0) out.push(inWidth(`${fixable} can be fixed by --fix. To read more about one: --explain CODE.`))
  return `${out.join('\n')}\n`
}

/** Codes of problems that come with time. Their facts have the message of what is wrong then. */
const comingCodes: ReadonlySet<string> = new Set(['later-problem', 'list-runs-out'])

/**
 * Maps each problem that is printed to those that are like it and not printed: the old name of a renamed fact in every text, a decimal comma in
 * every row of a table, a dead link that a scheduled entry has too.
 */
function alikeIn(problems: readonly Problem[]): Map<Problem, Problem[]> {
  const kindOf = ({ code, message, file, fix, [problemFacts]: facts }: Problem) => {
    if (fix?.safe && file.endsWith('.csv')) return `${code} ${file}`
    return comingCodes.has(code) ? (facts as { message: string }).message : message
  }
  return new Map([...grouped(problems, kindOf).values()].map(([first, ...others]) => [first as Problem, others]))
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/)
