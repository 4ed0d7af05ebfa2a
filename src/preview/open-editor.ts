// Opens the author's editor at a line. Which one: LAUNCH_EDITOR, the editor that is running, VISUAL or EDITOR.
import { existsSync } from 'node:fs'
import launchEditor from 'launch-editor'

/** So long an editor has to fail; most go on running. */
const timeoutMs = 400

const choose = 'Set the environment variable LAUNCH_EDITOR to the one you use.'

/** `file` is a path on this machine. Gives what went wrong, or nothing after the editor has had time to fail. */
export function openInEditor(file: string, line: number, column: number): Promise<string | undefined> {
  if (!existsSync(file)) return Promise.resolve('The file is not there any more.')
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), timeoutMs)
    launchEditor(`${file}:${line}:${column}`, undefined, (_, reason) => {
      clearTimeout(timer)
      resolve(
        reason ? `The editor did not open: ${reason.replace(/\.$/, '')}. ${choose}` : `No editor was found. ${choose}`,
      )
    })
  })
}
