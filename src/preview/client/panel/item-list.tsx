// Lists with rows that can be opened, moved, copied and removed.
import type { ReactNode } from 'react'
import { Button, GridList, GridListItem, Group } from 'react-aria-components'
import { words } from '../words.ts'
import { IconButton } from './icon-button.tsx'
import { keysOf } from './item-keys.ts'
import { useReorder } from './use-reorder.ts'

interface ListedItem {
  words: string
  /** Notes below its words. */
  marks?: readonly string[]
}

interface RowListProps<Row extends ListedItem> {
  label: string
  items: readonly Row[]
  /** Index of the row whose fields are shown. */
  opened?: number
  onOpen: (index: number) => void
  onMove: (from: number, to: number) => void
  /** Content of a row; its words and marks by default. */
  shown?: (item: Row) => ReactNode
  /** Buttons of a row, besides its drag handle. */
  acts: (item: Row, index: number) => ReactNode
}

/** A list whose rows open on press and can be moved by drag or keyboard. */
export function RowList<Row extends ListedItem>({ label, items, opened, onOpen, ...rest }: RowListProps<Row>) {
  const { onMove, acts, shown = wordsAndMarks } = rest
  const keys = keysOf(items.map((item) => item.words))
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
          {/* In a group, so that screen readers name the row by its words and not by its buttons. */}
          <Group className="acts" aria-label={words.panel.items.acts}>
            <Button slot="drag" className="grip" aria-label={words.panel.items.move(item.words)}>
              <span aria-hidden>⠿</span>
            </Button>
            {acts(item, index)}
          </Group>
        </GridListItem>
      )}
    </GridList>
  )
}

const wordsAndMarks = ({ words: text, marks = [] }: ListedItem) => (
  <>
    {text}
    {marks.length > 0 && <span className="quiet">{marks.join(' · ')}</span>}
  </>
)

interface ItemListProps extends Omit<RowListProps<ListedItem>, 'acts' | 'shown'> {
  onRemove: (index: number) => void
  /** Missing where rows cannot be copied. */
  onCopy?: (index: number) => void
  mayCopy?: boolean
  mayRemove?: boolean
  /** Label of removing; "Remove" by default. */
  removing?: string
}

const copySign = (
  <svg width="13" height="13" viewBox="0 0 13 13" fill="none" stroke="currentColor" aria-hidden="true">
    <rect x="1" y="1" width="8" height="8" rx="1.5" />
    <path d="M4 12h6.5A1.5 1.5 0 0 0 12 10.5V4" />
  </svg>
)

/** A list whose rows also have buttons to move, copy and remove them. */
export function ItemList({ onRemove, onCopy, mayCopy = true, mayRemove = true, removing, ...list }: ItemListProps) {
  const { items } = list
  const says = words.panel.items
  const { up, down } = words.panel.sections
  // At either end the button is disabled, so the row keeps the focus.
  const onMove = (from: number, to: number, button: Element) => {
    if (to === 0 || to === items.length - 1) button.closest<HTMLElement>('[role=row]')?.focus()
    list.onMove(from, to)
  }
  return (
    <RowList
      {...list}
      acts={({ words: text }, index) => (
        <>
          <IconButton
            sign="↑"
            label={words.labelled(up, text)}
            isDisabled={index === 0}
            onPress={({ target }) => onMove(index, index - 1, target)}
          />
          <IconButton
            sign="↓"
            label={words.labelled(down, text)}
            isDisabled={index === items.length - 1}
            onPress={({ target }) => onMove(index, index + 1, target)}
          />
          {onCopy && (
            <IconButton
              sign={copySign}
              label={words.labelled(says.copy, text)}
              isDisabled={!mayCopy}
              onPress={() => onCopy(index)}
            />
          )}
          <IconButton
            sign="✕"
            label={words.labelled(removing ?? says.remove, text)}
            isDisabled={!mayRemove}
            onPress={() => onRemove(index)}
          />
        </>
      )}
    />
  )
}
