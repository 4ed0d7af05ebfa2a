// Completes a palette: derives missing colours from written ones, with enough contrast for text.
import { contrast, minContrast, mix, readable } from '../site/colours.ts'
import type { Palette } from '../site/model.ts'

/** Moves the colour just far enough to have text contrast on each of the backgrounds. */
function readableOnAll(colour: string, grounds: readonly string[]): string {
  return grounds.reduce(
    (moved, ground) => (contrast(moved, ground) >= minContrast ? moved : (readable(moved, ground) ?? moved)),
    colour,
  )
}

/** Returns the first candidate with text contrast on the background, or else the one with the highest contrast. */
function firstReadable(ground: string, candidates: readonly string[]): string {
  const all = [...candidates, '#ffffff', '#000000']
  return (
    all.find((colour) => contrast(colour, ground) >= minContrast) ??
    all.reduce((best, colour) => (contrast(colour, ground) > contrast(best, ground) ? colour : best))
  )
}

/** `base`: a complete palette with enough contrast. `accent`: used, adjusted if needed, if `written` has no accent. */
export function completePalette(base: Palette, written: Partial<Palette> = {}, accent?: string): Palette {
  const given = (key: keyof Palette, derived: () => string) => written[key] ?? derived()
  const isPage = written.ground !== undefined || written.ink !== undefined
  const ground = written.ground ?? base.ground
  const ink = given('ink', () => (isPage ? readableOnAll(base.ink, [ground]) : base.ink))
  const raised = given('raised', () => (isPage ? mix(ground, ink, 0.05) : base.raised))
  const muted = given('muted', () => (isPage ? readableOnAll(mix(ground, ink, 0.68), [ground, raised]) : base.muted))
  const line = given('line', () => (isPage ? mix(ground, ink, 0.18) : base.line))
  const hue = written.accent ?? accent
  const tint = given('accent', () => readableOnAll(accent ?? base.accent, [ground, raised]))
  const onAccent = given('onAccent', () =>
    hue === undefined && !isPage ? base.onAccent : firstReadable(tint, [ground, ink]),
  )
  // If the base's band has the accent colour, the result's band follows the accent.
  const isTinted = base.band === base.accent && hue !== undefined
  const band = given('band', () => (isTinted ? tint : base.band))
  const isBand = written.band !== undefined || isTinted
  const onBand = given('onBand', () => (isBand ? firstReadable(band, [base.onBand, ground, ink]) : base.onBand))
  const bandMuted = given('bandMuted', () => (isBand ? readableOnAll(mix(band, onBand, 0.78), [band]) : base.bandMuted))
  const bandAccent = given('bandAccent', () => {
    if (isTinted) return onBand
    return hue === undefined && !isBand ? base.bandAccent : readableOnAll(hue ?? base.bandAccent, [band])
  })
  const danger = given('danger', () => readableOnAll(base.danger, [ground, raised]))
  return { ground, raised, ink, muted, line, accent: tint, onAccent, band, onBand, bandMuted, bandAccent, danger }
}
