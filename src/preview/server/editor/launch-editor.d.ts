declare module 'launch-editor/guess.js' {
  /** The editor that is running, as a program and its arguments; else VISUAL or EDITOR, else `[null]`. */
  export default function guessEditor(): (string | null)[]
}

declare module 'launch-editor/get-args.js' {
  /** What the editor is called with to show a line. */
  export default function argumentsOf(editor: string, file: string, line: number, column: number): (string | number)[]
}

declare module 'launch-editor/construct-windows-launch-command.js' {
  /** One line for cmd.exe. Throws on arguments that cannot be quoted there. */
  export default function windowsCommand(editor: string, args: string[]): string
}
