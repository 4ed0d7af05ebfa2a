import { slugged } from '../../../../site/slug.ts'

export const isPath = (path: string) => /^\/(?:[a-zA-Z0-9._~-]+(?:\/[a-zA-Z0-9._~-]+)*)?$/.test(path)

/** `What it costs` as an address, `/what-it-costs`; empty where the title has no letter for one. */
export const pathFor = (title: string): string => {
  const words = slugged(title)
  return words && `/${words}`
}
