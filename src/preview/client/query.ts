// What the address says of the preview itself. It is this window's alone and goes along from page to page.
import { plainPath } from '../../render/routes.ts'
import { schemeOf } from '../scheme.ts'

export interface Query {
  reading?: string
  scheme?: 'light' | 'dark'
  /** The moment that the site is shown as of, as `--at` takes it. Nothing is edited then: what is shown is not what the file says now. */
  at?: string
}

export function query(search: string = location.search): Query {
  const given = new URLSearchParams(search)
  return {
    reading: given.get('reading') || undefined,
    scheme: schemeOf(given.get('scheme')),
    at: given.get('at') || undefined,
  }
}

/** `?reading=B&scheme=dark`, or nothing. */
export function searchOf({ reading, scheme, at }: Query): string {
  const given = new URLSearchParams({
    ...(reading && { reading }),
    ...(scheme && { scheme }),
    ...(at && { at }),
  }).toString()
  return given && `?${given}`
}

/** Within another window of the preview there is no bar: that window has one. */
export const isFramed = window.parent !== window

/** The path of the page that is looked at. */
export const pageHere = (): string => plainPath(location.pathname)
