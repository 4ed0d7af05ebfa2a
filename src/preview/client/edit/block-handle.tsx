// The toolbar on the section under the pointer: opens its fields, moves it, adds a section below it.
import { useEffect, useRef, useState } from 'react'
import { useNews } from '../news.ts'
import { pageInFile } from '../page-in-file.ts'
import { blocksOnPage } from '../pointers.ts'
import { pageHere } from '../query.ts'
import { blockTitle } from '../titles.ts'
import { useListener } from '../use-listener.ts'
import { words } from '../words.ts'
import { applyEdit } from './edit-calls.ts'
import { updateEdit, useEditState } from './edit-store.ts'
import { beforeEachDrawing, freeAbove, moveTo } from './in-view.ts'
import { failureText } from './save-text.ts'

interface Section {
  element: Element
  at: number
  type: string
  count: number
  path: (string | number)[]
}

/** Pixels; narrower windows show the toolbar above the bar. */
const narrow = 600

/** The section that the pointer or the focus was in last. */
function useSectionInUse() {
  const { shown } = useNews()
  const [section, setSection] = useState<Section>()
  useListener(document, ['pointerover', 'focusin'], (event) => {
    // On touch the toolbar would appear under the finger, over the tapped element.
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    const { target } = event
    const element = target instanceof Element ? target.closest('#content > [data-lectern]') : null
    // Targets outside sections, such as the toolbar itself, keep the current section.
    if (!element || !shown) return
    const page = pageHere()
    const at = blocksOnPage().indexOf(element)
    const blocks = shown.site.routes.find(({ path }) => path === page)?.blocks ?? []
    const type = blocks[at]?.type
    const path = ['readings', shown.reading, 'routes', pageInFile(shown.site, page), 'blocks']
    if (type !== undefined) setSection({ element, at, type, count: blocks.length, path })
  })
  return [section, () => setSection(undefined)] as const
}

/** Keeps the toolbar on the section. */
function useToolbarPlace(element: Element | undefined) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!box || !element) return
    return beforeEachDrawing(() => {
      const { top, right, bottom } = element.getBoundingClientRect()
      const header = document.querySelector('#root > header')?.getBoundingClientRect().bottom ?? 0
      const y = Math.max(top, Math.max(0, header)) + 8
      box.hidden = bottom < y + 40 || !element.isConnected
      // On a phone the toolbar would cover text, so it stands above the bar.
      const upper = innerWidth < narrow ? freeAbove() - box.offsetHeight - 8 : y
      moveTo(box, Math.min(right, innerWidth) - box.offsetWidth - 10, upper)
    })
  }, [element])
  return place
}

export function BlockHandle() {
  const { panel, opened, note, fields } = useEditState()
  const [section, leave] = useSectionInUse()
  // A small window has no space for the toolbar and a note.
  const isFree = innerWidth >= narrow || !(note || fields)
  const place = useToolbarPlace(isFree ? section?.element : undefined)
  if (!section || !isFree) return null
  const { at, type, count, path } = section
  const name = blockTitle(type)
  const { sections } = words.panel
  const move = async (to: number) => {
    const answer = await applyEdit({
      operations: [{ do: 'move', path: [...path, at], to: [...path, to] }],
      label: words.editing.moved(name),
    })
    if (answer.outcome !== 'done') updateEdit({ status: failureText(answer) })
    leave()
  }
  const signs: [sign: string, label: string, act: () => void, isDisabled?: boolean][] = [
    ['↑', words.labelled(sections.up, name), () => void move(at - 1), at === 0],
    ['↓', words.labelled(sections.down, name), () => void move(at + 1), at === count - 1],
    ['+', words.labelled(sections.addBelow, name), () => updateEdit({ panel: { hash: `#add-${at + 1}` } })],
  ]
  return (
    <section aria-label={words.editing.sectionTools}>
      <div className="handle" role="toolbar" aria-label={words.labelled(sections.numbered(at + 1), name)} ref={place}>
        <button
          type="button"
          aria-label={words.labelled(name, sections.editFields)}
          aria-expanded={panel !== undefined && opened === at}
          onClick={() => updateEdit({ panel: { hash: `#${at}` } })}
        >
          {name}
        </button>
        {signs.map(([sign, label, act, isDisabled]) => (
          <button key={sign} type="button" disabled={isDisabled} aria-label={label} onClick={act}>
            <span aria-hidden>{sign}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
