// Colours by role: those that are left out are computed from those that are written, and can be read.
import { contrast, leastContrast, mix, readable } from '../site/colours.ts'
import type { Palette } from '../site/model.ts'

/** The colour, moved as far as it takes to be read on each of the grounds. */
function onEach(colour: string, grounds: readonly string[]): string {
  return grounds.reduce(
    (moved, ground) => (contrast(moved, ground) >= leastContrast ? moved : (readable(moved, ground) ?? moved)),
    colour,
  )
}

/** The first of these that is read on the ground, or else the one that is read best. */
function readOn(ground: string, candidates: readonly string[]): string {
  const all = [...candidates, '#ffffff', '#000000']
  return (
    all.find((colour) => contrast(colour, ground) >= leastContrast) ??
    all.reduce((best, colour) => (contrast(colour, ground) > contrast(best, ground) ? colour : best))
  )
}

/** `base` is a palette that can be read; `accent` is for the accent of this scheme where `written` has none. */
export function completePalette(base: Palette, written: Partial<Palette> = {}, accent?: string): Palette {
  const given = (key: keyof Palette, derived: () => string) => written[key] ?? derived()
  const isPage = written.ground !== undefined || written.ink !== undefined
  const ground = written.ground ?? base.ground
  const ink = given('ink', () => (isPage ? onEach(base.ink, [ground]) : base.ink))
  const raised = given('raised', () => (isPage ? mix(ground, ink, 0.05) : base.raised))
  const muted = given('muted', () => (isPage ? onEach(mix(ground, ink, 0.68), [ground, raised]) : base.muted))
  const line = given('line', () => (isPage ? mix(ground, ink, 0.18) : base.line))
  const hue = written.accent ?? accent
  const tint = given('accent', () => onEach(accent ?? base.accent, [ground, raised]))
  const onAccent = given('onAccent', () => (hue === undefined && !isPage ? base.onAccent : readOn(tint, [ground, ink])))
  // A band in the colour of the accent stays one.
  const isTinted = base.band === base.accent && hue !== undefined
  const band = given('band', () => (isTinted ? tint : base.band))
  const isBand = written.band !== undefined || isTinted
  const onBand = given('onBand', () => (isBand ? readOn(band, [base.onBand, ground, ink]) : base.onBand))
  const bandMuted = given('bandMuted', () => (isBand ? onEach(mix(band, onBand, 0.78), [band]) : base.bandMuted))
  const bandAccent = given('bandAccent', () => {
    if (isTinted) return onBand
    return hue === undefined && !isBand ? base.bandAccent : onEach(hue ?? base.bandAccent, [band])
  })
  const danger = given('danger', () => onEach(base.danger, [ground, raised]))
  return { ground, raised, ink, muted, line, accent: tint, onAccent, band, onBand, bandMuted, bandAccent, danger }
}
