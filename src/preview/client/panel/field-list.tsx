// A field for a list: adds, copies, moves and removes items, and shows the fields of the opened one.
import { type ComponentType, useState } from 'react'
import { Button } from 'react-aria-components'
import type { SchemaNode } from '../../../schema/schema-node.ts'
import type { Json, RequestedOperation } from '../../edit-messages.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import { lacksPicture } from './added-section.ts'
import { changedKeys, withDistinctNames } from './distinct-names.ts'
import type { AnyFieldProps } from './field-props.ts'
import { inSiteLanguage } from './in-site-language.ts'
import { ItemList } from './item-list.tsx'
import { usePanel } from './panel-store.ts'
import { PictureChoice } from './picture-choice.tsx'
import { AboutGroup } from './schema-words.tsx'
import { startingItem } from './starting-value.ts'
import { useOpenedItem } from './use-opened-item.ts'

interface FieldListProps extends AnyFieldProps {
  items: SchemaNode
  Field: ComponentType<AnyFieldProps>
}

/** The first text in an item, to name it. */
function wordsOf(value: Json): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return String(value)
  const inner = Array.isArray(value)
    ? value
    : [value.title, value.label, value.name, value.quote, ...Object.values(value)]
  return inner.map((one) => (one === undefined ? '' : wordsOf(one))).find((text) => text !== '') ?? ''
}

/** Operations on the items, and whether the new item waits for the choice of a picture. */
function useItemChanges({ name, value, at, isRequired, items }: FieldListProps, open: (index?: number) => void) {
  const { data, change } = usePanel()
  const [needsPicture, setNeedsPicture] = useState(false)
  const list = Array.isArray(value) ? value : []
  const label = fieldTitle(name)
  const add = (picture?: string) => {
    const pictures = picture === undefined ? data.pictures.map(({ file }) => file) : [picture]
    const pages = data.pages.map(({ path }) => path)
    const first = inSiteLanguage(data.translations, startingItem(items, { like: list.at(-1), pictures, pages }))
    const isLacking = picture === undefined && lacksPicture(first, data)
    setNeedsPicture(isLacking)
    if (isLacking) return undefined
    open(list.length)
    return change(words.editing.added(label), [
      value === undefined
        ? { do: 'set', path: at, value: [first] }
        : { do: 'insert', path: [...at, list.length], value: withDistinctNames(first, list, items) },
    ])
  }
  const copy = (index: number) => {
    const [from, to] = [list[index] ?? null, withDistinctNames(list[index] ?? null, list, items)]
    void change(words.editing.copied(label), [
      { do: 'duplicate', path: [...at, index] },
      ...changedKeys(from, to).map(
        ([key, changed]): RequestedOperation => ({ do: 'set', path: [...at, index + 1, key], value: changed }),
      ),
    ])
  }
  const remove = (index: number) => {
    open(undefined)
    const isLast = list.length === 1 && !isRequired
    void change(words.editing.removed(label), [{ do: 'remove', path: isLast ? at : [...at, index] }])
  }
  return { list, label, add, copy, remove, needsPicture }
}

export function FieldList(props: FieldListProps) {
  const { schema, at, isRequired, items, Field } = props
  const { data } = usePanel()
  const { setOpened, opening } = useOpenedItem(at, () => label)
  const { list, label, add, copy, remove, needsPicture } = useItemChanges(props, setOpened)
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const { opened } = opening
  const item = opened === undefined ? undefined : list[opened]
  const collection = data.filled[JSON.stringify(at)]
  if (collection !== undefined)
    return (
      <fieldset className="group">
        <legend>{label}</legend>
        <p>{words.panel.fields.filledBy(collection)}</p>
      </fieldset>
    )
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <AboutGroup schema={schema} />
      {list.length > 0 && (
        <ItemList
          {...opening}
          label={label}
          items={list.map((one) => ({ words: wordsOf(one) }))}
          onCopy={copy}
          onRemove={remove}
          mayCopy={list.length < maxItems}
          mayRemove={!isRequired || list.length > minItems}
        />
      )}
      {item !== undefined && opened !== undefined && (
        <div className="item-fields">
          {/* A group shows its title itself. */}
          <h3 className={items.properties ? 'unseen' : undefined}>
            {label} {opened + 1}
          </h3>
          <Field
            key={opened}
            name={`${label} ${opened + 1}`}
            schema={items}
            value={item}
            at={[...at, opened]}
            isRequired
          />
        </div>
      )}
      {needsPicture && (
        <>
          <p role="status">{words.panel.blocks.whichPicture}</p>
          <PictureChoice onChoose={add} />
        </>
      )}
      <Button isDisabled={list.length >= maxItems} onPress={() => void add()}>
        {words.panel.fields.addTo(label)}
      </Button>
    </fieldset>
  )
}
