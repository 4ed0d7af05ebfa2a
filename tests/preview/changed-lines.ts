/** Lines that are gone and lines that have come, without their indentation. */
export function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const without = (lines: string[], others: string[]) =>
    lines.filter((line) => !others.includes(line)).map((line) => line.trim())
  return { gone: without(old, now), come: without(now, old) }
}
