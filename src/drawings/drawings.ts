// The drawings that go with a look. Every folder here is one: its name is what authors write after `motif:`.
import { byFolder } from '../by-folder.ts'
import type { Drawing } from './drawing.ts'

export const drawings: Readonly<Record<string, Drawing>> = byFolder(
  import.meta.glob<Drawing>('./*/drawing.ts', { eager: true, import: 'default' }),
)
