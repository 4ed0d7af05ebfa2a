import { useRef } from 'react'
import type { Path } from '../../../problems/finding.ts'
import { isSamePath } from '../../../problems/path.ts'
import { editState } from '../edit/edit-store.ts'
import { usePanel } from './panel-store.ts'

/**
 * What the file says at a place. Data that are drawn late may be from before a change that was made here, be it still on its way: they
 * say nothing of it, and what they said before stays.
 */
export function useInFile<Value>(at: Path, given: Value, isUnderWay: boolean): Value {
  const { revision } = usePanel().data
  const known = useRef({ at, given })
  const isLatest = !isUnderWay && revision >= (editState().history?.revision ?? 0)
  if (isLatest || !isSamePath(at, known.current.at)) known.current = { at, given }
  return known.current.given
}
