// Applies random edits to manifests in many styles: none may give a wrong result or touch unrelated lines.
import { tryAll } from '../tests/edit/random/try-operations.ts'
import type { Bench } from './bench.ts'

/** Returns true when no result was wrong. */
export const bench: Bench = ({ seeds: [seed], say }) => {
  const start = performance.now()
  const results = tryAll(20_000, seed)
  say('| manifest | operations | done | refused | wrong | outside the edit |')
  say('|---|--:|--:|---|--:|--:|')
  for (const { style, operations: tries, done, refused, mismatches, outside } of results) {
    const reasons = Object.entries(refused).map(([reason, count]) => `${count} ${reason}`)
    say(`| ${style} | ${tries} | ${done} | ${reasons.join(', ')} | ${mismatches.length} | ${outside.length} |`)
  }
  const wrong = results.flatMap(({ mismatches, outside }) => [...mismatches, ...outside])
  for (const each of wrong.slice(0, 3)) say(`\n${each}`)
  const count = results.reduce((sum, { operations: tries }) => sum + tries, 0)
  say(
    `\n${count} operations, seed ${seed}, ${wrong.length} wrong, ${Math.round((performance.now() - start) / 1000)} s\n`,
  )
  return wrong.length === 0
}
