/** Parses the query parameter `scheme`; undefined for the scheme of the device or the site. */
export const schemeOf = (scheme: string | null): 'light' | 'dark' | undefined =>
  scheme === 'light' || scheme === 'dark' ? scheme : undefined
