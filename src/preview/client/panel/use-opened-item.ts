import { useState } from 'react'
import type { Path } from '../../../problems/finding.ts'
import { words } from '../words.ts'
import { usePanel } from './panel-store.ts'

/** The opened item of the list at a path, and the props of its `ItemList` that open and move items. `nameOf`: of an item, for the step. */
export function useOpenedItem(at: Path, nameOf: (index: number) => string) {
  const { change } = usePanel()
  const [opened, setOpened] = useState<number>()
  const onOpen = (index: number) => setOpened((before) => (before === index ? undefined : index))
  const onMove = (from: number, to: number) => {
    setOpened(undefined)
    void change(words.editing.moved(nameOf(from)), [{ do: 'move', path: [...at, from], to: [...at, to] }])
  }
  return { setOpened, opening: { opened, onOpen, onMove } }
}
