// Finds the page and section that contain a value of the manifest.

/**
 * Returns the page and the index among its blocks in the file; undefined when the value is in no section of the reading's pages. `pointer`: JSON
 * pointer of the value.
 */
export function sectionOf(pointer: string, reading: string) {
  const [, top, name, part, page, blocks, at] = pointer
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (top !== 'readings' || name !== reading || part !== 'routes' || blocks !== 'blocks') return undefined
  return page === undefined || at === undefined ? undefined : { page, at: Number(at) }
}
