// What a command cannot go on from. Thrown anywhere, caught once where a command ends, which prints it and exits.

import type { FaultCode } from './fault-codes.ts'

export interface FaultPlace {
  file: string
  line: number
  column: number
}

/** The same in each copy of this module: Vite loads it once more, and tools/run.mjs has its own. */
const faultBrand = Symbol.for('lectern.fault')

/** `bad-manifest`: the file was read and is wrong (exit 1). Every other code ends a command with 2 unless it says so. */
export class Fault extends Error {
  override name = 'Fault'
  readonly [faultBrand] = true
  /** 1: the work was done and found wanting. 2: it could not be done at all. */
  readonly exit: 1 | 2
  /** Its subject, a folder or a file, for callers that word the message themselves. */
  readonly about: string | undefined
  /** Where it is to be fixed, where that is a place in a file. Line and column count from 1. */
  readonly place: FaultPlace | undefined

  constructor(
    readonly code: FaultCode,
    message: string,
    readonly hint: string,
    options: ErrorOptions & { exit?: 1 | 2; about?: string; place?: FaultPlace } = {},
  ) {
    super(message, options)
    this.exit = options.exit ?? 2
    this.about = options.about
    this.place = options.place
  }
}

export const isFault = (error: unknown): error is Fault => error instanceof Error && faultBrand in error
