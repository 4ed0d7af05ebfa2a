/**
 * "/a%20b%231.csv" → "/a b#1.csv". An address with malformed escapes stays as it is, and so does `%2F`, which is part of a name
 * and separates no folders.
 */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address.replace(/%(2f)/gi, '%25$1'))
  } catch (error) {
    if (error instanceof URIError) return address
    throw error
  }
}

/** Decodes letters outside ASCII, as paths of pages are written; escapes of ASCII stay, and so do malformed ones. */
export const withDecodedLetters = (address: string): string => address.replace(/(?:%[89a-f][\da-f])+/gi, decodedAddress)

/** `/100% salt.txt` → `/100%25 salt.txt`: the address of a file with signs that have a meaning of their own in addresses. */
export const addressOfFile = (name: string): string =>
  name.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('?', '%3F')
