// What a command cannot go on from. Thrown anywhere, caught once where a command ends, which prints it and exits.

import type { FaultCode } from './fault-codes.ts'

/** `bad-manifest`: the file was read and is wrong (exit 1). Every other code ends a command with 2 unless it says so. */
export class Fault extends Error {
  override name = 'Fault'
  /** 1: the work was done and found wanting. 2: it could not be done at all. */
  readonly exit: 1 | 2
  /** What it is about, for those who tell it in words of their own: a folder, a file. */
  readonly about: string | undefined

  constructor(
    readonly code: FaultCode,
    message: string,
    readonly hint: string,
    options: ErrorOptions & { exit?: 1 | 2; about?: string } = {},
  ) {
    super(message, options)
    this.exit = options.exit ?? 2
    this.about = options.about
  }
}
