// Whole looks. Every folder here is one: its name is what authors write after `preset:`.
import { byFolder } from '../by-folder.ts'
import type { Preset } from './preset.ts'

export const presets: Readonly<Record<string, Preset>> = byFolder(
  import.meta.glob<Preset>('./*/preset.ts', { eager: true, import: 'default' }),
)
