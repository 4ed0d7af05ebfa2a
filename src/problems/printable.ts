/** Replaces control characters in text of a manifest, which could steer the terminal. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
