// Progress of the long parts of a build: pictures, share images, pages.

/** Milliseconds between two lines. */
const progressInterval = 1000

/** Called with the number of steps that are done, and of all. */
export type OnProgress = (done: number, all: number) => void

/** Returns a function that reports how many of `what` are done, at most once in `progressInterval`. */
export function progressOf(what: string, print: (line: string) => void): OnProgress {
  let last = performance.now()
  return (done, all) => {
    if (performance.now() - last < progressInterval) return
    last = performance.now()
    print(`${done} of ${all} ${what}`)
  }
}
