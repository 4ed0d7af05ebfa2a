import { slugged } from '../../../../site/slug.ts'

export const isPath = (path: string) => /^\/(?:[a-zA-Z0-9._~-]+(?:\/[a-zA-Z0-9._~-]+)*)?$/.test(path)

/** The path for a title, `/what-it-costs` for "What it costs"; empty when the title has no usable letters. */
export const pathFor = (title: string): string => {
  const words = slugged(title)
  return words && `/${words}`
}
