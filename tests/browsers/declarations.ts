// The declarations of a style sheet, for asking engines whether they support them.
import postcss, { type AtRule, type Container, type Declaration } from 'postcss'

export interface Declared {
  property: string
  /** The value, with custom properties replaced by values the sheet sets; a declaration of its own for each. */
  value: string
  /** The value is set through a custom property: engines that do not support it find out too late to use another. */
  isLate: boolean
  /** Alternatives in the same rule for engines without support: other values, or a prefixed property. */
  others: { property: string; value: string }[]
  selector: string
  /** Conditions of the enclosing `@supports` rules. */
  conditions: string[]
}

/** Without custom properties, prefixed ones, and descriptors such as those of `@font-face`. */
export function declarationsOf(css: string): Declared[] {
  const root = postcss.parse(css)
  const values = customProperties(root)
  const declared = new Map<string, Declared>()
  root.walkDecls((declaration) => {
    const { prop: property, value, parent } = declaration
    if (property.startsWith('-') || parent?.type !== 'rule') return
    for (const given of givenTo(value, values)) {
      const others = siblings(declaration).map((other) => ({ ...other, value: replaced(other.value, given) }))
      const conditions = supportsRound(declaration)
      const question = { property, value: replaced(value, given), isLate: value.includes('var('), others, conditions }
      declared.set(JSON.stringify(question), {
        ...question,
        selector: 'selector' in parent ? String(parent.selector) : '',
      })
    }
  })
  return [...declared.values()]
}

type Values = ReadonlyMap<string, readonly string[]>

/** All values of each custom property, including the initial values of registered ones. `initial` leaves it unset. */
function customProperties(root: Container): Values {
  const values = new Map<string, string[]>()
  const give = (name: string, value: string) => {
    const known = values.get(name) ?? []
    if (value !== 'initial' && !known.includes(value)) values.set(name, [...known, value])
  }
  root.walkAtRules('property', (rule: AtRule) => {
    rule.walkDecls('initial-value', ({ value }) => give(rule.params, value))
  })
  root.walkDecls(/^--/, ({ prop, value }) => give(prop, value))
  return values
}

/** One assignment for each value of each property in the text, where the others have their first value. */
function givenTo(text: string, values: Values): Values[] {
  const names = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
  const rounds = names.flatMap((name) => (values.get(name) ?? []).map((value) => new Map([...values, [name, [value]]])))
  return rounds.length > 0 ? rounds : [values]
}

/** Replaces `var(--name)` and `var(--name, fallback)`, innermost first. */
function replaced(value: string, values: Values): string {
  const innermost = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/
  let text = value
  for (let round = 0; round < 50; round++) {
    const next = text.replace(innermost, (_, name: string, fallback = '') => values.get(name)?.[0] ?? fallback)
    if (next === text) break
    text = next
  }
  return text.trim()
}

function siblings({ prop, value, parent }: Declaration): { property: string; value: string }[] {
  const others: { property: string; value: string }[] = []
  parent?.each((node) => {
    if (node.type !== 'decl' || node.prop.replace(/^-\w+-/, '') !== prop) return
    if (node.prop !== prop || node.value !== value) others.push({ property: node.prop, value: node.value })
  })
  return others
}

function supportsRound(declaration: Declaration): string[] {
  const conditions: string[] = []
  for (let at: Container | undefined = declaration.parent as Container | undefined; at; at = at.parent as Container) {
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') conditions.push((at as AtRule).params)
    if (at.type === 'root') break
  }
  return conditions
}
