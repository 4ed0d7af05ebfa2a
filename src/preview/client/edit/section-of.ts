// Which section of which page a value stands in.
export interface PlaceOfSection {
  page: string
  /** Among the blocks as they are written. */
  at: number
}

/** Of a value in it, by its JSON pointer; undefined for what is in no section of that version's pages. */
export function sectionOf(pointer: string, reading: string): PlaceOfSection | undefined {
  const [, top, version, part, page, blocks, at] = pointer
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (top !== 'readings' || version !== reading || part !== 'routes' || blocks !== 'blocks') return undefined
  return page === undefined || at === undefined ? undefined : { page, at: Number(at) }
}
