// The font files of a preset, which a site that takes it publishes as if they were its own.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Theme } from '../site/model.ts'

/** Where a preset's file stands; `from` is its path below this folder, `engine` the engine's folder. */
export const presetFile = (engine: string, from: string): string => join(engine, 'src', 'presets', from)

/** Paths below the site's root → what stands there: the faces of the look that are a preset's, each with its licence. */
export function presetFaces(engine: string, { display, text }: Theme): Map<string, Buffer> {
  const found = new Map<string, Buffer>()
  for (const face of [display.face, text.face]) {
    if (face?.from === undefined) continue
    const path = presetFile(engine, face.from)
    found.set(face.file.slice(1), readFileSync(path))
    const licence = licenceOf(path)
    if (licence !== undefined) found.set(`fonts/${basename(licence)}`, readFileSync(licence))
  }
  return found
}

/** `figtree-OFL.txt` is that of `figtree-400-700.woff2`. */
function licenceOf(path: string): string | undefined {
  const folder = dirname(path)
  const name = readdirSync(folder).find(
    (one) => one.endsWith('-OFL.txt') && basename(path).startsWith(one.replace(/OFL\.txt$/, '')),
  )
  return name === undefined ? undefined : join(folder, name)
}

/** The preset's file that is asked for as `/fonts/NAME`, in whichever preset it is. */
export function presetFont(engine: string, name: string): string | undefined {
  const folder = join(engine, 'src', 'presets')
  if (!/^[a-z0-9-]+\.woff2$/.test(name) || !existsSync(folder)) return undefined
  return readdirSync(folder)
    .map((preset) => join(folder, preset, name))
    .find((path) => existsSync(path))
}
