import { useEffect } from 'react'

/** Prefixes the document title while the form has mistakes: screen readers read the title first. */
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
