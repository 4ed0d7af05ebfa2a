/** Removes `aria-labelledby` from sections whose title is not in the markup: a site's own block may not render one. */
export const withoutDanglingSectionNames = (markup: string): string =>
  markup.replace(/(<section\b[^<>]*?) aria-labelledby="([^"]*)"/g, (whole, before: string, id: string) =>
    markup.includes(` id="${id}"`) ? whole : before,
  )
