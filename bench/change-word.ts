import { readFileSync, writeFileSync } from 'node:fs'

/** Replaces a word in a file. Throws where the file stays as it is. */
export function changeWord(file: string, word: RegExp, replacement: string): void {
  const before = readFileSync(file, 'utf8')
  const after = before.replace(word, replacement)
  if (after === before) throw new Error(`${file} has no word to change.`)
  writeFileSync(file, after)
}
