// The Latin letter of a key, for shortcuts such as Control+Z.

/** On a keyboard of another script, such as Greek or Cyrillic, the letter at the key's place on an English one. */
export function keyLetter({ key, code, altKey }: KeyboardEvent): string {
  // With Alt, a key types another character of the same layout.
  const isOther = !altKey && /^\p{Letter}$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return (isOther ? code.replace(/^Key/, '') : key).toLowerCase()
}
