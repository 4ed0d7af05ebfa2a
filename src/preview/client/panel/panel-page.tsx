// The panel's document: tabs for sections, pages, entries and more, or the fields of one section or entry. An iframe keeps its styles
// apart from the site's.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { isBeside, isPanelOver, layPanelOver } from '../edit/beside-panel.ts'
import { editState } from '../edit/edit-store.ts'
import { useListener } from '../use-listener.ts'
import { words } from '../words.ts'
import { ConfirmSave } from './confirm-save.tsx'
import { EntriesTab } from './entries/entries-tab.tsx'
import { entryInHash } from './entries/entry-hash.ts'
import { EntryPage } from './entries/entry-page.tsx'
import { closeOnEscape } from './escape.ts'
import { useFollowedSection } from './followed-section.ts'
import { Foot } from './foot.tsx'
import { FormTab } from './form/form-tab.tsx'
import { IconButton } from './icon-button.tsx'
import { mayMoveFocus } from './may-move-focus.ts'
import { PagesTab } from './pages/pages-tab.tsx'
import { type HandedOver, postToPage } from './panel-messages.ts'
import { PanelContext, usePanel, usePanelHost } from './panel-store.ts'
import { PartsTab } from './parts-tab.tsx'
import { SectionForm } from './section-form.tsx'
import { SectionsTab } from './sections-tab.tsx'
import { TranslationsTab } from './translations/translations-tab.tsx'

const viewInHash = () => {
  const { hash } = location
  const section = /^#(\d+)$/.exec(hash)?.[1]
  const add = /^#add-(\d+)$/.exec(hash)?.[1]
  const form = /^#form-(.+)$/.exec(hash)?.[1]
  return {
    form,
    entry: entryInHash(location),
    isOfEntries: hash === '#entries',
    section: section === undefined ? undefined : Number(section),
    add: add === undefined ? undefined : Number(add),
  }
}

export function PanelPage({ reading, path }: HandedOver) {
  const [{ section: opened, add, form, entry, isOfEntries }, setView] = useState(viewInHash)
  const host = usePanelHost(reading, path)
  const isLatest = host?.data.path === path && host.data.revision >= (editState().history?.revision ?? 0)
  const { at: section, turn } = useFollowedSection(opened, isLatest ? host?.data.sections : undefined)
  useEffect(() => {
    if (section !== opened) location.hash = section === undefined ? '' : String(section)
  }, [section, opened])
  useEffect(() => postToPage({ lectern: 'opened', at: section }), [section])
  useListener(window, ['hashchange'], () => setView(viewInHash()))
  useHashOfPage(`${reading} ${path}`)
  const isDrawn = host !== undefined
  useEffect(() => {
    if (isDrawn) postToPage({ lectern: 'drawn' })
  }, [isDrawn])
  useTabFocus(host !== undefined && section === undefined && entry === undefined)
  if (!host) return null
  const open = section === undefined ? undefined : host.data.sections[section]
  return (
    <PanelContext value={host}>
      <main className="panel" onKeyDown={closeOnEscape}>
        <header className="top">
          <h1 className="unseen">{words.labelled(words.editing.panel, path)}</h1>
          <PanelPlace />
          <IconButton sign="✕" label={words.panel.close} onPress={() => postToPage({ lectern: 'close' })} />
        </header>
        {entry !== undefined ? (
          <EntryPage key={entry} at={entry} />
        ) : open && section !== undefined ? (
          <SectionForm key={turn} section={open} index={section} />
        ) : (
          <PanelTabs
            key={form ?? String(isOfEntries)}
            first={form !== undefined ? 'form' : isOfEntries ? 'entries' : 'sections'}
            sections={<SectionsTab key={`${reading} ${path} ${add}`} adding={add} />}
            form={form}
          />
        )}
        <Foot />
      </main>
      <ConfirmSave />
    </PanelContext>
  )
}

/** Leaves the section that the hash names by its index: on another page that is another section. */
function useHashOfPage(page: string) {
  const pageOfHash = useRef(page)
  useEffect(() => {
    if (pageOfHash.current !== page && /^#(?:add-)?\d/.test(location.hash)) location.hash = ''
    pageOfHash.current = page
  }, [page])
}

/** The selected tab takes the focus when the panel opens, and when the fields of a section are left. */
function useTabFocus(showsTabs: boolean) {
  useEffect(() => {
    if (!showsTabs || /^#add/.test(location.hash) || !mayMoveFocus()) return
    // The tabs render in the next frame.
    const drawn = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
    )
    return () => cancelAnimationFrame(drawn)
  }, [showsTabs])
}

/** `first`: id of the tab to begin with; `form`: name of the form to show first. */
function PanelTabs({ first, sections, form }: { first: string; sections: ReactNode; form: string | undefined }) {
  const { names } = usePanel().data
  const tabs: (readonly [id: string, title: string, content: ReactNode])[] = [
    ['sections', words.bar.sections, sections],
    ['pages', words.pages.all, <PagesTab key="pages" />],
    ...(names.collections.length > 0 ? [['entries', words.entries.tab, <EntriesTab key="entries" />] as const] : []),
    ...(names.languages.length > 0
      ? [['translations', words.translations.tab, <TranslationsTab key="translations" />] as const]
      : []),
    ['form', words.panel.tabs.form, <FormTab key="form" first={form} />],
    ['look', words.panel.tabs.look, <PartsTab key="look" tab="look" />],
    ['site', words.panel.tabs.site, <PartsTab key="site" tab="site" />],
  ]
  return (
    <Tabs className="tabs" defaultSelectedKey={first}>
      <TabList aria-label={words.editing.panel} className="tab-list">
        {tabs.map(([id, title]) => (
          <Tab key={id} id={id}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(([id, , content]) => (
        <TabPanel key={id} id={id}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  )
}

/** Lays the panel beside the page or over it. Renders nothing in a narrow window, where it always covers the page's lower part. */
function PanelPlace() {
  const [isOver, setOver] = useState(isPanelOver)
  if (!parent.matchMedia(isBeside).matches) return null
  return (
    <IconButton
      sign={isOver ? '⇥' : '⇤'}
      label={isOver ? words.panel.layBeside : words.panel.layOver}
      onPress={() => {
        layPanelOver(!isOver)
        setOver(!isOver)
        postToPage({ lectern: 'laid' })
      }}
    />
  )
}
