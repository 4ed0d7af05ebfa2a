import { useState } from 'react'
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import type { PanelData } from '../../../edit-messages.ts'
import { Radios } from '../radios.tsx'
import { foundPages, most } from './find-pages.ts'

interface PageChoiceProps {
  label: string
  pages: PanelData['pages']
  /** Its path. */
  value: string
  onChange: (path: string) => void
}

/** So many are in view at once. */
const few = 8

/** One page of the site: a few are all in view, of many one is found by typing. */
export function PageChoice({ label, pages, value, onChange }: PageChoiceProps) {
  const [typed, type] = useState(value)
  if (pages.length <= few)
    return (
      <Radios
        label={label}
        options={pages.map(({ path, title }) => ({ id: path, words: title, about: path }))}
        value={value}
        onChange={onChange}
      />
    )
  // The one that is chosen is always among them: Escape comes back to it.
  const chosen = pages.filter(({ path }) => path === value)
  const others = foundPages(pages, typed === value ? '' : typed).filter(({ path }) => path !== value)
  return (
    <ComboBox
      className="field"
      menuTrigger="focus"
      inputValue={typed}
      onInputChange={type}
      selectedKey={value}
      onSelectionChange={(path) => {
        if (path === null) return
        type(String(path))
        onChange(String(path))
      }}
      onBlur={() => type(value)}
      items={[...others.slice(0, most), ...chosen].map(({ path, title }) => ({ id: path, title }))}
    >
      <Label>{label}</Label>
      <span className="combo">
        <Input />
        <Button>
          <span aria-hidden>▾</span>
        </Button>
      </span>
      <Popover className="popover">
        <ListBox className="menu">
          {({ id, title }: { id: string; title: string }) => (
            <ListBoxItem id={id} textValue={id}>
              {title} <span className="quiet">{id}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
