// Finds telephone numbers and mail addresses in text. Rather misses one than makes a date or an order number a telephone link.

/** A mail address or telephone number in a text. */
export interface Contact {
  kind: 'phone' | 'mail'
  /** As written. */
  text: string
  /** Link with `tel:` or `mailto:`. */
  to: string
}

const space = '[ \\u00a0\\u202f]'
/** Separators between digits. A dash with spaces, or a long one, makes a range instead. */
const between = `(?:${space}?\\(|\\)${space}?|${space}|[./\\u2011-])`
const number = `[+(]{0,2}\\d(?:${between}?\\d)*`
const numbers = new RegExp(number, 'gu')
const candidates = new RegExp(
  `[^\\s<>()[\\]"',;:/@]{1,64}@(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}\\p{L}{2,24}(?![\\p{L}\\p{N}@])|${number}`,
  'gu',
)

/** Splits a text at contacts; returns one part where it has none. */
export function contactsIn(text: string): (string | Contact)[] {
  if (!/@|\d{2}/.test(text)) return [text]
  const parts: (string | Contact)[] = []
  let from = 0
  // Tries mail addresses only in a text with "@", since every word could begin one.
  for (const { 0: found, index } of text.matchAll(text.includes('@') ? candidates : numbers)) {
    const before = text.slice(Math.max(0, index - 40), index)
    const after = text.slice(index + found.length, index + found.length + 4)
    const contact = found.includes('@') ? mailIn(found, before) : phoneIn(found, before, after)
    if (!contact) continue
    const at = text.indexOf(contact.text, index)
    if (at > from) parts.push(text.slice(from, at))
    parts.push(contact)
    from = at + contact.text.length
  }
  if (from < text.length || parts.length === 0) parts.push(text.slice(from))
  return parts
}

/** Returns a link as browsers take it: `tel:` without separators. */
export const hrefOf = (to: string): string =>
  /^tel:/i.test(to) ? (telOf(to.slice(4)) ?? to) : to.replaceAll(' ', '%20')

/** Returns the international form where the number has one. */
function telOf(number: string): string | undefined {
  const digits = number.replace(/^\+?(.*)\(0\)/, '$1').replace(/\D/g, '')
  if (digits === '') return undefined
  if (/^\s*\+/.test(number)) return `tel:+${digits}`
  return /^\s*\(?00[1-9]/.test(number) ? `tel:+${digits.slice(2)}` : `tel:${digits}`
}

/** Skips the user name in a web address and words between two "@". */
const mailIn = (text: string, before: string): Contact | undefined =>
  /[/@]$/.test(before) ? undefined : { kind: 'mail', text, to: `mailto:${text}` }

/** Words before numbers that are no telephone numbers. */
const otherNumbers =
  /(?:iban|bic|isbn|issn|ean|gtin|order|invoice|account|acct|ref|vat|tax|reg|company|charity|customer|member|konto|bestell|rechnung|kunden|auftrag|steuer|ust|hr[ab]|siret|siren|tva|commande|facture|compte|client|pedido|factura|cuenta|cif|nif)[\p{L}-]*[\s.:#-]*(?:(?:id|code|n[°ºor]|num[\p{L}]*)[\s.:#]*)?$/iu

function phoneIn(found: string, before: string, after: string): Contact | undefined {
  const text = found.includes(')') ? found : found.replace('(', '')
  const open = text.length < found.length ? '(' : ''
  // The match is part of a word, an amount, an address, a longer number or a range.
  if (/[\p{L}\p{N}\p{Sc}_#@+=&?%/*~^-]$|\d[.,:]$|[–—] ?$/u.test(open ? '' : before)) return undefined
  if (/^(?:[\p{L}\p{N}_@%°\p{Sc}]|[,:]\d| ?[–—] ?\d| - \d|-)/u.test(after)) return undefined
  const isPhone = isInternational(text) || (isNational(text) && !otherNumbers.test(before))
  const to = isPhone ? telOf(text) : undefined
  return to === undefined ? undefined : { kind: 'phone', text, to }
}

function isInternational(text: string): boolean {
  if (!/^(?:\+\(?|00)[1-9]/.test(text)) return false
  const { length } = text.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')
  // Order numbers have leading zeros too; without groups the number is not taken for a telephone number.
  if (!text.startsWith('+') && !/[ .-]/.test(text)) return false
  // Numbers of seven digits, and amounts of millions.
  if (length < 8 || length > 15 || (length < 10 && /^\+\d{1,3}(?:\D\d{3})+$/.test(text))) return false
  return length === 11 || !/^(?:\+|00 ?)[17]/.test(text)
}

/** A number with a leading zero, as in most countries, or in North American form. */
function isNational(text: string): boolean {
  if (/^(?:1[-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-.])[2-9]\d{2}[-.]\d{4}$/.test(text)) return true
  const groups = text.split(/\D+/).filter(Boolean)
  const { length } = groups.join('')
  const [first = ''] = groups
  if (!/^0[1-9]/.test(first) || groups.length < 2 || length < 9 || length > 12) return false
  if (groups.every((group) => group.length === 2) && length !== 10) return false
  // A date with a time has two kinds of separators, and includes dots, unlike a telephone number.
  const signs = (text.match(/\D+/g) ?? []).map((sign) => sign.trim() || ' ').filter((sign) => !/[()]/.test(sign))
  const [lead = ' ', second = lead, ...rest] = signs
  return rest.every((sign) => sign === second) && (second === lead || (/[/-]/.test(lead) && second === ' '))
}
