// Parses a text with the full parser, repaired until it parses: each fault is reported, and its line corrected in memory only.
import { type Document, parseDocument, visit, type YAMLError } from 'yaml'
import { Lines } from './lines.ts'
import { type SyntaxFault, syntaxFault } from './repair/syntax-fault.ts'

/** Readings of a faulty text are paid for by its size, so that a large one is answered in bounded time too. */
const rereadings = 40
const rereadable = 2 * 1024 * 1024

const options = { prettyErrors: false, uniqueKeys: false, merge: true, logLevel: 'error', strict: true } as const

export interface ReadDocument {
  document: Document
  /** The text as it was read in the end. */
  readText: string
  faults: SyntaxFault[]
  /** False when faults remain that no repair has found a way round. */
  whole: boolean
}

/** Undefined where lines nest so deep that the parser runs out of stack. */
export function readDocument(source: string): ReadDocument | undefined {
  try {
    return read(source)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Undefined for lines with a fault. */
export function soundDocument(lines: string): Document | undefined {
  try {
    const document = parseDocument(lines, options)
    return earliest(document) ? undefined : document
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function read(source: string): ReadDocument {
  const faults: SyntaxFault[] = []
  const touched = new Set<number>()
  let readText = source
  let document = parseDocument(readText, options)
  let budget = Math.min(rereadings, Math.max(1, Math.floor(rereadable / Math.max(1, source.length))))
  let error = earliest(document)
  for (; error && budget > 0; budget--) {
    const { line, column } = new Lines(readText).pointAt(error.pos[0])
    const lines = linesOf(readText)
    const fault = syntaxFault(lines, error, { line, offset: column - 1 })
    const again = touched.has(fault.line)
    // A line that stays unreadable after its repair is left out without a second fault.
    const repaired = again ? new Map([[fault.line, '#']]) : fault.repaired
    if (again && lines[fault.line - 1] === '#') break
    if (!again) faults.push(fault)
    touched.add(fault.line)
    for (const [row, repair] of repaired) lines[row - 1] = repair
    readText = lines.join('\n')
    document = parseDocument(readText, options)
    error = earliest(document)
  }
  // Amid other faults a word that begins a line may be a key, or a text that goes on.
  const certain = faults.map((fault) =>
    faults.length > 1 && fault.code === 'missing-colon' ? { ...fault, isSafe: false } : fault,
  )
  return { document, readText, faults: certain, whole: error === undefined }
}

export const linesOf = (text: string): string[] => (text.includes('\r') ? text.split(/\r\n|\r|\n/) : text.split('\n'))

function earliest(document: Document): YAMLError | undefined {
  const faults: YAMLError[] = [
    ...document.errors,
    ...document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED'),
  ]
  return faults.sort((a, b) => a.pos[0] - b.pos[0])[0]
}

/** Nodes of a part of a text, with their places in the whole. */
export function movedBy(document: Document, by: number): void {
  visit(document, {
    Node: (_, node) => {
      if (node.range) node.range = [node.range[0] + by, node.range[1] + by, node.range[2] + by]
    },
  })
}

/** A fault of a part of a text, with its lines as the whole counts them. */
export function faultBelow(fault: SyntaxFault, by: number): SyntaxFault {
  const below = <T>(lines: ReadonlyMap<number, T>) => new Map([...lines].map(([line, text]) => [line + by, text]))
  const { line, repaired, corrected, guessed, facts } = fault
  return {
    ...fault,
    line: line + by,
    repaired: below(repaired),
    facts: factsBelow(facts, by),
    ...(corrected && { corrected: below(corrected) }),
    ...(guessed && { guessed: [guessed[0] + by, guessed[1] + by] }),
  }
}

/** Facts that are numbers of lines. */
const numbersOfLines = new Set(['line', 'first', 'middle', 'last'])

function factsBelow(facts: unknown, by: number): unknown {
  if (facts === null || typeof facts !== 'object') return facts
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]: [string, unknown]) => [
      name,
      typeof fact === 'number' && numbersOfLines.has(name) ? fact + by : factsBelow(fact, by),
    ]),
  )
}
