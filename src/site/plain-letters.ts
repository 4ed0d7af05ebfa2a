/** Letters that are not a plain letter with an accent, as people type them without. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Replaces Latin letters by those without accents, the same in every language: `Größe in Łódź` becomes `Grosse in Lodz`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[ßæœøłđðþı]/giu, (letter) => {
      const small = letter.toLowerCase()
      const plain = spelled[small] ?? letter
      return small === letter ? plain : plain.toUpperCase()
    })
