// Opens the author's editor at a line. Which one: LAUNCH_EDITOR, the editor that is running, VISUAL or EDITOR.
import launchEditor from 'launch-editor'

/** `file` is a path on this machine. Gives what went wrong, or nothing after the editor has had time to fail. */
export function openInEditor(file: string, line: number, column: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), 400)
    launchEditor(`${file}:${line}:${column}`, undefined, (_, reason) => {
      clearTimeout(timer)
      resolve(reason || 'No editor was found: set the environment variable LAUNCH_EDITOR to the one you use.')
    })
  })
}
