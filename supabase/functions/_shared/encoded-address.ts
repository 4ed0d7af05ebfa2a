/** Percent-encodes what a `Location` header may not hold: letters outside ASCII, blanks and line breaks. "/he/קשר" → "/he/%D7%A7%D7%A9%D7%A8" */
export const encodedAddress = (address: string): string => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
