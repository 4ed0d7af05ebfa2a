// Resolves pictures of entries: beside the entry, or else in `images`.
import { withTexts } from '../../site/groups.ts'

interface NamedFiles {
  /** Files that may be named; left out, none is checked. */
  files?: ReadonlySet<string>
}

/** Returns the entry's folder relative to the manifest, such as `content/news/`. */
export function entryFolder(file: string, from: string): string {
  const base = from.slice(0, from.search(/[^/]*\*|[^/]*$/))
  return file.slice(Math.max(0, file.lastIndexOf(base)), file.lastIndexOf('/') + 1)
}

/** Resolves `door.jpg` to `content/news/door.jpg` or `images/door.jpg`. */
export function pictureBeside(name: string, folder: string, { files }: NamedFiles): string {
  if (/^(?:\/|images\/|content\/|[a-z]+:)/.test(name)) return name
  const beside = folder + name.replace(/^\.\//, '')
  const shared = `images/${name}`
  return files && !files.has(beside) && files.has(shared) ? shared : beside
}

const isPictureName = (file: string) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file)

/** Returns a block of an entry's text with resolved pictures. */
export const picturesBeside = <Value>(value: Value, folder: string, around: NamedFiles): Value =>
  withTexts(value, (text, key) => (key === 'file' && isPictureName(text) ? pictureBeside(text, folder, around) : text))
