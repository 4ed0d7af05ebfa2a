// The anchor of YAML that the cursor is on, or that the alias there means: `&colours`, `*colours`.
import type { Location } from 'vscode-languageserver'
import { nodeAt, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { RequestedPlace } from '../context.ts'
import { type AnchorMark, anchorFamily, markAt } from '../text/anchors.ts'

/** All places of the anchor, in the order of the text: first the anchor, where there is one. None at any other place. */
export const anchorsAt = ({ file, offset }: RequestedPlace): readonly AnchorMark[] => anchorFamily(file.anchors, offset)

export const isOnAnchor = ({ file, offset }: RequestedPlace): boolean => markAt(file.anchors, offset) !== undefined

export const locationOf = ({ file }: RequestedPlace, { start, end }: AnchorMark): Location => ({
  uri: file.uri,
  range: file.rangeOf(start, end),
})

/** What an anchor stands before. */
export const anchored = ({ file }: Pick<RequestedPlace, 'file'>, { start }: AnchorMark): TextNode =>
  nodeAt(file.treeAt(start), start)

const maxLines = 12

/** That as it is written, for a tooltip. */
export function writtenBehind({ file }: Pick<RequestedPlace, 'file'>, anchor: AnchorMark): string {
  const text = file.text.slice(anchor.end, anchored({ file }, anchor).end)
  const lines = text.split(/\r?\n/).map((line, at) => (at === 0 ? line.trim() : line))
  const written = lines[0] === '' ? lines.slice(1) : lines
  const indent = Math.min(...written.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  const shown = written.slice(0, maxLines).map((line, at) => (at === 0 && lines[0] !== '' ? line : line.slice(indent)))
  return [...shown, ...(written.length > maxLines ? ['…'] : [])].join('\n')
}
