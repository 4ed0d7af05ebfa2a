// A fault of a text's notation: where it is, what it is called, and with which lines the parser goes on.

export interface SyntaxFault {
  code: string
  facts: unknown
  /** Line number from 1, and the offsets in the line to mark: left out, from its first sign to its last. */
  line: number
  from?: number
  to?: number
  /** Replacement lines for the parser, by line number. */
  repaired: ReadonlyMap<number, string>
  /** First and last line whose structure the repair guesses. */
  guessed?: [number, number]
  /** What the repair does, where it may be written to the file; safe where no other is possible. */
  title?: string
  isSafe?: boolean
  /** Replacement lines for the file, where they differ from `repaired`. */
  corrected?: ReadonlyMap<number, string>
}

/** Returns the fault with other line numbers, for a part of a text that was parsed by itself. */
export function renumbered(fault: SyntaxFault, lineOf: (line: number) => number): SyntaxFault {
  const { line, repaired, corrected, guessed, facts } = fault
  const moved = (lines: ReadonlyMap<number, string>) => new Map([...lines].map(([row, text]) => [lineOf(row), text]))
  return {
    ...fault,
    line: lineOf(line),
    facts: factsRenumbered(facts, lineOf),
    repaired: moved(repaired),
    ...(corrected && { corrected: moved(corrected) }),
    ...(guessed && { guessed: [lineOf(guessed[0]), lineOf(guessed[1])] }),
  }
}

/** Names of facts that are line numbers. */
const lineNumbers = new Set(['line', 'first', 'middle', 'last'])

function factsRenumbered(facts: unknown, lineOf: (line: number) => number): unknown {
  if (facts === null || typeof facts !== 'object' || Array.isArray(facts)) return facts
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]: [string, unknown]) => [
      name,
      typeof fact === 'number' && lineNumbers.has(name) ? lineOf(fact) : factsRenumbered(fact, lineOf),
    ]),
  )
}
