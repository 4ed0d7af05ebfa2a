// The imports between the project's source files, types included.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder } from '../../src/files-under.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const importOf = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Paths of all source files below the folders, from the root. */
export const sourcesBelow = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    filesUnder(join(root, folder))
      .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('node_modules'))
      .map((path) => `${folder}/${path}`),
  )

/** Paths of the files that a file imports, from the root; also of missing ones. */
export const importsOf = (path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(importOf)].map(([, target = '']) =>
    join(dirname(path), target.replace(/\?.*$/, '')),
  )

/** The groups of files that import each other in a circle (Tarjan's strongly connected components). */
export function cyclesAmong(files: readonly string[]): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const known = new Set(files)
  const visit = (file: string): number => {
    const mine = order.size
    order.set(file, mine)
    low.set(file, mine)
    stack.push(file)
    for (const target of importsOf(file)) {
      if (!known.has(target)) continue
      if (!order.has(target)) low.set(file, Math.min(low.get(file) ?? mine, visit(target)))
      else if (stack.includes(target)) low.set(file, Math.min(low.get(file) ?? mine, order.get(target) ?? mine))
    }
    if (low.get(file) === mine) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1 || importsOf(file).includes(file)) cycles.push(group.sort())
    }
    return low.get(file) ?? mine
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return cycles
}
