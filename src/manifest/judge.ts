// Combines all findings into one outcome: a sound manifest, or at least one problem that is an error.
import type { Day } from '../../supabase/functions/_shared/day.ts'
import { problemKind } from '../problems/catalogue.ts'
import { type Finding, finding } from '../problems/finding.ts'
import { problemsOf } from '../problems/place.ts'
import { inReadingOrder, type Problem } from '../problems/problem.ts'
import { settle } from '../problems/suppressions.ts'
import { grouped } from '../site/grouped.ts'
import type { Source } from './read/source.ts'
import type { ShapeFindings } from './shape/check-shape.ts'

export interface Judged {
  /** True when the value is a manifest and every error is suppressed. */
  isSound: boolean
  /** Returns all problems; at least one error unless the manifest is sound. */
  problems(): Problem[]
}

export function judge(
  { ok, syntax, findings, refused }: ShapeFindings,
  sense: readonly Finding[],
  source: Source,
  today: Day,
): Judged {
  const { suppressions } = source
  const others = [...findings, ...sense]
  let placed: Problem[] | undefined
  const problems = () => {
    placed ??= place()
    return placed
  }
  const place = () => {
    const settled = settle(problemsOf(syntax, others, source), suppressions, today, firmCodes(syntax, findings))
    const all = [...settled.problems, ...problemsOf(settled.findings, [], source)]
    const isRefused = !ok || (suppressions.length === 0 && others.some(isError))
    const silent = isRefused && !all.some(({ severity }) => severity === 'error')
    if (silent)
      all.push(...problemsOf([finding('cannot-read', refused ?? { path: [], on: 'value' }, { detail })], [], source))
    return withoutWarningsAroundErrors(all).sort(inReadingOrder(source.files))
  }
  // Findings need lines only where suppressions, which refer to lines, may apply.
  const isFine = () =>
    suppressions.length === 0
      ? ![...syntax, ...others].some(isError)
      : !problems().some(({ severity }) => severity === 'error')
  return { isSound: ok && isFine(), problems }
}

/** Leaves out warnings about a whole text in which there is an error: a brace lost in a template makes all its titles alike. */
function withoutWarningsAroundErrors(problems: readonly Problem[]): Problem[] {
  const lineOf = ({ file, line }: Problem) => `${file}:${line}`
  const errors = grouped(
    problems.filter(({ severity }) => severity === 'error'),
    lineOf,
  )
  return problems.filter(
    (one) =>
      one.severity === 'error' ||
      !errors
        .get(lineOf(one))
        ?.some(
          ({ column, endLine, endColumn }) =>
            one.column <= column && endLine === one.endLine && endColumn <= one.endColumn,
        ),
  )
}

/** Message where the schema rejects a value that no check explains. */
const detail =
  'What stands here follows none of the forms it may have. Please report this with the line: it deserves better words.'

const isError = ({ code }: Finding) => problemKind(code).severity === 'error'

/** Codes that cannot be suppressed, because nothing can be built: repaired lines and values that the schema rejects. */
const firmCodes = (syntax: readonly Finding[], shape: readonly Finding[]) =>
  new Set([...syntax.filter(({ at }) => 'start' in at && at.isInFile), ...shape].map(({ code }) => code))
