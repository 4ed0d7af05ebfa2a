/** "400 m", "1.5 km". */
export function metresIn(language: string, metres: number): string {
  const isFar = metres >= 1000
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    unitDisplay: 'short',
    maximumFractionDigits: isFar && metres < 10_000 ? 1 : 0,
  }).format(isFar ? metres / 1000 : metres)
}

const steps = [1, 2, 5]

/** Distance between rings: the largest of 1, 2 and 5 times a power of ten that is at most half the longest distance. */
export function ringStep(maxDistance: number): number {
  const power = 10 ** Math.floor(Math.log10(maxDistance / 2))
  return steps.map((step) => step * power).findLast((step) => step <= maxDistance / 2) ?? maxDistance / 2
}
