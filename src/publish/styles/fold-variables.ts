// Inlines custom properties of Tailwind's utilities. They are registered with initial values, and most are never set or never read by
// the utilities in use: known values are inlined, and their registrations are not needed.
import type { AtRule } from 'postcss'

export interface Registration {
  /** The `@property` rule. */
  rule: string
  /** Initial value. */
  initial?: string
}

type Registrations = ReadonlyMap<string, Registration>

/** Mutates the rules of the layer. */
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

/** Returns the custom properties that CSS text reads. */
export const readsOf = (css: string): string[] => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

/** Replaces every `var(…)` for which `lookUp` returns a value, innermost first. */
function folded(value: string, lookUp: (name: string, fallback?: string) => string | undefined): string {
  const from = value.indexOf('var(')
  if (from < 0) return value
  const to = closing(value, from + 4)
  const [, name = '', fallback] = /^\s*(--[\w-]+)\s*(?:,(.*))?$/s.exec(value.slice(from + 4, to)) ?? []
  const inner = fallback === undefined ? undefined : folded(fallback, lookUp).trim()
  const known = lookUp(name, inner) ?? `var(${name}${inner === undefined ? '' : `, ${inner}`})`
  return value.slice(0, from) + known + folded(value.slice(to + 1), lookUp)
}

/** Returns the offset of the bracket that closes the one opened before `from`. */
function closing(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}
