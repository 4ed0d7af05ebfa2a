declare module 'launch-editor/guess.js' {
  /** Returns the program and arguments of the running editor; else VISUAL or EDITOR, else `[null]`. */
  export default function guessEditor(): (string | null)[]
}

declare module 'launch-editor/get-args.js' {
  /** Returns the arguments that open a file at a line. */
  export default function argumentsOf(editor: string, file: string, line: number, column: number): (string | number)[]
}

declare module 'launch-editor/construct-windows-launch-command.js' {
  /** Returns a command line for cmd.exe. Throws on arguments that cannot be quoted. */
  export default function windowsCommand(editor: string, args: string[]): string
}
