// Finds elements that show dates, numbers and icons rather than texts: a press on one opens the fields of its list entry or section.
import type { Path } from '../../../problems/finding.ts'
import type { EditableTexts } from '../../edit-messages.ts'
import { blocksOnPage } from '../pointers.ts'
import { words } from '../words.ts'
import type { PlacedFields } from './page-marks.ts'

type TextElement = Pick<PlacedFields, 'pointer' | 'element'>

/** Pixels; wider drawings are decorations of a section. */
const maxIconWidth = 160

/**
 * `texts`: the editable texts with their elements. An element belongs to the innermost list entry whose texts stand beside it; icons
 * and `<time>` outside of lists belong to their section.
 */
export function placedValues(values: EditableTexts['values'], texts: readonly TextElement[]): PlacedFields[] {
  const known = new Map(values.map((value) => [keyOf(value.pointer.slice(0, -1)), value]))
  return blocksOnPage().flatMap((section) => {
    const own = texts.filter(({ element }) => section.contains(element))
    return outermost([...section.querySelectorAll('*')].filter((element) => isOfValue(element, own))).flatMap(
      (element) => {
        const group = groupBeside(element, section, own)
        const value = group && known.get(keyOf(group))
        const isListed = group !== undefined && group.length > sectionLength
        if (!value || !(isListed || element.matches('svg, time'))) return []
        return [{ pointer: value.pointer, element, title: words.editing.value, first: value.keys }]
      },
    )
  })
}

/** Length of a section's pointer: `routes`, path, `blocks`, index, `props`. */
const sectionLength = 5

const keyOf = (pointer: Path) => JSON.stringify(pointer)

function isOfValue(element: Element, texts: readonly TextElement[]): boolean {
  if (element.closest('a[href], button, summary, label, input, select, textarea, dialog')) return false
  if (element.matches('svg')) {
    const { width } = element.getBoundingClientRect()
    return width > 0 && width <= maxIconWidth && element.closest('time') === null
  }
  if (element.closest('svg') || texts.some((text) => text.element.contains(element) || element.contains(text.element)))
    return false
  return [...element.childNodes].some((node) => node instanceof Text && /[\p{L}\p{N}]/u.test(node.data))
}

/** Replaces elements within a `<time>` by the `<time>`. */
const outermost = (elements: readonly Element[]): Element[] => [
  ...new Set(elements.map((element) => element.closest('time') ?? element)),
]

/** The common pointer of the nearest texts around the element, cut at the list entry that contains them. */
function groupBeside(element: Element, section: Element, texts: readonly TextElement[]): Path | undefined {
  for (let around = element.parentElement; around && section.contains(around); around = around.parentElement) {
    const beside = texts.filter((text) => around.contains(text.element)).map(({ pointer }) => pointer)
    const [first] = beside
    if (!first) continue
    const length = first.findIndex((key, at) => beside.some((pointer) => pointer[at] !== key))
    const common = first.slice(0, length < 0 ? -1 : length)
    const entry = common.findLastIndex((key) => typeof key === 'number')
    return common.slice(0, Math.max(entry + 1, sectionLength))
  }
  return undefined
}
