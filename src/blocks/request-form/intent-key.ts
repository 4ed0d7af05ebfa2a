// Idempotency keys: the same content sent again, after a failure or a reload, has the same key, so that the backend stores it
// once.
import { intentPrefix } from '../../client/stored-keys.ts'

const storageKey = (form: string) => intentPrefix + form

/** Returns the key for sending this body. Stored for the tab if the browser allows it. */
export function intentKey(form: string, body: string, storage: Storage | undefined): string {
  const [key, sent] = read(form, storage)
  if (key && sent === body) return key
  const fresh = newKey()
  save(form, [fresh, body], storage)
  return fresh
}

/** Call when a request is stored, or when the backend has the key with other content (409). */
export function forgetIntent(form: string, storage: Storage | undefined): void {
  memory.delete(form)
  storage?.removeItem(storageKey(form))
}

// If storage is full or forbidden, retries within the page still use the same key.
const memory = new Map<string, [string, string]>()

function read(form: string, storage: Storage | undefined): [string, string] {
  const stored = storage?.getItem(storageKey(form)) ?? ''
  const end = stored.indexOf(' ')
  return memory.get(form) ?? [stored.slice(0, Math.max(0, end)), stored.slice(end + 1)]
}

function save(form: string, intent: [string, string], storage: Storage | undefined): void {
  memory.set(form, intent)
  try {
    storage?.setItem(storageKey(form), intent.join(' '))
  } catch (error) {
    console.warn('The browser keeps no drafts:', error instanceof Error ? error.name : 'storage')
  }
}

/** A random UUID, also on http pages, where crypto.randomUUID is missing. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
