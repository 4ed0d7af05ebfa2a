import { useState } from 'react'
import type { PanelData } from '../../../edit-messages.ts'
import { type Option, Radios } from '../../radios.tsx'
import { ComboField } from '../combo-field.tsx'
import { findPages, maxListedResults } from './find-pages.ts'

interface PageChoiceProps {
  label: string
  pages: PanelData['pages']
  /** Path of the chosen page. */
  value: string
  onChange: (path: string) => void
}

/** Larger sites get a search field instead of radio buttons. */
const maxPagesInView = 8

const asOption = ({ path, title }: PanelData['pages'][number]): Option => ({ id: path, words: title, about: path })

/** Chooses one page of the site. */
export function PageChoice({ label, pages, value, onChange }: PageChoiceProps) {
  const [typed, setTyped] = useState(value)
  if (pages.length <= maxPagesInView)
    return <Radios label={label} options={pages.map(asOption)} value={value} onChange={onChange} />
  // The chosen page is always listed, so that Escape restores it.
  const chosen = pages.filter(({ path }) => path === value)
  const others = findPages(pages, typed === value ? '' : typed).filter(({ path }) => path !== value)
  return (
    <ComboField
      label={label}
      options={[...others.slice(0, maxListedResults), ...chosen].map(asOption)}
      typed={typed}
      onType={setTyped}
      chosen={value}
      onChoose={onChange}
      onBlur={() => setTyped(value)}
    />
  )
}
