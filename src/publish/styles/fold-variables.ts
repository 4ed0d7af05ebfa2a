// Tailwind's utilities speak to one another through custom properties, each registered with its value at the start. Of those most
// are never set by the utilities in use, or never read: what is known is written out, and needs no registration.
import type { AtRule } from 'postcss'

export interface Registration {
  /** The `@property` rule. */
  rule: string
  /** Its value at the start. */
  initial?: string
}

type Registrations = ReadonlyMap<string, Registration>

/** Changes the rules of the layer in place. */
export function foldVariables(utilities: AtRule, registrations: Registrations): void {
  const set = new Set<string>()
  utilities.walkDecls(/^--/, ({ prop }) => {
    set.add(prop)
  })
  const read = new Set<string>()
  utilities.walkDecls((declaration) => {
    declaration.value = folded(declaration.value, (name, fallback) => {
      const registration = registrations.get(name)
      return registration && !set.has(name) ? (registration.initial ?? fallback) : undefined
    })
    for (const name of readsOf(declaration.value)) read.add(name)
  })
  utilities.walkDecls(/^--/, (declaration) => {
    if (registrations.has(declaration.prop) && !read.has(declaration.prop)) declaration.remove()
  })
}

/** The custom properties that a piece of CSS reads. */
export const readsOf = (css: string): string[] => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

/** With every `var(…)` replaced that `lookUp` has a value for, from the inside out. */
function folded(value: string, lookUp: (name: string, fallback?: string) => string | undefined): string {
  const from = value.indexOf('var(')
  if (from < 0) return value
  const to = closing(value, from + 4)
  const [, name = '', fallback] = /^\s*(--[\w-]+)\s*(?:,(.*))?$/s.exec(value.slice(from + 4, to)) ?? []
  const inner = fallback === undefined ? undefined : folded(fallback, lookUp).trim()
  const known = lookUp(name, inner) ?? `var(${name}${inner === undefined ? '' : `, ${inner}`})`
  return value.slice(0, from) + known + folded(value.slice(to + 1), lookUp)
}

/** Where the bracket that was opened before `from` is closed. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}
