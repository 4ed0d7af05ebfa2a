// Returns colour swatches, and the contrast of each colour with its background as an inlay hint.
import type {
  Color,
  ColorInformation,
  ColorPresentation,
  ColorPresentationParams,
  InlayHint,
  Range,
} from 'vscode-languageserver'
import { childOf, everyNode, type TextNode } from '../../manifest/read/written/text-node.ts'
import { contrast, contrastPairs, minContrast } from '../../site/colours.ts'
import type { FileOfSite } from '../context.ts'

const isColour = ({ kind, value }: TextNode) => kind === 'scalar' && /^#[0-9a-fA-F]{6}$/.test(value)

export const colours = ({ file }: FileOfSite): ColorInformation[] =>
  [...everyNode(file.tree)].filter(isColour).map(({ value, start, end }) => ({
    color: colourOf(value),
    range: file.rangeOf(start, end),
  }))

const colourOf = (value: string): Color => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255)
  return { red, green, blue, alpha: 1 }
}

/** Prints a colour as the manifest has it: six digits, in quotes. */
export function presentations({ color, range }: ColorPresentationParams): ColorPresentation[] {
  const digits = [color.red, color.green, color.blue].map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  const label = `#${digits.join('')}`
  return [{ label, textEdit: { range, newText: `"${label}"` } }]
}

export function contrastHints({ file }: FileOfSite, { range }: { range: Range }): InlayHint[] {
  const [from, to] = [file.offsetAt(range.start), file.offsetAt(range.end)]
  return [...everyNode(file.tree)].flatMap((node): InlayHint[] => {
    if (node.start < from || node.end > to || !isColour(node)) return []
    const worst = contrastsOf(node).sort((one, other) => one.ratio - other.ratio)[0]
    if (!worst) return []
    const label = `${worst.ratio >= minContrast ? '' : 'only '}${worst.ratio.toFixed(1)}:1 on ${worst.ground}`
    return [{ position: file.positionAt(node.end), label, paddingLeft: true }]
  })
}

/** Returns the contrast of a palette's colour with each of its backgrounds, rounded down to one decimal. */
export function contrastsOf(node: TextNode): { ground: string; ratio: number }[] {
  const palette = node.parent
  if (!palette || !isColour(node)) return []
  return contrastPairs.flatMap(([text, ground]) => {
    const under = text === node.at ? childOf(palette, ground) : undefined
    return under && isColour(under) ? [{ ground, ratio: Math.floor(contrast(node.value, under.value) * 10) / 10 }] : []
  })
}
