// Describes the faces of presets, and the system faces that stand in for a face until its file is loaded.
import type { Face, StandIn } from '../site/model.ts'

interface Cuts {
  /** Full names and PostScript names, by which browsers find an installed face. */
  regular: string[]
  bold: string[]
}

/** Each with the faces of the same widths on other systems. */
export const measuredFaces = {
  georgia: { regular: ['Georgia', 'Gelasio'], bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'] },
  times: {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
  },
  notoSerif: { regular: ['Noto Serif', 'NotoSerif'], bold: ['Noto Serif Bold', 'NotoSerif-Bold'] },
  arial: {
    regular: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  courier: {
    regular: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
    bold: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'Cousine Bold'],
  },
} satisfies Record<string, Cuts>

/** A system face, scaled to the width and height of the site's face. In percent. */
export const standIn = (local: string[], sizeAdjust: number, ascent: number, descent: number): StandIn => ({
  local,
  sizeAdjust: `${sizeAdjust}%`,
  ascent: `${ascent}%`,
  descent: `${descent}%`,
})

/** `from`: the font file below src/presets, without its ending. */
export const presetFace = (from: string, family: string, weight: string, standIns: StandIn[]): Face => ({
  family,
  file: `/fonts/${from.split('/')[1]}.woff2`,
  from: `${from}.woff2`,
  weight,
  standIns,
})
