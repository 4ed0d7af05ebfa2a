import { useEffect } from 'react'

/** Says in the page's title that its form has mistakes: the title is what a screen reader reads first. */
export function useMarkedTitle(word: string, mistaken: boolean) {
  useEffect(() => {
    if (!mistaken) return
    const plain = document.title
    document.title = `${word}: ${plain}`
    return () => {
      document.title = plain
    }
  }, [word, mistaken])
}
