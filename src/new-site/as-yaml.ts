import { stringify } from 'yaml'

/** A text as a value behind a key. */
export const asYaml = (value: string): string => stringify(value, { lineWidth: 0 }).trim()
