// One key an intent: the same content sent again, after a failure or a reload, carries the same key, so that the
// backend stores it once. Other content is another intent.
import { intentPrefix } from '../../client/stored-keys.ts'

const place = (form: string) => intentPrefix + form

/** The key for sending this body. Kept for the tab, as far as the browser lets us. */
export function intentKey(form: string, body: string, storage: Storage | undefined): string {
  const [key, sent] = read(form, storage)
  if (key && sent === body) return key
  const fresh = newKey()
  keep(form, [fresh, body], storage)
  return fresh
}

/** Called when a request is stored, or when the backend knows the key for other content. */
export function forgetIntent(form: string, storage: Storage | undefined): void {
  memory.delete(form)
  storage?.removeItem(place(form))
}

// Where storage is full or forbidden, retries within the page still carry their key.
const memory = new Map<string, [string, string]>()

function read(form: string, storage: Storage | undefined): [string, string] {
  const kept = storage?.getItem(place(form)) ?? ''
  const end = kept.indexOf(' ')
  return memory.get(form) ?? [kept.slice(0, Math.max(0, end)), kept.slice(end + 1)]
}

function keep(form: string, intent: [string, string], storage: Storage | undefined): void {
  memory.set(form, intent)
  try {
    storage?.setItem(place(form), intent.join(' '))
  } catch (error) {
    console.warn('The browser keeps no drafts:', error instanceof Error ? error.name : 'storage')
  }
}

/** A random UUID; pages served without https have no crypto.randomUUID. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
