// Tests that a font family named by a theme is available to visitors, or reported.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtPractice, type Change, lineOf, practiceWith, problemsOf } from '../pages/practice-site.ts'

const look = 'display: { stack: "Georgia, serif"'
const display = (stack: string, more = ''): Change => [look, `display: { stack: ${JSON.stringify(stack)}${more}`]
const declared = (family: string, file: string) =>
  `, face: { family: ${family}, file: ${file}, weight: "400", standIns: [{ local: [Georgia], sizeAdjust: 98%, ascent: 90%, descent: 22% }] }`

/** Writes the practice with these font files under `public/fonts` and returns its manifest. */
function practice(fonts: readonly string[], ...changes: Change[]): string {
  const folder = practiceWith(...changes)
  mkdirSync(join(folder, 'public/fonts'), { recursive: true })
  for (const font of fonts) writeFileSync(join(folder, 'public/fonts', font), 'a font')
  return folder
}

const said = (fonts: readonly string[], ...changes: Change[]) =>
  problemsOf(practice(fonts, ...changes)).map(
    ({ code, severity, line, hint }) => `site.yaml:${line} ${severity} ${code}: ${hint}`,
  )

it('a font stack with a family whose file nothing declares is an error, and no site is built', async () => {
  const change = display("'Brygada 1918', Georgia, serif")
  expect(said(['brygada-1918-500.woff2'], change)).toEqual([
    `${lineOf(look)} error undeclared-face: Add "face:" below the stack, with the family "Brygada 1918" and the file /fonts/brygada-1918-500.woff2.`,
  ])
  await expect(builtPractice(practice(['brygada-1918-500.woff2'], change))).rejects.toThrow('Brygada 1918')
})

it('a font stack with a declared family is fine, for headings and for text', () => {
  const face = declared('Brygada 1918', '/fonts/brygada.woff2')
  expect(said(['brygada.woff2'], display("'Brygada 1918', serif", face))).toEqual([])
  expect(
    said(['brygada.woff2'], display("'brygada 1918', serif"), [
      'text: { stack: "system-ui, sans-serif"',
      `text: { stack: "Brygada 1918, serif"${face}`,
    ]),
  ).toEqual([])
})

it('a font stack with a family that is not declared and rarely installed is a warning', () => {
  expect(said([], display("'Mill Lane Grotesk', serif"))).toEqual([
    `${lineOf(look)} warning unknown-face: Put its file into "public/fonts" and add "face:" below the stack, or leave it out.`,
  ])
})

it('a font stack with a misspelt well-known family is a warning that names the right one', () => {
  expect(said([], display('Georiga, serif'))).toEqual([`${lineOf(look)} warning unknown-face: Did you mean "Georgia"?`])
})

it.each([
  "system-ui, -apple-system, BlinkMacSystemFont, 'Segoe UI Variable', Roboto, sans-serif",
  "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, ui-serif",
  "Avenir, Montserrat, Corbel, 'URW Gothic', source-sans-pro, sans-serif",
  "'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans JP', sans-serif",
  "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  '"Arial Narrow", ARIAL, georgia , monospace',
  "Menlo, Consolas, 'DejaVu Sans Mono', 'Apple Color Emoji', emoji",
])('a font stack with generic and well-known faces is fine: %s', (stack) =>
  expect(said([], display(stack))).toEqual([]),
)

describe('a font file under public', () => {
  it('is a warning at the theme it could belong to, if no family uses it', () => {
    expect(said(['mill.woff2'])).toEqual([
      `${lineOf(look)} warning unused-font-file: Add "face:" with this file to "display" or "text", or remove the file: it is published as it is.`,
    ])
  })

  it('may be used by another site of the same project', () => {
    // Without `public/` beside the manifest, the project's `public/` counts, and site.yaml uses its fonts.
    expect(problemsOf(practiceWith())).toEqual([])
  })

  it('is fine if a family of any reading uses it', () => {
    const face = declared('Mill', '/fonts/mill.woff2')
    expect(said(['mill.woff2'], display('Georgia, serif', face))).toEqual([])
  })
})

describe('a theme value that would swallow the styles after it', () => {
  it.each([
    ['a quotation mark that is never closed', "'Georgia, serif"],
    ['a bracket that is never closed', 'Georgia, var(--serif'],
    ['a comment that is never closed', 'Georgia, /* serif'],
    ['a bracket too many', 'Georgia), serif'],
  ])('%s is an error', (_, stack) => {
    expect(said([], display(stack)).map((one) => one.replace(/:[^:]*$/, ''))).toEqual([
      `${lineOf(look)} error unclosed-value`,
    ])
  })

  it('is found in lengths too', () => {
    expect(said([], ['size: 1.0625rem', 'size: "calc(1rem + 1px"'])).toHaveLength(1)
    expect(said([], ['size: 1.0625rem', 'size: "calc(1rem + 1px)"'])).toEqual([])
  })
})
