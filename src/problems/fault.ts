// The error of a command that cannot go on. Thrown anywhere; caught once, where the command ends, which prints it and exits.
import type { FaultCode } from './fault-codes.ts'

export interface FaultPlace {
  file: string
  line: number
  column: number
}

/** Shared by all copies of this module: Vite loads a second one, and tools/run.mjs has its own. */
const faultBrand = Symbol.for('lectern.fault')

/** `bad-manifest` exits with 1: the file was read and is invalid. Every other code exits with 2 unless `exit` says otherwise. */
export class Fault extends Error {
  override name = 'Fault'
  readonly [faultBrand] = true
  /** 1: the work was done and found problems. 2: it could not be done. */
  readonly exit: 1 | 2
  /** The file or folder in question, for callers that word the message themselves. */
  readonly about: string | undefined
  /** Where the fault has to be fixed, if that is a place in a file. Line and column count from 1. */
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

/** Returns the result of the work, or the Fault that it throws. Other errors are thrown on. */
export function orFault<Result>(work: () => Result): Result | Fault {
  try {
    return work()
  } catch (error) {
    if (isFault(error)) return error
    throw error
  }
}

/** Returns the result of the work, or undefined where it throws a Fault, for callers after which the Fault is reported. Other errors are thrown on. */
export function unlessFault<Result>(work: () => Result): Result | undefined {
  const result = orFault(work)
  return isFault(result) ? undefined : result
}
