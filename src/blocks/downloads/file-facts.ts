const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** ["PDF", "1.2 MB"]: the kind from the file extension, and the size if known. */
export function fileFacts(file: string, bytes: number | undefined, language: string): string[] {
  const kind = /\.([a-z0-9]{1,5})(?:[?#]|$)/i.exec(file.replace(/^https?:\/\/[^/]+/, ''))?.[1]?.toUpperCase()
  return [kind ?? [], bytes === undefined ? [] : sizeIn(language, bytes)].flat()
}

/** "1.2 MB": units of 1000, with one decimal below 10 MB or GB. */
function sizeIn(language: string, bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const value = bytes / 1000 ** step
  const digits = value < 10 && step > 1 ? 1 : 0
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step],
    // In many languages the short form of "byte" has no plural.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: digits,
  }).format(value)
  return size.replaceAll(' ', '\u00a0')
}
