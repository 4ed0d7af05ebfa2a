// Splits the sheet that Vite builds of all styles (mode `styles` of vite.config.ts) into the pieces of which parts are assembled.
import type { AtRule, Root, Rule } from 'postcss'
import { foldMixedColours } from './fold-fallbacks.ts'
import { foldVariables, type Registration } from './fold-variables.ts'

export interface SheetPiece {
  /** The cascade layer it belongs to. */
  layer: string
  css: string
}

/** A component's sheet or a Tailwind class, used by components that contain one of its names. */
export interface NamedPiece extends SheetPiece {
  /** Classes; for a sheet without classes, elements as `<name`. One of them suffices. */
  names: readonly string[]
  /** Of a sheet: path relative to the project's folder. */
  path?: string
}

export interface Pieces {
  /** Cascade layers in order; the last one wins. */
  layers: readonly string[]
  /** Pieces on every page. */
  shared: readonly SheetPiece[]
  named: readonly NamedPiece[]
  /** By custom property. */
  registrations: ReadonlyMap<string, Registration>
}

/** Throws for rules outside all layers, since they would override all others. */
export async function splitSheet(css: string): Promise<Pieces> {
  const { default: postcss } = await import('postcss')
  const root = postcss.parse(css)
  root.walkComments((comment) => {
    comment.remove()
  })
  foldMixedColours(root)
  const registrations = registrationsIn(root)
  const [shared, sheets, utilities]: [SheetPiece[], NamedPiece[], NamedPiece[]] = [[], [], []]
  for (const node of root.nodes) {
    if (node.type !== 'atrule' || !/^(?:layer|property)$/.test(node.name))
      throw new Error(`A rule stands outside of all layers: ${node.toString().slice(0, 200)}`)
    if (node.name !== 'layer' || !node.nodes || node.params === 'properties') continue
    if (node.params === 'utilities') {
      foldVariables(node, registrations)
      utilities.push(...utilitiesIn(node))
      continue
    }
    // tools/vite/component-styles.ts puts each component's sheet into a sublayer named by its path.
    const [layer = '', path] = node.params.replaceAll('\\', '').split(/\.(.*)/s)
    const piece = { layer, css: node.nodes.join('\n') }
    if (path === undefined) shared.push(piece)
    else sheets.push({ ...piece, path, names: namesIn(node) })
  }
  const conditional = utilities.map(({ layer }) => layer).filter((layer) => !ranks.includes(layer))
  const layers = ['theme', 'base', 'components', 'blocks', ...ranks, ...new Set(conditional)]
  return { layers, shared, named: [...sheets, ...utilities], registrations }
}

function registrationsIn(root: Root): Map<string, Registration> {
  const found = new Map<string, Registration>()
  root.walkAtRules('property', (rule) => {
    const registration: Registration = { rule: rule.toString() }
    rule.walkDecls('initial-value', ({ value }) => {
      registration.initial = value
    })
    found.set(rule.params, registration)
  })
  return found
}

function namesIn(layer: AtRule): string[] {
  const [classes, elements] = [new Set<string>(), new Set<string>()]
  layer.walkRules(({ selectors }) => {
    for (const selector of selectors) {
      for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) classes.add(name.replaceAll('\\', ''))
      const element = /^[a-z]\w*/.exec(selector)?.[0]
      if (element !== undefined) elements.add(`<${element}`)
    }
  })
  return [...(classes.size > 0 ? classes : elements)]
}

/** Keeps Tailwind's order across parts: rules for one side outrank rules for all sides, and conditional rules outrank both. */
function utilitiesIn(layer: AtRule): NamedPiece[] {
  const found: NamedPiece[] = []
  const conditions: string[] = []
  for (const node of layer.nodes ?? []) {
    if (node.type === 'rule') found.push({ layer: rankOf(node), css: node.toString(), names: [classIn(node)] })
    if (node.type !== 'atrule') continue
    const condition = `@${node.name} ${node.params}`
    if (!conditions.includes(condition)) conditions.push(condition)
    const layer = `c${conditions.indexOf(condition)}`
    for (const rule of node.nodes ?? [])
      if (rule.type === 'rule') found.push({ layer, css: `${condition}{${rule}}`, names: [classIn(rule)] })
  }
  return found
}

/** Returns the first class of a selector, without escapes. */
const classIn = ({ selector }: Rule) => (/\.((?:\\.|[\w-])+)/.exec(selector)?.[1] ?? '').replaceAll('\\', '')

const box = /^(?:margin|padding|inset|border|gap|overflow|border-(?:style|width|color|radius))$/
const axis = /^(?:margin|padding|inset|border)-(?:inline|block)$/

/** Layers of utilities: all sides of a box; one axis; one side and everything else. */
const ranks = ['u0', 'u1', 'u2']

function rankOf(rule: Rule): string {
  const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []))
  if (properties.some((property) => box.test(property))) return 'u0'
  return properties.some((property) => axis.test(property)) ? 'u1' : 'u2'
}
