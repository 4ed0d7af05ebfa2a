// Proposes a commit message.
import type { Change, ChangedFile } from './review-messages.ts'

/** Returns a short message for the changes; empty where there are none. */
export function commitMessage(changes: readonly Change[], files: readonly ChangedFile[]): string {
  const content = changes.filter(({ thing }) => thing !== 'writing')
  const [first, ...others] = content
  if (!first) {
    const [file, ...more] = files
    if (!file) return changes.length > 0 ? 'Tidy the manifest' : ''
    return more.length > 0 ? `${files.length} files of the site` : `${word[file.what]} ${file.file}`
  }
  if (others.length <= 1) return content.map(inShort).join('; ')
  const places = [...new Set(content.map(({ where }) => where[0] ?? ''))]
  const [, , third, ...rest] = places
  const where = rest.length > 0 ? [...places.slice(0, 2), `${rest.length + 1} more`] : places.slice(0, third ? 3 : 2)
  return `${content.length} changes: ${where.join(', ')}`
}

const word = { added: 'Add', removed: 'Remove', changed: 'Change', moved: 'Move', renamed: 'Rename' } as const

const inShort = ({ what, thing, where, before, now }: Change): string => {
  if (thing === 'page') return what === 'renamed' ? `Rename page ${before} to ${now}` : `${word[what]} page ${where[0]}`
  return `${word[what]} ${where.join(' › ')}`
}
