// Names of files that translate an entry: `rye.de.md` beside `rye.md`.

/** Returns the tag, of the given ones, that the name of a file ends in. */
export const tagOfFile = (file: string, tags: readonly string[]): string | undefined =>
  tags.find((tag) => file.toLowerCase().endsWith(`.${tag.toLowerCase()}.md`))

/** Returns the file of an entry's translation; undefined for an entry that is no Markdown file. */
export const translationFile = (file: string, tag: string): string | undefined =>
  /\.md$/i.test(file) ? file.replace(/\.md$/i, `.${tag}.md`) : undefined

/** Returns the file of the entry that a file translates. */
export const translatedFile = (file: string, tag: string): string => `${file.slice(0, -`.${tag}.md`.length)}.md`
