/** The markup without the names of sections whose title no view has drawn: a block of a site's own may have drawn none, or its own. */
export const withNamesThere = (markup: string): string =>
  markup.replace(/(<section\b[^<>]*?) aria-labelledby="([^"]*)"/g, (whole, before: string, id: string) =>
    markup.includes(` id="${id}"`) ? whole : before,
  )
