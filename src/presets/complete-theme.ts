// Completes a theme: the author's values override the preset's, which override the defaults.
import type { Palette, Theme } from '../site/model.ts'
import { completePalette } from './complete-palette.ts'
import type { WrittenTheme } from './preset.ts'
import { presets } from './presets.ts'

const light: Palette = {
  ground: '#ffffff',
  raised: '#f3f4f5',
  ink: '#17191c',
  muted: '#565b63',
  line: '#d6d9dd',
  accent: '#1f4fd8',
  onAccent: '#ffffff',
  band: '#17191c',
  onBand: '#f6f7f8',
  bandMuted: '#b4b9c1',
  bandAccent: '#a9bfff',
  danger: '#b3211b',
}

const dark: Palette = {
  ground: '#131518',
  raised: '#1d2024',
  ink: '#eceef0',
  muted: '#a9aeb6',
  line: '#383d44',
  accent: '#a9bfff',
  onAccent: '#0d1a40',
  band: '#22262c',
  onBand: '#f6f7f8',
  bandMuted: '#b4b9c1',
  bandAccent: '#a9bfff',
  danger: '#ff9d8f',
}

const systemStack = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

const defaultTheme: Theme = {
  light,
  dark,
  scheme: 'auto',
  motif: 'none',
  display: {
    stack: systemStack,
    weight: '650',
    tracking: '-0.02em',
    leading: '1.1',
    case: 'as-written',
    numerals: 'lining',
  },
  text: {
    stack: systemStack,
    size: '1.0625rem',
    leading: '1.6',
  },
  shape: { radius: '2px', rule: '1px', shadow: 'none' },
  scale: 'even',
  measure: 'normal',
  spacing: 'normal',
  grid: 'plain',
  buttons: 'solid',
  links: 'plain',
  arrows: 'long',
  motion: 'none',
  transitions: 'none',
  header: { layout: 'bar', sticky: true },
  footer: 'columns',
}

/** Ignores an unknown preset, which validation reports. */
export const completeTheme = ({ preset = '', accent, ...written }: WrittenTheme = {}): Theme =>
  override(override(defaultTheme, presets[preset]?.look ?? {}), written, accent)

function override(base: Theme, written: Omit<WrittenTheme, 'preset' | 'accent'>, accent?: string): Theme {
  const { light, dark, display, text, shape, header, ...others } = written
  return {
    ...base,
    ...others,
    light: completePalette(base.light, light, accent),
    dark: completePalette(base.dark, dark, accent),
    display: { ...base.display, ...faceless(display), ...display },
    text: { ...base.text, ...faceless(text), ...text },
    shape: { ...base.shape, ...shape },
    header: { ...base.header, ...header },
  }
}

/** Drops the preset's face if the author writes a font stack, which would otherwise only be its fallback. */
const faceless = (given: { stack?: string } | undefined) => (given?.stack === undefined ? {} : { face: undefined })
