// A reading's design tokens as custom properties: the one place where a look enters the page.
import type { Face, Palette, StandIn, Theme } from '../site/model.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const colours = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';')

/** A value that came from the manifest, held to what a custom property can carry: it can't close the rule or the element. */
const held = (value: string) => value.replace(/[;{}<>\\]/g, '')

/** A family's name, for between quotation marks. */
const named = (family: string) => held(family).replaceAll('"', '')

export function themeCss(theme: Theme): string {
  const { display, text, shape, scheme } = theme
  const measures = [
    `--display:${stackOf(display)}`,
    `--display-weight:${held(display.weight)}`,
    `--display-tracking:${held(display.tracking)}`,
    `--display-leading:${held(display.leading)}`,
    `--body:${stackOf(text)}`,
    `--body-size:${held(text.size)}`,
    `--body-leading:${held(text.leading)}`,
    `--radius:${held(shape.radius)}`,
    `--rule:${held(shape.rule)}`,
  ].join(';')
  const light = `:root{color-scheme:light;${colours(theme.light)}}`
  const dark = `:root{color-scheme:dark;${colours(theme.dark)}}`
  const schemes = {
    light,
    dark,
    auto: `${light}@media (prefers-color-scheme:dark){${dark}}@media print{${light}}`,
  }
  return `${facesCss([display.face, text.face])}:root{${measures}}${schemes[scheme]}`
}

/** A stack with the face that goes before it, and those that stand in until its file is there. */
function stackOf({ stack, face }: { stack: string; face?: Face }): string {
  const families = face
    ? [named(face.family), ...face.standIns.map((_, at) => standInName(named(face.family), at))]
    : []
  return [...families.map((family) => `"${family}"`), held(stack)].join(',')
}

/** One file that serves headings and text is declared once. */
function facesCss(faces: readonly (Face | undefined)[]): string {
  const css = faces.flatMap((face) => (face ? [faceCss(face)] : []))
  return [...new Set(css)].join('')
}

function faceCss({ family, file, weight, standIns }: Face): string {
  const name = named(family)
  const own = `@font-face{font-family:"${name}";src:url("${file}") format("woff2");font-weight:${held(weight)};font-display:swap}`
  return own + standIns.map((standIn, at) => standInCss(standInName(name, at), held(weight), standIn)).join('')
}

const standInName = (family: string, at: number) => `${family} stand-in ${at + 1}`

function standInCss(name: string, weight: string, { local, sizeAdjust, ascent, descent }: StandIn): string {
  const sources = local.map((installed) => `local("${named(installed)}")`).join(',')
  return (
    `@font-face{font-family:"${name}";src:${sources};font-weight:${weight};size-adjust:${held(sizeAdjust)};` +
    `ascent-override:${held(ascent)};descent-override:${held(descent)};line-gap-override:0%}`
  )
}
