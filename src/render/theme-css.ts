// Turns a reading's theme into CSS custom properties and @font-face rules.
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

/** Removes the characters by which a manifest value could end the declaration, the rule or the `<style>` element. */
const safeValue = (value: string) => value.replace(/[;{}<>\\]/g, '')

/** A font family's name, safe inside double quotes. */
const safeFamily = (family: string) => safeValue(family).replaceAll('"', '')

/** The stylesheet of a theme. `language`: its script may need other faces, line heights and letter spacing. */
export function themeCss(theme: Theme, language: string): string {
  const { display, text, shape, scheme } = theme
  const script = scriptStyleOf(language)
  const measures = [
    ...sizesOf(theme, script),
    ...accentGround(theme),
    ...shapesOf(theme),
    `--display:${stackOf(display, script)}`,
    `--display-weight:${safeValue(display.weight)}`,
    `--display-tracking:${safeValue(display.tracking)}`,
    `--display-leading:${safeValue(display.leading)}`,
    `--display-case:${display.case === 'upper' ? 'uppercase' : 'none'}`,
    `--display-numerals:${display.numerals === 'lining' ? 'lining-nums' : 'oldstyle-nums'}`,
    `--body:${stackOf(text, script)}`,
    `--body-size:${safeValue(text.size)}`,
    `--body-leading:${safeValue(text.leading)}`,
    `--rule:${safeValue(shape.rule)}`,
    ...(script ? scriptOverrides(theme, script) : []),
    ...(/^fr\b/i.test(language) ? [frenchQuotes] : []),
  ].join(';')
  const light = `:root{color-scheme:light;${colours(theme.light)}}`
  const dark = `:root{color-scheme:dark;${colours(theme.dark)}}`
  const schemes = {
    light,
    dark: `${light}@media screen{${dark}}`,
    auto: `${light}@media screen and (prefers-color-scheme:dark){${dark}}`,
  }
  return `${facesCss(display.face, text.face, script)}:root{${measures}}${schemes[scheme]}${transitionsCss(theme)}`
}

/** Browsers set guillemets without the space that French has inside them. */
const frenchQuotes = 'quotes:"«\u202f" "\u202f»" "“" "”"'

/**
 * Starts transitions between pages where elements can be named by their attributes, which only Chromium supports so far: other browsers
 * would delay the next page and show nothing. Not in ui/variants, since the preview loads those for every theme.
 */
const transitionsCss = ({ transitions }: Theme): string =>
  transitions === 'grow'
    ? '@supports (view-transition-name:attr(x type(<custom-ident>))){@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}}'
    : ''

/** Declarations that override those before them. */
function scriptOverrides({ display, text }: Theme, script: ScriptStyle): string[] {
  const atLeast = (leading: string, min: number) =>
    /^[\d.]+$/.test(leading.trim()) ? String(Math.max(Number(leading), min)) : safeValue(leading)
  const isBold = script.isCaseless && display.case === 'upper'
  return [
    `--body-leading:${atLeast(text.leading, script.leading)}`,
    `--display-leading:${atLeast(display.leading, script.displayLeading)}`,
    `--least-leading:${script.displayLeading}`,
    ...(script.isJoined ? ['--display-tracking:0', '--label-tracking:0'] : []),
    // Letters of the theme's own face, which has one weight, would be drawn thicker.
    ...(isBold && Number(display.weight) < 700 ? ['--display-weight:700', 'font-synthesis-weight:none'] : []),
  ]
}

/** Backgrounds in the accent colour keep the light palette in the dark scheme, whose accent is meant for text and too light. */
function accentGround({ scheme, light, dark }: Theme): string[] {
  const { accent, onAccent } = scheme === 'dark' ? dark : light
  return [`--accent-ground:${accent}`, `--on-accent-ground:${onAccent}`, `--accent-veil:${veil(accent, onAccent)}`]
}

/** Font sizes by `scale`, fluid from a narrow phone to a wide window. */
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
/** Maximum width of running text, and of the page. */
const maxWidths = {
  narrow: ['38rem', '70rem'],
  normal: ['44rem', 'clamp(82rem,80vw,96rem)'],
  wide: ['46rem', 'clamp(90rem,92vw,104rem)'],
} as const

const sizesOf = ({ scale, spacing, measure }: Theme, script?: ScriptStyle) => [
  ...Object.entries(sizes[scale]).map(([name, size]) => `--size-${name}:${size}`),
  `--space:${spaces[spacing]}`,
  `--measure:${script?.measure ? `calc(${maxWidths[measure][0]}*${script.measure})` : maxWidths[measure][0]}`,
  `--page:${maxWidths[measure][1]}`,
]

function shapesOf({ shape }: Theme): string[] {
  const radius = safeValue(shape.radius)
  const cornerOf = (corner: Corner | undefined, round: string) =>
    corner === undefined ? radius : { sharp: '0px', soft: '8px', round }[corner]
  return [
    `--radius:${cornerOf(shape.cards, '24px')}`,
    `--button-radius:${cornerOf(shape.buttons, '99px')}`,
    `--picture-radius:${cornerOf(shape.pictures, '24px')}`,
    `--field-radius:${radius}`,
  ]
}

/**
 * A `font-family` value: the face, the stand-ins used until it has loaded, system fonts for the script, the stack. The first font
 * with a space sets the baseline of every line, so text in the script's font does not move either when the face has loaded.
 */
function stackOf({ stack, face }: { stack: string; face?: Face }, script?: ScriptStyle): string {
  const quoted = (family: string) => `"${family}"`
  const own = face ? [quoted(safeFamily(face.family))] : []
  const standIns = face?.standIns.map((_, at) => quoted(standInName(safeFamily(face.family), at))) ?? []
  const isSerif = /(?<!sans-)\bserif\s*$/.test(stack)
  const ofScript = script?.faces ? [isSerif ? script.faces.serif : script.faces.sans] : []
  return [...own, ...standIns, ...ofScript, safeValue(stack)].join(',')
}

/** The @font-face rules; a file used for headings and text is declared once. */
function facesCss(display: Face | undefined, text: Face | undefined, script?: ScriptStyle): string {
  const isOne = display !== undefined && text !== undefined && display.file === text.file
  // If both are of one family, bold words in running text use the headings' file.
  const setsText = display !== undefined && display.family === text?.family
  return (
    (display ? faceCss(display, setsText ? 'optional' : 'swap', script) : '') +
    (text && !isOne ? faceCss(text, 'optional', script) : '')
  )
}

/**
 * Headings swap to their face whenever it has loaded, since their stand-ins have the same metrics. Running text uses its face only
 * if it is loaded at once (`optional`, usually from the second page on), so that no text moves while it is read.
 */
function faceCss({ family, file, weight, standIns }: Face, show: 'swap' | 'optional', script?: ScriptStyle): string {
  const name = safeFamily(family)
  const own = `@font-face{font-family:"${name}";src:url("${file}") format("woff2");font-weight:${safeValue(weight)};font-display:${show}}`
  // Stand-ins of headings have the headings' weight. Those of text are regular, with the bold cut beside them: browsers embolden badly.
  const [min = '', max = min] = safeValue(weight).trim().split(/\s+/)
  const regular = { weight: show === 'swap' ? safeValue(weight) : min, added: '' }
  const cuts = show === 'swap' || Number(max) < boldFrom ? [regular] : [regular, { weight: '700', added: ' Bold' }]
  // Without the letters of the script, which are the system font's.
  const signs = script?.faces ? ';unicode-range:U+0-58F,U+1E00-2BFF' : ''
  return (
    own +
    standIns
      .flatMap((standIn, at) => cuts.map((cut) => standInCss(standInName(name, at), cut, standIn, signs)))
      .join('')
  )
}

const standInName = (family: string, at: number) => `${family} stand-in ${at + 1}`

/** Text of this weight or more is bold. */
const boldFrom = 600

/** `added`: what the name of the cut adds to the installed face's. */
function standInCss(
  name: string,
  { weight, added }: { weight: string; added: string },
  { local, sizeAdjust, ascent, descent }: StandIn,
  signs: string,
): string {
  const sources = local.map((installed) => `local("${safeFamily(installed)}${added}")`).join(',')
  return (
    `@font-face{font-family:"${name}";src:${sources};font-weight:${weight};size-adjust:${safeValue(sizeAdjust)};` +
    `ascent-override:${safeValue(ascent)};descent-override:${safeValue(descent)};line-gap-override:0%${signs}}`
  )
}
