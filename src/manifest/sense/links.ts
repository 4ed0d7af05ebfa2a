// Classifies links as browsers do: parses the address first and compares afterwards, because parsing undoes disguises such as control characters,
// case, backslashes and entities.
import { decodedAddress, withDecodedLetters } from '../../site/decoded-address.ts'

export type LinkTarget =
  | { kind: 'page'; path: string; anchor?: string }
  | { kind: 'anchor'; anchor: string }
  | { kind: 'outside'; scheme: string; host: string }
  | { kind: 'dangerous'; scheme: string }
  | { kind: 'bad'; why: 'empty' | 'relative' | 'insecure' | 'host' | 'address'; meant?: string }

const siteOrigin = 'https://this-site.invalid'
/** Paths that every browser reads the same way. */
const plainPath = /^\/(?:[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)?$/i
const outside = new Set(['https:', 'mailto:', 'tel:'])

export function linkTarget(link: string): LinkTarget {
  if (plainPath.test(link)) return { kind: 'page', path: link }
  const text = decoded(link).trim()
  if (text === '') return { kind: 'bad', why: 'empty' }
  if (text.startsWith('#')) return { kind: 'anchor', anchor: text.slice(1) }
  let url: URL
  try {
    url = new URL(text, siteOrigin)
  } catch (error) {
    // `URL` throws only for a text that is no address.
    if (error instanceof TypeError) return { kind: 'bad', why: 'address' }
    throw error
  }
  const scheme = url.protocol
  if (url.origin === siteOrigin) return inside(text, url)
  if (scheme === 'http:') return { kind: 'bad', why: 'insecure', meant: text.replace(/^http:/i, 'https:') }
  if (!outside.has(scheme)) return { kind: 'dangerous', scheme }
  if (scheme === 'https:' && !/^https:\/\//i.test(link)) return { kind: 'bad', why: 'host' }
  if (scheme === 'mailto:' && !/^[^\s@]+@[^\s@]+$/.test(decodedAddress(url.pathname.split('?')[0] ?? '')))
    return { kind: 'bad', why: 'address' }
  return { kind: 'outside', scheme, host: url.host }
}

function inside(text: string, url: URL): LinkTarget {
  if (!text.startsWith('/'))
    return { kind: 'bad', why: /^[^\s/]+@[^\s/]+\.[a-z]+$/i.test(text) ? 'address' : 'relative', meant: meantBy(text) }
  const path = withDecodedLetters(url.pathname.replace(/(.)\/+$/, '$1'))
  return url.hash.length > 1
    ? { kind: 'page', path, anchor: decodedAddress(url.hash.slice(1)) }
    : { kind: 'page', path }
}

function meantBy(text: string): string {
  if (/^[^\s/]+@[^\s/]+\.[a-z]+$/i.test(text)) return `mailto:${text}`
  return /^(www\.|[a-z0-9-]+\.(com|org|net|example|eu|de|io)\b)/i.test(text)
    ? `https://${text}`
    : `/${text.replace(/^[./]+/, '')}`
}

/** Decodes character references, which a browser does before it reads the address. */
function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);?/gi, (_, code: string) => pointFrom(Number.parseInt(code, 16)))
    .replace(/&#([0-9]+);?/g, (_, code: string) => pointFrom(Number.parseInt(code, 10)))
    .replace(/&(colon|tab|newline);/gi, (_, name: string) => (name.toLowerCase() === 'colon' ? ':' : ''))
}

const pointFrom = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
