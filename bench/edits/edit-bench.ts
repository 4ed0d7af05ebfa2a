// Random edits of manifests in many styles: none may come out wrong, and none may touch what it has nothing to do with.
import { tryAll } from './try-operations.ts'

interface Options {
  operations: number
  seed: number
  say: (line: string) => void
}

/** True when nothing came out wrong. */
export function benchEdits({ operations, seed, say }: Options): boolean {
  const start = performance.now()
  const tried = tryAll(operations, seed)
  say('| manifest | operations | done | refused | wrong | outside the edit |')
  say('|---|--:|--:|---|--:|--:|')
  for (const { style, operations: tries, done, refused, mismatches, outside } of tried) {
    const reasons = Object.entries(refused).map(([reason, count]) => `${count} ${reason}`)
    say(`| ${style} | ${tries} | ${done} | ${reasons.join(', ')} | ${mismatches.length} | ${outside.length} |`)
  }
  const wrong = tried.flatMap(({ mismatches, outside }) => [...mismatches, ...outside])
  for (const one of wrong.slice(0, 3)) say(`\n${one}`)
  const count = tried.reduce((sum, { operations: tries }) => sum + tries, 0)
  say(
    `\n${count} operations, seed ${seed}, ${wrong.length} wrong, ${Math.round((performance.now() - start) / 1000)} s\n`,
  )
  return wrong.length === 0
}
