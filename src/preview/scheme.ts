/** The scheme that an address asks for; undefined for that of the machine or of the site. */
export const schemeOf = (scheme: string | null): 'light' | 'dark' | undefined =>
  scheme === 'light' || scheme === 'dark' ? scheme : undefined
