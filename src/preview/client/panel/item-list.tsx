// Lists of what a page or a form has, a row each.
import type { ReactNode } from 'react'
import { Button, GridList, GridListItem, Group } from 'react-aria-components'
import { words as editor } from '../words.ts'
import { keysOf } from './item-keys.ts'
import { useReorder } from './use-reorder.ts'

interface ListedItem {
  words: string
  /** Beside its words. */
  marks?: readonly string[]
}

interface RowListProps<Row extends ListedItem> {
  label: string
  items: readonly Row[]
  /** The one whose fields are shown. */
  opened?: number
  onOpen: (index: number) => void
  /** Where it was, and where it is to be. */
  onMove: (from: number, to: number) => void
  /** In the place of its words and marks. */
  shown?: (item: Row) => ReactNode
  /** What may be done to a row, besides that it is dragged. */
  acts: (item: Row, index: number) => ReactNode
}

/** Rows that are opened by a press, and moved by drag or by keyboard. */
export function RowList<Row extends ListedItem>({ label, items, opened, onOpen, ...rest }: RowListProps<Row>) {
  const { onMove, acts, shown = wordsAndMarks } = rest
  const keys = keysOf(items.map(({ words }) => words))
  const dragAndDropHooks = useReorder(keys, onMove)
  return (
    <GridList
      aria-label={label}
      className="items"
      selectionMode="none"
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onOpen(keys.indexOf(String(key)))}
      items={items.map((item, index) => ({ id: keys[index], item, index }))}
      dependencies={[opened, acts]}
    >
      {({ id, item, index }) => (
        <GridListItem
          id={id}
          textValue={[item.words || `${label} ${index + 1}`, ...(item.marks ?? [])].join(', ')}
          className={opened === index ? 'item open' : 'item'}
        >
          <span className="item-name">{shown(item)}</span>
          {/* The row is read by its words, and not by the names of all its buttons. */}
          <Group className="acts" aria-label={editor.panel.items.acts}>
            <Button slot="drag" className="grip" aria-label={editor.panel.items.move(item.words)}>
              <span aria-hidden>⠿</span>
            </Button>
            {acts(item, index)}
          </Group>
        </GridListItem>
      )}
    </GridList>
  )
}

const wordsAndMarks = ({ words, marks = [] }: ListedItem) => (
  <>
    {words}
    {marks.length > 0 && <span className="quiet">{marks.join(' · ')}</span>}
  </>
)

interface ItemListProps extends Omit<RowListProps<ListedItem>, 'acts' | 'shown'> {
  onRemove: (index: number) => void
  /** Missing where nothing is copied. */
  onCopy?: (index: number) => void
  mayCopy?: boolean
  mayRemove?: boolean
  /** What taking away is called here. */
  removing?: string
}

/** Two sheets, one over the other. */
const CopySign = () => (
  <svg width="13" height="13" viewBox="0 0 13 13" fill="none" stroke="currentColor" aria-hidden="true">
    <rect x="1" y="1" width="8" height="8" rx="1.5" />
    <path d="M4 12h6.5A1.5 1.5 0 0 0 12 10.5V4" />
  </svg>
)

/** Rows that are moved by drag, by keyboard or by their arrows, copied, and taken away. */
export function ItemList({ onRemove, onCopy, mayCopy = true, mayRemove = true, removing, ...list }: ItemListProps) {
  const { items, onMove } = list
  const says = editor.panel.items
  return (
    <RowList
      {...list}
      acts={({ words }, index) => (
        <>
          <Button
            className="dots"
            aria-label={says.up(words)}
            isDisabled={index === 0}
            onPress={() => onMove(index, index - 1)}
          >
            <span aria-hidden>↑</span>
          </Button>
          <Button
            className="dots"
            aria-label={says.down(words)}
            isDisabled={index === items.length - 1}
            onPress={() => onMove(index, index + 1)}
          >
            <span aria-hidden>↓</span>
          </Button>
          {onCopy && (
            <Button
              className="dots"
              aria-label={says.duplicate(words)}
              isDisabled={!mayCopy}
              onPress={() => onCopy(index)}
            >
              <CopySign />
            </Button>
          )}
          <Button
            className="dots"
            aria-label={says.removing(removing ?? says.remove, words)}
            isDisabled={!mayRemove}
            onPress={() => onRemove(index)}
          >
            <span aria-hidden>✕</span>
          </Button>
        </>
      )}
    />
  )
}
