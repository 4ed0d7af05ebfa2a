// Formats the list of problems for the terminal.
import { createColors } from 'picocolors'
import { printable } from '../../problems/printable.ts'
import type { Health } from '../messages.ts'

interface TerminalOptions {
  colour: boolean
  /** True for the first report after the start, which is empty when there are no problems. */
  first: boolean
}

export function healthReport({ file, problems, held }: Health, { colour, first }: TerminalOptions): string {
  const paint = createColors(colour)
  if (problems.length === 0) return first ? '' : `${paint.green('Fine.')} ${file} has no problems.\n`
  const printed = problems.map(({ file: its, line, column, severity, code, message, hint, frame }) => {
    const strong = severity === 'error' ? paint.red : paint.yellow
    const place = paint.bold(`${its}:${line}:${column}`)
    return `${place}  ${strong(severity)}  ${paint.cyan(code)}  ${printable(message)} ${printable(hint)}\n${frame ? `${frame}\n` : ''}`
  })
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${file}`
  return `\n${printed.join('\n')}\n${count}${held ? '; the preview shows the last state without errors.' : '.'}\n`
}
