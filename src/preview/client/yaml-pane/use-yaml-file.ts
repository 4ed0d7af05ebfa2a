import { type RefObject, useEffect, useMemo } from 'react'
import type { FilePlace } from '../../messages.ts'
import { useNews } from '../news.ts'
import { YamlFile } from './yaml-file.ts'

/** Opens the file within `holder`, and scrolls to each new `target` in it. */
export function useYamlFile(file: string, holder: RefObject<HTMLElement | null>, target: FilePlace | undefined) {
  const { turn } = useNews()
  const opened = useMemo(() => new YamlFile(file), [file])
  useEffect(() => (holder.current ? opened.open(holder.current) : undefined), [opened, holder])
  useEffect(() => {
    if (target?.file === opened.file) opened.goTo(target)
  }, [opened, target])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every save, of anybody, changes the turn.
  useEffect(() => {
    const timer = setTimeout(() => void opened.refresh(), 200)
    return () => clearTimeout(timer)
  }, [opened, turn])
  return opened
}
