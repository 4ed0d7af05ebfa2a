/** Throws for what a site's own block may get wrong without a type check. */
export function expectField(name: string, field: unknown): void {
  if (name === 'type') throw new Error('"type" is the name of the block: give the field another name.')
  if (typeof field !== 'object' || field === null)
    throw new Error(`"${name}" is no field: write a function of "lectern" there, as text({ about: '…' }).`)
  if (/"max(?:Items|Length)":(?!\d+[,}])/.test(JSON.stringify(field)))
    throw new Error(`"${name}" has a "max" that is no number of letters or items.`)
}

const options = ['about', 'example', 'otherwise', 'min', 'max', 'alongside']

/** Throws for an option that no field has, such as `maximum`. */
export function expectOptions(given: object): void {
  const unknown = Object.keys(given).find((key) => !options.includes(key))
  if (unknown !== undefined)
    throw new TypeError(`A field has no option "${unknown}". The options are ${options.join(', ')}.`)
}
