// The preview's own part of the address: reading, colour scheme and moment. Links carry it from page to page.
import { plainPath } from '../../render/routes.ts'
import { schemeOf } from '../scheme.ts'

export interface Query {
  reading?: string
  scheme?: 'light' | 'dark'
  /** The moment that the site is shown at, as for `--at`. Editing is off then, since the file describes the present. */
  at?: string
}

/** The choices of the colour switch; `auto` follows the device and is left out of the address. */
export const schemes = ['auto', 'light', 'dark'] as const

export function query(): Query {
  const parameters = new URLSearchParams(location.search)
  return {
    reading: parameters.get('reading') || undefined,
    scheme: schemeOf(parameters.get('scheme')),
    at: parameters.get('at') || undefined,
  }
}

/** The query as a search string: `?reading=B&scheme=dark`, or empty. */
export function searchOf({ reading, scheme, at }: Query): string {
  const parameters = new URLSearchParams({
    ...(reading && { reading }),
    ...(scheme && { scheme }),
    ...(at && { at }),
  }).toString()
  return parameters && `?${parameters}`
}

/** Whether this page is a frame of another preview window, which has the bar. */
export const isFramed = window.parent !== window

/** Path of the shown page. */
export const pageHere = (): string => plainPath(location.pathname)
