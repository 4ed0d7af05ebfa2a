import { type PrintOptions, shownOf } from '../printer.ts'
import type { Problem } from '../problem.ts'
import type { Report } from '../report.ts'

const escaped = (text: string) =>
  text
    // Characters that XML 1.0 cannot contain.
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Prints one test case for each page, and one for problems outside pages. Warnings are listed and do not fail. */
export default function junit(report: Report, { maxProblems }: PrintOptions): string {
  const { file, pages, took } = report
  const { shown: problems, unshown } = shownOf(report, maxProblems)
  const left = new Set(problems)
  const cases = pages.map(({ name, path }) => {
    const own = problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}/`))
    for (const problem of own) left.delete(problem)
    return testCase(name, own, file)
  })
  cases.push(testCase('the rest of the manifest', [...left], file))
  const more = unshown === 0 ? '' : `<system-out>${unshown} more problems are not shown.</system-out>\n`
  const failures = cases.filter((one) => one.includes('<failure')).length
  const suite = `name="${escaped(file)}" tests="${cases.length}" failures="${failures}" time="${(took / 1000).toFixed(3)}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite ${suite}>\n${cases.join('')}${more}</testsuite>\n</testsuites>\n`
}

function testCase(name: string, problems: Problem[], file: string): string {
  const lines = problems.map(({ severity, code, message, hint, line, column }) => {
    const text = `${file}:${line}:${column} ${code} ${message} ${hint}`
    return severity === 'error'
      ? `<failure type="${code}" message="${escaped(message)}">${escaped(text)}</failure>\n`
      : `<system-out>${escaped(text)}</system-out>\n`
  })
  const open = `<testcase classname="${escaped(file)}" name="${escaped(name)}" file="${escaped(file)}"`
  return lines.length === 0 ? `${open}/>\n` : `${open}>\n${lines.join('')}</testcase>\n`
}
