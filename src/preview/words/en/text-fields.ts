/** English titles are the names in the manifest. */
export const textFields: Readonly<Record<string, string>> = {}
