/** The scheme that an address asks for; undefined for that of the machine or of the site. */
export const schemeOf = (asked: string | null): 'light' | 'dark' | undefined =>
  asked === 'light' || asked === 'dark' ? asked : undefined
