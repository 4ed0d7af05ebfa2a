// Proposes a commit message, in the language of the editor and with its titles.
import type { Review, ReviewChange } from '../../review/review-messages.ts'
import { words } from '../words.ts'
import { whereInWords } from './where-in-words.ts'

/** Returns a short message for the changes; empty where there are none. */
export function commitMessage({ changes = [], files }: Pick<Review, 'changes' | 'files'>): string {
  const { proposed } = words.review.commit
  const content = changes.filter(({ thing }) => thing !== 'writing')
  const [first, ...others] = content
  if (!first) {
    const [file, ...more] = files
    if (!file) return changes.length > 0 ? proposed.writingAlone : ''
    return more.length > 0 ? proposed.files(files.length) : proposed[file.what](file.file)
  }
  if (others.length <= 1) return content.map(inShort).join('; ')
  const places = [...new Set(content.map(({ where }) => whereInWords(where.slice(0, 1))))]
  const [, , third, ...rest] = places
  const where =
    rest.length > 0 ? [...places.slice(0, 2), proposed.more(rest.length + 1)] : places.slice(0, third ? 3 : 2)
  return proposed.changes(content.length, where.join(', '))
}

const inShort = ({ what, thing, where, before = '', now = '' }: ReviewChange): string => {
  const { proposed } = words.review.commit
  if (thing !== 'page') return proposed[what](whereInWords(where))
  return what === 'renamed' ? proposed.pageRenamed(before, now) : proposed[what](proposed.page(where[0] ?? ''))
}
