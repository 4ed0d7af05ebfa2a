import { expect } from 'vitest'

export interface Step {
  gone: string[]
  come: string[]
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

/** Follows a file from step to step. Returns a function that waits for a line, and one that returns the lines added and removed since. */
export function stepsOf(read: () => string) {
  let before = read()
  return async (line: string): Promise<Step> => {
    await expect.poll(() => linesOf(read())).toContain(line)
    const [old, now] = [linesOf(before), linesOf(read())]
    before = read()
    const come = [...now]
    const gone = old.filter((one) => {
      const at = come.indexOf(one)
      if (at >= 0) come.splice(at, 1)
      return at < 0
    })
    return { gone, come }
  }
}
