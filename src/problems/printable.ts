/** Replaces control characters in text of a manifest, which could steer the terminal. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')

/** `é` → `\u00e9`: one UTF-16 unit, as JSON, JavaScript and double-quoted YAML escape it. */
export const unicodeEscape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Returns JSON in ASCII: V8 decodes and parses five megabytes of it in half the time of other text. */
export const asciiJson = (json: string): string => json.replace(/[\u0080-\uffff]/g, unicodeEscape)
