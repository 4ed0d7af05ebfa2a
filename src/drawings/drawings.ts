// Registers the drawings: each folder here is one, and its name is a value of `motif:` in the manifest.
import { byFolder } from '../by-folder.ts'
import type { Drawing } from './drawing.ts'

export const drawings: Readonly<Record<string, Drawing>> = byFolder(
  import.meta.glob<Drawing>('./*/drawing.ts', { eager: true, import: 'default' }),
)
