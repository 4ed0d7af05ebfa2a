// Locates the font files of presets, which a site publishes among its own files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Theme } from '../site/model.ts'

/** Absolute path of a preset's file. `engine`: the engine's folder; `from`: path below src/presets. */
export const presetFile = (engine: string, from: string): string => join(engine, 'src', 'presets', from)

/** Font files and licences that come from presets, by path below the site's root. */
export function presetFaces(engine: string, { display, text }: Theme): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (const face of [display.face, text.face]) {
    if (face?.from === undefined) continue
    const path = presetFile(engine, face.from)
    files.set(face.file.slice(1), readFileSync(path))
    const licence = licenceOf(path)
    if (licence !== undefined) files.set(`fonts/${basename(licence)}`, readFileSync(licence))
  }
  return files
}

/** Path of a font's licence: `figtree-OFL.txt` for `figtree-400-700.woff2`. */
function licenceOf(path: string): string | undefined {
  const folder = dirname(path)
  const name = readdirSync(folder).find(
    (file) => file.endsWith('-OFL.txt') && basename(path).startsWith(file.replace(/OFL\.txt$/, '')),
  )
  return name === undefined ? undefined : join(folder, name)
}

/** Path of the font file NAME in any preset; undefined if the name is not a plain .woff2 file name or no preset has it. */
export function presetFont(engine: string, name: string): string | undefined {
  const folder = join(engine, 'src', 'presets')
  if (!/^[a-z0-9-]+\.woff2$/.test(name) || !existsSync(folder)) return undefined
  return readdirSync(folder)
    .map((preset) => join(folder, preset, name))
    .find((path) => existsSync(path))
}
