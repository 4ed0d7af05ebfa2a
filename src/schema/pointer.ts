// JSON pointers (RFC 6901): `/readings/A/routes/~1services`.

export const escapePointer = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1')

const unescapePointer = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~')

export const pointerTo = (segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${escapePointer(String(segment))}`).join('')

export const segmentsOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapePointer)
