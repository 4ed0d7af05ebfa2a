// Finds the page and section that contain a value of the manifest.
export interface PlaceOfSection {
  page: string
  /** Index among the page's blocks in the file. */
  at: number
}

/** `pointer`: JSON pointer of the value. Undefined when the value is in no section of the reading's pages. */
export function sectionOf(pointer: string, reading: string): PlaceOfSection | undefined {
  const [, top, name, part, page, blocks, at] = pointer
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (top !== 'readings' || name !== reading || part !== 'routes' || blocks !== 'blocks') return undefined
  return page === undefined || at === undefined ? undefined : { page, at: Number(at) }
}
