/** Milliseconds between two lines of progress outside a terminal. */
const interval = 5000

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

/**
 * Shows a build's progress: on a terminal in one line that is overwritten, elsewhere as a new line every five seconds. `print` writes a
 * line to stay, in place of the last progress.
 */
export function progressOn(stream: Output, out: Output) {
  let last = performance.now()
  let isShown = false
  return {
    progress(line: string) {
      if (stream.isTTY) stream.write(`\r\x1b[2K${line}`)
      else if (performance.now() - last >= interval) {
        last = performance.now()
        stream.write(`${line}\n`)
      }
      isShown = stream.isTTY
    },
    print(line: string) {
      if (isShown) stream.write('\r\x1b[2K')
      isShown = false
      out.write(`${line}\n`)
    },
  }
}
