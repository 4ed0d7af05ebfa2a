// The panel beside the page: its sections, the fields of one, the pages. A document of its own within the preview's window, so
// that the site's styles and the panel's never meet.
import { useEffect, useState } from 'react'
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { drawIn } from '../draw-in.ts'
import { editState } from '../edit/edit-store.ts'
import { query } from '../query.ts'
import { words } from '../words.ts'
import { ConfirmSave } from './confirm-save.tsx'
import { EntriesTab } from './entries/entries-tab.tsx'
import { entryInHash } from './entries/entry-calls.ts'
import { EntryPage } from './entries/entry-page.tsx'
import { useFollowedSection } from './followed-section.ts'
import { Foot } from './foot.tsx'
import { FormTab } from './form/form-tab.tsx'
import { mayMoveFocus } from './may-move-focus.ts'
import { isOpenList } from './open-list.ts'
import { PagesTab } from './pages/pages-tab.tsx'
import { onPage, postToPage, type ShownPage } from './panel-page-messages.ts'
import { PanelPlace } from './panel-place.tsx'
import { PanelContext, usePanelHost } from './panel-store.ts'
import { PartsTab } from './parts-tab.tsx'
import { SectionForm } from './section-form.tsx'
import { SectionsTab } from './sections-tab.tsx'
import { TranslationsTab } from './translations/translations-tab.tsx'

const requested = () => {
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

function firstPage(): ShownPage {
  const { searchParams } = new URL(location.href)
  return { reading: searchParams.get('reading') ?? '', path: searchParams.get('path') ?? '/', scheme: query().scheme }
}

export function PanelPage() {
  const [{ reading, path, scheme }, turnTo] = useState(firstPage)
  useEffect(() => drawIn(scheme, document.documentElement), [scheme])
  const [{ section: opened, add, form, entry, isOfEntries }, setAsked] = useState(requested)
  const host = usePanelHost(reading, path)
  const isLatest = host?.data.path === path && host.data.revision >= (editState().history?.revision ?? 0)
  const { at: section, turn } = useFollowedSection(opened, isLatest ? host?.data.sections : undefined)
  useEffect(() => {
    if (section !== opened) location.hash = section === undefined ? '' : String(section)
  }, [section, opened])
  useEffect(() => postToPage({ lectern: 'opened', at: section }), [section])
  useEffect(() => {
    const follow = () => setAsked(requested())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(
    () =>
      onPage((page) =>
        turnTo((before) => {
          if (page.path === before.path && page.reading === before.reading)
            return page.scheme === before.scheme ? before : page
          // A section of the page before is none of this one.
          if (/^#(?:add-)?\d/.test(location.hash)) location.hash = ''
          return page
        }),
      ),
    [],
  )
  const isDrawn = host !== undefined
  useEffect(() => {
    if (isDrawn) postToPage({ lectern: 'drawn' })
  }, [isDrawn])
  const showsTabs = host !== undefined && section === undefined && entry === undefined
  // Where the panel opens, and where the fields of a section are left.
  useEffect(() => {
    if (!showsTabs || /^#add/.test(location.hash) || !mayMoveFocus()) return
    // The tabs are drawn a moment later.
    const drawn = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
    )
    return () => cancelAnimationFrame(drawn)
  }, [showsTabs])
  if (!host) return null
  const { data } = host
  const hasEntries = data.names.collections.length > 0
  const hasLanguages = data.names.languages.length > 0
  const open = section === undefined ? undefined : data.sections[section]
  return (
    <PanelContext value={host}>
      <main
        className="panel"
        onKeyDown={({ key, defaultPrevented, target }) =>
          key === 'Escape' && !defaultPrevented && !isOpenList(target) && postToPage({ lectern: 'close' })
        }
      >
        <header className="top">
          <h1 className="unseen">{words.panel.of(path)}</h1>
          <PanelPlace />
          <Button className="dots" aria-label={words.panel.close} onPress={() => postToPage({ lectern: 'close' })}>
            <span aria-hidden>✕</span>
          </Button>
        </header>
        {entry !== undefined ? (
          <EntryPage key={entry} at={entry} />
        ) : open && section !== undefined ? (
          <SectionForm key={turn} section={open} index={section} />
        ) : (
          <Tabs
            className="tabs"
            key={form ?? String(isOfEntries)}
            defaultSelectedKey={form !== undefined ? 'form' : isOfEntries ? 'entries' : 'sections'}
          >
            <TabList aria-label={words.editing.panel} className="tab-list">
              <Tab id="sections">{words.panel.tabs.sections}</Tab>
              <Tab id="pages">{words.panel.tabs.pages}</Tab>
              {hasEntries && <Tab id="entries">{words.entries.tab}</Tab>}
              {hasLanguages && <Tab id="translations">{words.translations.tab}</Tab>}
              <Tab id="form">{words.panel.tabs.form}</Tab>
              <Tab id="look">{words.panel.tabs.look}</Tab>
              <Tab id="site">{words.panel.tabs.site}</Tab>
            </TabList>
            <TabPanel id="sections">
              <SectionsTab key={`${reading} ${path} ${add}`} adding={add} />
            </TabPanel>
            <TabPanel id="pages">
              <PagesTab />
            </TabPanel>
            {hasEntries && (
              <TabPanel id="entries">
                <EntriesTab />
              </TabPanel>
            )}
            {hasLanguages && (
              <TabPanel id="translations">
                <TranslationsTab />
              </TabPanel>
            )}
            <TabPanel id="form">
              <FormTab first={form} />
            </TabPanel>
            <TabPanel id="look">
              <PartsTab tab="look" />
            </TabPanel>
            <TabPanel id="site">
              <PartsTab tab="site" />
            </TabPanel>
          </Tabs>
        )}
        <Foot />
      </main>
      <ConfirmSave />
    </PanelContext>
  )
}
