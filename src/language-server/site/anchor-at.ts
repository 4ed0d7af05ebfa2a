// Finds the YAML anchor and its aliases at the cursor: `&colours`, `*colours`.
import type { Location } from 'vscode-languageserver'
import { nodeAt, type TextNode } from '../../manifest/read/written/text-node.ts'
import type { RequestedPlace } from '../context.ts'
import { type AnchorMark, anchorFamily, markAt } from '../text/anchors.ts'

/** Returns all places of the anchor, in file order; an empty list where the cursor is on no anchor or alias. */
export const anchorsAt = ({ file, offset }: RequestedPlace): readonly AnchorMark[] => anchorFamily(file.anchors, offset)

export const isOnAnchor = ({ file, offset }: RequestedPlace): boolean => markAt(file.anchors, offset) !== undefined

export const locationOf = ({ file }: RequestedPlace, { start, end }: AnchorMark): Location => ({
  uri: file.uri,
  range: file.rangeOf(start, end),
})

/** Returns the node of an anchor. */
export const anchored = ({ file }: Pick<RequestedPlace, 'file'>, { start }: AnchorMark): TextNode =>
  nodeAt(file.treeAt(start), start)

const maxAnchorLines = 12

/** Returns the source of an anchor's value for a tooltip, at most twelve lines. */
export function writtenBehind({ file }: Pick<RequestedPlace, 'file'>, anchor: AnchorMark): string {
  const text = file.text.slice(anchor.end, anchored({ file }, anchor).end)
  const lines = text.split(/\r?\n/).map((line, at) => (at === 0 ? line.trim() : line))
  const written = lines[0] === '' ? lines.slice(1) : lines
  const indent = Math.min(...written.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  const shown = written
    .slice(0, maxAnchorLines)
    .map((line, at) => (at === 0 && lines[0] !== '' ? line : line.slice(indent)))
  return [...shown, ...(written.length > maxAnchorLines ? ['…'] : [])].join('\n')
}
