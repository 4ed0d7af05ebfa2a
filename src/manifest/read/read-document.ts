// Parses a text with `yaml`, correcting its first fault in memory and parsing again until it parses. Every fault is reported.
import { type Document, parseDocument, visit, type YAMLError } from 'yaml'
import { Lines } from '../../problems/lines.ts'
import { certainFault, guessedFaults, unreadableLine } from './repair/faults-at-error.ts'
import { indentOf, withLines } from './repair/indentation.ts'
import type { SyntaxFault } from './repair/syntax-fault.ts'

/** Limits of repeated parsing by number and by characters, so that a large text with faults takes bounded time. */
const rereadings = 120
const rereadable = 4 * 1024 * 1024

const options = { prettyErrors: false, uniqueKeys: false, merge: true, logLevel: 'error', strict: true } as const

export interface ReadDocument {
  document: Document
  /** The text that was parsed last. */
  readText: string
  faults: SyntaxFault[]
  /** False when faults remain that no repair could get past. */
  whole: boolean
}

export const readDocument = (source: string): ReadDocument | undefined => unlessTooDeep(() => read(source))

/** Undefined for lines with a fault. */
export const soundDocument = (lines: string): Document | undefined =>
  unlessTooDeep(() => {
    const document = parseDocument(lines, options)
    return earliest(document) ? undefined : document
  })

/** Undefined where the text nests so deep that the parser runs out of stack. */
function unlessTooDeep<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A parsed text and the place of its first error. */
interface Attempt {
  readText: string
  document: Document
  error?: YAMLError
  line: number
  offset: number
}

function attempt(readText: string): Attempt {
  const document = parseDocument(readText, options)
  const error = earliest(document)
  if (!error) return { readText, document, line: Number.POSITIVE_INFINITY, offset: 0 }
  const { line, column } = new Lines(readText).pointAt(error.pos[0])
  return { readText, document, error, line, offset: column - 1 }
}

function read(source: string): ReadDocument {
  const faults: SyntaxFault[] = []
  const touched = new Set<number>()
  let budget = Math.min(rereadings, Math.max(1, Math.floor(rereadable / Math.max(1, source.length))))
  const repairedBy = (lines: readonly string[], repaired: SyntaxFault['repaired']) => {
    budget--
    return attempt(withLines(lines, repaired).join('\n'))
  }
  /** Returns the first guess with which the parser gets past the line. */
  const guessed = (lines: readonly string[], { line, offset }: Attempt) => {
    for (const fault of guessedFaults(lines, { line, offset })) {
      if (touched.has(fault.line)) continue
      if (budget <= 1) return { fault }
      const then = repairedBy(lines, fault.repaired)
      if (then.line > Math.max(line, fault.line)) return { fault, then }
    }
    return { fault: unreadableLine(lines, { line, offset }) }
  }
  let now = attempt(source)
  while (now.error && budget > 0) {
    const lines = linesOf(now.readText)
    const certain = certainFault(lines, now.error, now)
    const { fault, then }: { fault: SyntaxFault; then?: Attempt } = certain ? { fault: certain } : guessed(lines, now)
    // A line that still fails after its repair is blanked without a second fault.
    const again = touched.has(fault.line)
    if (again && lines[fault.line - 1] === '#') break
    if (!again) faults.push(fault)
    touched.add(fault.line)
    now = then ?? repairedBy(lines, again ? new Map([[fault.line, '#']]) : fault.repaired)
  }
  // With other faults around, a first word without a colon may be a key or the continuation of a text.
  const certain = closedAtLeft(faults, linesOf(source)).map((fault) =>
    faults.length > 1 && fault.code === 'missing-colon' ? { ...fault, isSafe: false } : fault,
  )
  return { document: now.document, readText: now.readText, faults: certain, whole: now.error === undefined }
}

/** Returns one fault, that of a column, for brackets that close left of the line below which they belong. */
function closedAtLeft(faults: readonly SyntaxFault[], lines: readonly string[]): SyntaxFault[] {
  const isOpenAbove = ({ code, line }: SyntaxFault) =>
    code === 'stray-bracket' && faults.some((other) => other.code === 'unclosed-bracket' && other.line === line - 1)
  return faults.flatMap((fault) => {
    const isClosedBelow =
      fault.code === 'unclosed-bracket' && faults.some((one) => one.line === fault.line + 1 && isOpenAbove(one))
    if (isClosedBelow) return []
    if (!isOpenAbove(fault)) return [fault]
    const [column, right] = [lines[fault.line - 1], lines[fault.line - 2]].map((line = '') => indentOf(line) + 1)
    return [
      {
        ...fault,
        code: 'bad-indent',
        facts: { column, right, count: 1 },
        from: undefined,
        to: undefined,
        title: undefined,
      },
    ]
  })
}

export const linesOf = (text: string): string[] => (text.includes('\r') ? text.split(/\r\n|\r|\n/) : text.split('\n'))

function earliest(document: Document): YAMLError | undefined {
  const faults: YAMLError[] = [
    ...document.errors,
    ...document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED'),
  ]
  return faults.sort((a, b) => a.pos[0] - b.pos[0])[0]
}

/** Moves the offsets of all nodes. */
export function shiftNodes(document: Document, by: number): void {
  visit(document, {
    Node: (_, node) => {
      if (node.range) node.range = [node.range[0] + by, node.range[1] + by, node.range[2] + by]
    },
  })
}
