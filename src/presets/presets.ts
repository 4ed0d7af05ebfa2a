// Registers the presets: each folder here is one, and its name is a value of `theme.preset`.
import { byFolder } from '../by-folder.ts'
import type { Preset } from './preset.ts'

export const presets: Readonly<Record<string, Preset>> = byFolder(
  import.meta.glob<Preset>('./*/preset.ts', { eager: true, import: 'default' }),
)
