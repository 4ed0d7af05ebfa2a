/** The schema's own descriptions are in English. */
export const descriptions: Readonly<Record<string, string>> = {}
