// A reading's design tokens as custom properties: the one place where a look enters the page.
import type { Palette, Theme } from '../site/model.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const colours = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';')

/** A value that came from the manifest, held to what a custom property can carry: it can't close the rule or the element. */
const held = (value: string) => value.replace(/[;{}<>\\]/g, '')

export function themeCss(theme: Theme): string {
  const { display, text, shape, scheme } = theme
  const face = display.face
  const stack = face
    ? `"${held(face.family)}","${held(face.family)} stand-in",${held(display.stack)}`
    : held(display.stack)
  const measures = [
    `--display:${stack}`,
    `--display-weight:${held(display.weight)}`,
    `--display-tracking:${held(display.tracking)}`,
    `--display-leading:${held(display.leading)}`,
    `--body:${held(text.stack)}`,
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
  return `${face ? faceCss(face) : ''}:root{${measures}}${schemes[scheme]}`
}

function faceCss({ family, file, weight, fallback }: NonNullable<Theme['display']['face']>): string {
  const name = held(family)
  const local = fallback.local.map((installed) => `local("${held(installed)}")`).join(',')
  return (
    `@font-face{font-family:"${name}";src:url("${file}") format("woff2");font-weight:${held(weight)};font-display:swap}` +
    `@font-face{font-family:"${name} stand-in";src:${local};size-adjust:${held(fallback.sizeAdjust)};` +
    `ascent-override:${held(fallback.ascent)};descent-override:${held(fallback.descent)};line-gap-override:${held(fallback.lineGap)}}`
  )
}
