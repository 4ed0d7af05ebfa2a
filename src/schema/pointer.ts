// JSON pointers (RFC 6901): `/readings/A/routes/~1services`.

export const escapePointer = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1')

export const pointerTo = (segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${escapePointer(String(segment))}`).join('')
