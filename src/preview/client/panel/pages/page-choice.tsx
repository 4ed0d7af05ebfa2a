import { useState } from 'react'
import type { PanelData } from '../../../edit-messages.ts'
import { ComboField } from '../combo-field.tsx'
import { maxListed } from '../max-listed.ts'
import { Radios } from '../radios.tsx'
import { foundPages } from './find-pages.ts'

interface PageChoiceProps {
  label: string
  pages: PanelData['pages']
  /** Its path. */
  value: string
  onChange: (path: string) => void
}

/** So many are in view at once. */
const maxPagesInView = 8

/** One page of the site: a few are all in view, of many one is found by typing. */
export function PageChoice({ label, pages, value, onChange }: PageChoiceProps) {
  const [typed, type] = useState(value)
  if (pages.length <= maxPagesInView)
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
    <ComboField
      label={label}
      options={[...others.slice(0, maxListed), ...chosen].map(({ path, title }) => ({
        id: path,
        words: title,
        about: path,
      }))}
      typed={typed}
      onType={type}
      chosen={value}
      onChoose={onChange}
      onBlur={() => type(value)}
    />
  )
}
