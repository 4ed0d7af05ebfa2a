// A list: items added, copied, moved by drag or by keyboard, taken away.
import { type ComponentType, useState } from 'react'
import {
  Button,
  Disclosure,
  DisclosurePanel,
  GridList,
  GridListItem,
  Heading,
  useDragAndDrop,
} from 'react-aria-components'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import type { Json } from '../../edit-messages.ts'
import type { AnyFieldProps } from './field-props.ts'
import { labelOf } from './label-of.ts'
import { usePanel } from './panel-store.ts'
import { startOf } from './start-of.ts'

/** Two sheets, one over the other. */
const CopySign = () => (
  <svg width="13" height="13" viewBox="0 0 13 13" fill="none" stroke="currentColor" aria-hidden="true">
    <rect x="1" y="1" width="8" height="8" rx="1.5" />
    <path d="M4 12h6.5A1.5 1.5 0 0 0 12 10.5V4" />
  </svg>
)

interface FieldListProps extends AnyFieldProps {
  items: SchemaNode
  Field: ComponentType<AnyFieldProps>
}

/** The first words in an item. */
export function wordsOf(value: Json): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return String(value)
  const inner = Array.isArray(value)
    ? value
    : [value.title, value.label, value.name, value.quote, ...Object.values(value)]
  return inner.map((one) => (one === undefined ? '' : wordsOf(one))).find((words) => words !== '') ?? ''
}

export function FieldList({ name, schema, value, at, isRequired, items, Field }: FieldListProps) {
  const { change } = usePanel()
  const [opened, open] = useState<number>()
  const list = Array.isArray(value) ? value : []
  const label = labelOf(name)
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= list.length) return
    open(undefined)
    void change(`${label}: moved`, [{ do: 'move', path: [...at, from], to: [...at, to] }])
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const from = Number([...keys][0])
      const to = Number(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      move(from, to > from ? to - 1 : to)
    },
  })
  const add = () => {
    open(list.length)
    void change(`${label}: added`, [
      value === undefined
        ? { do: 'set', path: at, value: [startOf(items)] }
        : { do: 'insert', path: [...at, list.length], value: startOf(items) },
    ])
  }
  const remove = (index: number) => {
    open(undefined)
    const isLast = list.length === 1 && !isRequired
    void change(`${label}: removed`, [{ do: 'remove', path: isLast ? at : [...at, index] }])
  }
  const item = opened === undefined ? undefined : list[opened]
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {schema.description && <p className="quiet">{schema.description}</p>}
      {list.length > 0 && (
        <GridList
          aria-label={label}
          className="items"
          selectionMode="none"
          dragAndDropHooks={dragAndDropHooks}
          onAction={(key) => open((before) => (before === Number(key) ? undefined : Number(key)))}
          items={list.map((one, index) => ({ id: String(index), words: wordsOf(one), index }))}
          dependencies={[opened]}
        >
          {({ words, index }) => (
            <GridListItem
              id={String(index)}
              textValue={words || `${label} ${index + 1}`}
              className={opened === index ? 'item open' : 'item'}
            >
              <Button slot="drag" className="grip" aria-label={`Move ${words}`}>
                <span aria-hidden>⠿</span>
              </Button>
              <span className="section-name">{words}</span>
              <Button
                className="dots"
                aria-label={`Move up: ${words}`}
                isDisabled={index === 0}
                onPress={() => move(index, index - 1)}
              >
                <span aria-hidden>↑</span>
              </Button>
              <Button
                className="dots"
                aria-label={`Move down: ${words}`}
                isDisabled={index === list.length - 1}
                onPress={() => move(index, index + 1)}
              >
                <span aria-hidden>↓</span>
              </Button>
              <Button
                className="dots"
                aria-label={`Duplicate: ${words}`}
                isDisabled={list.length >= maxItems}
                onPress={() => void change(`${label}: copied`, [{ do: 'duplicate', path: [...at, index] }])}
              >
                <CopySign />
              </Button>
              <Button
                className="dots"
                aria-label={`Remove: ${words}`}
                isDisabled={isRequired && list.length <= minItems}
                onPress={() => remove(index)}
              >
                <span aria-hidden>✕</span>
              </Button>
            </GridListItem>
          )}
        </GridList>
      )}
      {item !== undefined && opened !== undefined && (
        <Disclosure isExpanded className="item-fields">
          <Heading level={3}>
            {label} {opened + 1}
          </Heading>
          <DisclosurePanel>
            <Field
              key={`${opened} ${wordsOf(item)}`}
              name={`${labelOf(name)} ${opened + 1}`}
              schema={items}
              value={item}
              at={[...at, opened]}
              isRequired
            />
          </DisclosurePanel>
        </Disclosure>
      )}
      <Button className="small" isDisabled={list.length >= maxItems} onPress={add}>
        Add to {label.toLowerCase()}
      </Button>
    </fieldset>
  )
}
