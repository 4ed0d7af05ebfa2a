// The values of HTML's `autocomplete` that a form of a site may use, each with a description. Passwords and cards are left out:
// a request needs neither.
export const autofillTokens: ReadonlyMap<string, string> = new Map([
  ['name', 'The whole name.'],
  ['given-name', 'The first name.'],
  ['family-name', 'The last name.'],
  ['additional-name', 'Names between the first and the last.'],
  ['honorific-prefix', 'A title before the name, such as Dr.'],
  ['honorific-suffix', 'What follows the name, such as Jr.'],
  ['nickname', 'What somebody likes to be called.'],
  ['email', 'The mail address.'],
  ['tel', 'The telephone number with its country code.'],
  ['tel-national', 'The telephone number without its country code.'],
  ['organization', 'The company.'],
  ['organization-title', 'The position in the company.'],
  ['street-address', 'Street and number, on one or more lines.'],
  ['address-line1', 'The first line of the address.'],
  ['address-line2', 'The second line of the address.'],
  ['address-line3', 'The third line of the address.'],
  ['address-level1', 'The state, the province or the canton.'],
  ['address-level2', 'The town.'],
  ['postal-code', 'The postal code.'],
  ['country', 'The country as its code of two letters.'],
  ['country-name', 'The country by its name.'],
  ['language', 'The language somebody prefers, as a tag such as de.'],
  ['bday', 'The birthday.'],
  ['bday-day', 'The day of the birthday.'],
  ['bday-month', 'The month of the birthday.'],
  ['bday-year', 'The year of the birthday.'],
  ['sex', 'The gender, in free words.'],
  ['url', 'A web address of the person or the company.'],
  ['impp', 'The address for chats.'],
  ['username', 'The name of an account.'],
  ['off', 'Nothing is filled in.'],
  ['on', 'The browser decides by itself.'],
])

/** Tokens of HTML that a request seldom needs. */
const further =
  /^(?:cc-.+|tel-.+|transaction-.+|address-level\d|new-password|current-password|one-time-code|photo|webauthn)$/

/** Whether browsers know the token, which words such as `shipping` may stand before. */
export function isAutofillToken(written: string): boolean {
  const last = written.trim().toLowerCase().split(/\s+/).at(-1) ?? ''
  return autofillTokens.has(last) || further.test(last)
}
