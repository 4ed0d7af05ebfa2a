// Rows that are moved by drag, by keyboard or by their arrows, copied, and taken away.

import { Button, GridList, GridListItem, Group } from 'react-aria-components'
import { words as editor } from '../words.ts'
import { keysOf } from './item-keys.ts'
import { useReorder } from './use-reorder.ts'

export interface ListedItem {
  words: string
  /** Beside its words. */
  marks?: readonly string[]
}

interface ItemListProps {
  label: string
  items: readonly ListedItem[]
  /** The one whose fields are shown. */
  opened?: number
  onOpen: (index: number) => void
  /** Where it was, and where it is to be. */
  onMove: (from: number, to: number) => void
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

export function ItemList(props: ItemListProps) {
  const {
    label,
    items,
    opened,
    onOpen,
    onMove,
    onRemove,
    onCopy,
    mayCopy = true,
    mayRemove = true,
    removing = editor.panel.items.remove,
  } = props
  const keys = keysOf(items.map(({ words }) => words))
  const dragAndDropHooks = useReorder(keys, onMove)
  return (
    <GridList
      aria-label={label}
      className="items"
      selectionMode="none"
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onOpen(keys.indexOf(String(key)))}
      items={items.map((item, index) => ({ ...item, id: keys[index], index }))}
      dependencies={[opened, mayCopy, mayRemove]}
    >
      {({ id, words, marks = [], index }) => (
        <GridListItem
          id={id}
          textValue={[words || `${label} ${index + 1}`, ...marks].join(', ')}
          className={opened === index ? 'item open' : 'item'}
        >
          <span className="section-name">
            {words}
            {marks.length > 0 && <span className="quiet">{marks.join(' · ')}</span>}
          </span>
          {/* The row is read by its words, and not by the names of all its buttons. */}
          <Group className="acts" aria-label={editor.panel.items.acts}>
            <Button slot="drag" className="grip" aria-label={editor.panel.items.move(words)}>
              <span aria-hidden>⠿</span>
            </Button>
            <Button
              className="dots"
              aria-label={editor.panel.items.up(words)}
              isDisabled={index === 0}
              onPress={() => onMove(index, index - 1)}
            >
              <span aria-hidden>↑</span>
            </Button>
            <Button
              className="dots"
              aria-label={editor.panel.items.down(words)}
              isDisabled={index === items.length - 1}
              onPress={() => onMove(index, index + 1)}
            >
              <span aria-hidden>↓</span>
            </Button>
            {onCopy && (
              <Button
                className="dots"
                aria-label={editor.panel.items.duplicate(words)}
                isDisabled={!mayCopy}
                onPress={() => onCopy(index)}
              >
                <CopySign />
              </Button>
            )}
            <Button
              className="dots"
              aria-label={editor.panel.items.removing(removing, words)}
              isDisabled={!mayRemove}
              onPress={() => onRemove(index)}
            >
              <span aria-hidden>✕</span>
            </Button>
          </Group>
        </GridListItem>
      )}
    </GridList>
  )
}
