import { useRef } from 'react'
import type { Path } from '../../../problems/finding.ts'
import { isSamePath } from '../../../problems/path.ts'
import { editState } from '../edit/edit-store.ts'
import { usePanel } from './panel-store.ts'

/**
 * The file's value at a path. Loaded data may be older than an edit made here, or one under way; until newer data arrive, the value
 * before stays. `loaded`: the value in the loaded data. `isUnderWay`: whether an edit of the path is being saved.
 */
export function useInFile<Value>(at: Path, loaded: Value, isUnderWay: boolean): Value {
  const { revision } = usePanel().data
  const known = useRef({ at, loaded })
  const isLatest = !isUnderWay && revision >= (editState().history?.revision ?? 0)
  if (isLatest || !isSamePath(at, known.current.at)) known.current = { at, loaded }
  return known.current.loaded
}
