// A reading's design tokens as custom properties: the one place where a look enters the page.
import type { Corner, Face, Palette, StandIn, Theme } from '../site/model.ts'
import { type ScriptStyle, scriptStyleOf } from './script-style.ts'
import { veil } from './veil.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const colours = (palette: Palette) =>
  [
    ...Object.entries(palette).map(([name, value]) => `--${kebab(name)}:${value}`),
    `--veil:${Math.max(veil(palette.ground, palette.ink), veil(palette.raised, palette.ink))}`,
    `--band-veil:${veil(palette.band, palette.onBand)}`,
  ].join(';')

/** A value that came from the manifest, held to what a custom property can carry: it can't close the rule or the element. */
const held = (value: string) => value.replace(/[;{}<>\\]/g, '')

/** A family's name, for between quotation marks. */
const named = (family: string) => held(family).replaceAll('"', '')

/** `language`: of the pages, whose script may ask for other faces, more room between lines and none between letters. */
export function themeCss(theme: Theme, language: string): string {
  const { display, text, shape, scheme } = theme
  const script = scriptStyleOf(language)
  const measures = [
    ...sizesOf(theme, script),
    ...accentGround(theme),
    ...shapesOf(theme),
    `--display:${stackOf(display, script)}`,
    `--display-weight:${held(display.weight)}`,
    `--display-tracking:${held(display.tracking)}`,
    `--display-leading:${held(display.leading)}`,
    `--display-case:${display.case === 'upper' ? 'uppercase' : 'none'}`,
    `--display-numerals:${display.numerals === 'lining' ? 'lining-nums' : 'oldstyle-nums'}`,
    `--body:${stackOf(text, script)}`,
    `--body-size:${held(text.size)}`,
    `--body-leading:${held(text.leading)}`,
    `--rule:${held(shape.rule)}`,
    ...(script ? inScript(theme, script) : []),
  ].join(';')
  const light = `:root{color-scheme:light;${colours(theme.light)}}`
  const dark = `:root{color-scheme:dark;${colours(theme.dark)}}`
  const schemes = {
    light,
    dark: `${dark}@media print{${light}}`,
    auto: `${light}@media (prefers-color-scheme:dark){${dark}}@media print{${light}}`,
  }
  return `${facesCss(display.face, text.face)}:root{${measures}}${schemes[scheme]}`
}

/** Measures that stand in place of those before them. */
function inScript({ display, text }: Theme, script: ScriptStyle): string[] {
  const least = (leading: string, wanted: number) =>
    /^[\d.]+$/.test(leading.trim()) ? String(Math.max(Number(leading), wanted)) : held(leading)
  const isBold = script.isCaseless && display.case === 'upper'
  return [
    `--body-leading:${least(text.leading, script.leading)}`,
    `--display-leading:${least(display.leading, script.displayLeading)}`,
    `--least-leading:${script.displayLeading}`,
    ...(script.isJoined ? ['--display-tracking:0', '--label-tracking:0'] : []),
    ...(isBold && Number(display.weight) < 700 ? ['--display-weight:700'] : []),
  ]
}

/** The accent as a ground is the same by day and by night: that of the night is as light as the letters on it are dark. */
function accentGround({ scheme, light, dark }: Theme): string[] {
  const { accent, onAccent } = scheme === 'dark' ? dark : light
  return [`--accent-ground:${accent}`, `--on-accent-ground:${onAccent}`, `--accent-veil:${veil(accent, onAccent)}`]
}

/** By scale: sizes of letters, from the narrowest phone to a wide window. */
const sizes: Record<
  Theme['scale'],
  Readonly<Record<'hero' | 'title' | 'subtitle' | 'lead' | 'intro' | 'closing' | 'figure', string>>
> = {
  quiet: {
    hero: 'clamp(1.875rem,min(1.4rem + 2.6vw,9.5vw),3.75rem)',
    title: 'clamp(1.625rem,1.3rem + 1.4vw,2.375rem)',
    subtitle: 'clamp(1.25rem,1.15rem + .4vw,1.4375rem)',
    lead: 'clamp(1.0625rem,1rem + .3vw,1.1875rem)',
    intro: 'clamp(1.875rem,min(1.4rem + 2.6vw,9.5vw),3.75rem)',
    closing: 'clamp(1.625rem,1.3rem + 1.4vw,2.375rem)',
    figure: 'clamp(2.5rem,2rem + 2vw,3.5rem)',
  },
  even: {
    hero: 'clamp(2rem,min(1.5rem + 4vw,10vw),5rem)',
    title: 'clamp(1.875rem,1.35rem + 2.3vw,3.125rem)',
    subtitle: 'clamp(1.3125rem,1.18rem + .6vw,1.625rem)',
    lead: 'clamp(1.125rem,1.06rem + .35vw,1.3125rem)',
    intro: 'clamp(2rem,min(1.5rem + 4vw,10vw),5rem)',
    closing: 'clamp(1.875rem,1.35rem + 2.3vw,3.125rem)',
    figure: 'clamp(2.75rem,2rem + 2.6vw,4.25rem)',
  },
  strong: {
    hero: 'clamp(2.125rem,min(1.1rem + 6vw,11vw),7.25rem)',
    title: 'clamp(1.875rem,1.1rem + 3.3vw,4rem)',
    subtitle: 'clamp(1.3125rem,1.15rem + .75vw,1.75rem)',
    lead: 'clamp(1.125rem,1rem + .6vw,1.5rem)',
    intro: 'clamp(2rem,1rem + 4.4vw,5rem)',
    closing: 'clamp(2rem,1rem + 4.4vw,5rem)',
    figure: 'clamp(4.5rem,16vw,13rem)',
  },
  dramatic: {
    hero: 'clamp(2.25rem,min(.5rem + 9.2vw,12.5vw),11rem)',
    title: 'clamp(2rem,.9rem + 4.6vw,5.25rem)',
    subtitle: 'clamp(1.3125rem,1.12rem + .9vw,1.875rem)',
    lead: 'clamp(1.125rem,1rem + .7vw,1.5625rem)',
    intro: 'clamp(2.125rem,.5rem + 7vw,9.5rem)',
    closing: 'clamp(2.125rem,.6rem + 6.2vw,8rem)',
    figure: 'clamp(4.5rem,18vw,15rem)',
  },
}

const spaces = { tight: '.72', normal: '1', airy: '1.3' }
/** Of running text, and of the page. */
const measured = {
  narrow: ['38rem', '70rem'],
  normal: ['44rem', 'clamp(82rem,80vw,96rem)'],
  wide: ['46rem', '104rem'],
} as const

const sizesOf = ({ scale, spacing, measure }: Theme, script?: ScriptStyle) => [
  ...Object.entries(sizes[scale]).map(([name, size]) => `--size-${name}:${size}`),
  `--space:${spaces[spacing]}`,
  `--measure:${script?.measure ? `calc(${measured[measure][0]}*${script.measure})` : measured[measure][0]}`,
  `--page:${measured[measure][1]}`,
]

function shapesOf({ shape }: Theme): string[] {
  const radius = held(shape.radius)
  const cornerOf = (corner: Corner | undefined, round: string) =>
    corner === undefined ? radius : { sharp: '0px', soft: '8px', round }[corner]
  return [
    `--radius:${cornerOf(shape.cards, '24px')}`,
    `--button-radius:${cornerOf(shape.buttons, '99px')}`,
    `--picture-radius:${cornerOf(shape.pictures, '24px')}`,
    `--field-radius:${radius}`,
  ]
}

/** A stack with the face that goes before it, and those that stand in until its file is there. */
function stackOf({ stack, face }: { stack: string; face?: Face }, script?: ScriptStyle): string {
  const quoted = (family: string) => `"${family}"`
  const own = face ? [quoted(named(face.family))] : []
  const standIns = face?.standIns.map((_, at) => quoted(standInName(named(face.family), at))) ?? []
  const isSerif = /(?<!sans-)\bserif\s*$/.test(stack)
  const ofScript = script?.faces ? [isSerif ? script.faces.serif : script.faces.sans] : []
  return [...own, ...ofScript, ...standIns, held(stack)].join(',')
}

/** One file that serves headings and text is declared once. */
function facesCss(display: Face | undefined, text: Face | undefined): string {
  const isOne = display !== undefined && text !== undefined && display.file === text.file
  // Bold words of a text take the file of the headings where both are of one family.
  const setsText = display !== undefined && display.family === text?.family
  return (
    (display ? faceCss(display, setsText ? 'optional' : 'swap') : '') +
    (text && !isOne ? faceCss(text, 'optional') : '')
  )
}

/**
 * Headings take their face whenever it comes: their stand-ins are fitted to it. Running text, of many words in many widths, is set
 * in its face where that is there at once, from the second page on at the latest: nothing that is being read moves.
 */
function faceCss({ family, file, weight, standIns }: Face, show: 'swap' | 'optional'): string {
  const name = named(family)
  const own = `@font-face{font-family:"${name}";src:url("${file}") format("woff2");font-weight:${held(weight)};font-display:${show}}`
  // Stand-ins of text are regular cuts, which browsers thicken; those of headings are of the weight that headings have.
  const standsFor = show === 'optional' ? leastOf(held(weight)) : held(weight)
  return own + standIns.map((standIn, at) => standInCss(standInName(name, at), standsFor, standIn)).join('')
}

/** Of a range of weights. */
const leastOf = (weight: string) => weight.trim().split(/\s+/)[0] ?? weight

const standInName = (family: string, at: number) => `${family} stand-in ${at + 1}`

function standInCss(name: string, weight: string, { local, sizeAdjust, ascent, descent }: StandIn): string {
  const sources = local.map((installed) => `local("${named(installed)}")`).join(',')
  return (
    `@font-face{font-family:"${name}";src:${sources};font-weight:${weight};size-adjust:${held(sizeAdjust)};` +
    `ascent-override:${held(ascent)};descent-override:${held(descent)};line-gap-override:0%}`
  )
}
