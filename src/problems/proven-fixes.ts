// Finds the fixes that `--fix` writes: those marked safe, confirmed by loading the result. A fix is rejected if its problem stays, if another appears
// on its lines, or if it quotes more than a text.
import { rememberedByWord } from '../remembered.ts'
import { applyFixes } from './apply-fixes.ts'
import { insideCurlyQuotes } from './inside-curly-quotes.ts'
import { Lines } from './lines.ts'
import type { Edit, Problem } from './problem.ts'

export interface Proven {
  /** Changed files by their names in problems. */
  texts: Map<string, string>
  /** Fixed problems, in order of rounds. */
  fixed: Problem[]
  /** Problems whose safe fix was not confirmed. */
  refused: ReadonlySet<Problem>
}

/** Problems and texts of a manifest, as `loadFile()` returns them. */
export interface CheckedTexts {
  problems: readonly Problem[]
  textOf(file: string): string
}

/** Rounds of fixing, since a fix may reveal another problem. */
const maxRounds = 10

/** `read` loads the manifest with these texts in place of the files'. */
export function provenFixes(read: (texts: ReadonlyMap<string, string>) => CheckedTexts): Proven {
  const texts = new Map<string, string>()
  const fixed: Problem[] = []
  const refused = new Set<Problem>()
  const names = new Set<string>()
  let now = read(texts)
  for (let round = 0; round < maxRounds; ) {
    const { problems, textOf } = now
    const linesOf = linesByFile(textOf)
    const refuse = (one: Problem) => {
      refused.add(one)
      names.add(nameOf(one, linesOf(one.file)))
    }
    const tried = problems.filter((one) => {
      if (!one.fix?.safe || refused.has(one)) return false
      if (names.has(nameOf(one, linesOf(one.file))) || !keepsItsMeaning(one, textOf(one.file))) refuse(one)
      return !refused.has(one)
    })
    const changed = [...new Set(tried.map(({ file }) => file))].map((file) => {
      const before = textOf(file)
      const own = tried.filter((one) => one.file === file)
      return { file, before, ...applyFixes(before, own) }
    })
    if (changed.every(({ applied }) => applied.length === 0)) break
    const next = read(new Map([...texts, ...changed.map(({ file, text }) => [file, text] as const)]))
    const failed = changed.flatMap((one) => failedIn(one, problems, next.problems))
    for (const one of failed) refuse(one)
    if (failed.length > 0) continue
    for (const { file, text, applied } of changed) {
      texts.set(file, text)
      fixed.push(...applied)
    }
    now = next
    round++
  }
  return { texts, fixed, refused }
}

/** Names a problem by the text of its line, since line numbers change. */
const nameOf = ({ file, line, column, code }: Problem, lines: Lines) =>
  `${file} ${code} ${column} ${lines.textOf(line)}`

const linesByFile = (textOf: (file: string) => string) => rememberedByWord((file) => new Lines(textOf(file)))

/** Whether a fix that adds quotes adds nothing else, and hides no block sign, bracket or brace. */
function keepsItsMeaning({ fix }: Problem, text: string): boolean {
  return (fix?.edits ?? []).every(({ start, end, text: put }) => {
    const written = text.slice(start, end).trim()
    if (!/^"/.test(put) || /^["']/.test(written) || written === '') return true
    return (
      put === JSON.stringify(insideCurlyQuotes(written) ?? written) &&
      (!/^[|>[{]/.test(written) || /^\{[\w.]+\}$/.test(written.replaceAll(' ', '')))
    )
  })
}

interface Changed {
  file: string
  before: string
  text: string
  applied: readonly Problem[]
}

/** Returns the problems that are still there, or whose fix caused another one on the lines it touched. */
function failedIn(
  { file, before, text, applied }: Changed,
  old: readonly Problem[],
  now: readonly Problem[],
): Problem[] {
  const edits = applied.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => a.start - b.start)
  const moved = offsetAfter(edits)
  const [linesBefore, linesNow] = [new Lines(before), new Lines(text)]
  const lineAt = (offset: number) => linesNow.pointAt(moved(offset)).line
  const placeOf = (one: Problem) => ({ code: one.code, line: lineAt(linesBefore.offsetAt(one)) })
  const known = new Set(old.filter((one) => one.file === file).map((one) => keyOf(placeOf(one))))
  const there = now.filter((one) => one.file === file)
  const found = new Set(there.map(keyOf))
  return applied.filter((one) => {
    if (found.has(keyOf(placeOf(one)))) return true
    const touched = new Set(
      (one.fix?.edits ?? []).flatMap(({ start, end }) => {
        const [first, last] = [lineAt(start), lineAt(end)]
        return Array.from({ length: last - first + 1 }, (_, at) => first + at)
      }),
    )
    const quotes = one.fix?.edits.some(({ text: put }) => put.startsWith('"')) ?? false
    // Behind a corrected colon the key may be misspelt too; the next round fixes it. A text that parses only now may lack its translation.
    return there.some(
      (other) =>
        touched.has(other.line) &&
        !known.has(keyOf(other)) &&
        other.code !== 'missing-translation' &&
        (quotes || other.fix?.safe !== true),
    )
  })
}

const keyOf = ({ code, line }: Pick<Problem, 'code' | 'line'>) => `${line} ${code}`

/** Returns a function that maps an offset before the sorted edits to the offset after them. */
function offsetAfter(edits: readonly Edit[]): (offset: number) => number {
  return (offset) => {
    let by = 0
    for (const { start, end, text } of edits) {
      if (start >= offset) break
      by += text.length - (Math.min(end, offset) - start)
    }
    return offset + by
  }
}
