/** `bandAccent` and `service_interest` as a person reads them. */
export const labelOf = (key: string): string => {
  // A name that authors have chosen, such as a path, stays as it is.
  if (/[^A-Za-z0-9_ -]/.test(key)) return key
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
