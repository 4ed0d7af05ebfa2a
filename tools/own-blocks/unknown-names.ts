// Finds names in the programs of own blocks that nothing declares, and misspelt props of the engine's components. A bundler reports neither, and a
// site need not have TypeScript.
import * as react from 'react'
import { parseSync } from 'vite'
import { nearest } from '../../src/problems/nearest.ts'
import { componentProps } from '../../src/public/component-props.ts'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

interface Unknown {
  message: string
  /** Offset in the text. */
  at: number
}

/** What browsers declare beyond Node, in small letters: of names with a capital there are too many, so that only components are judged by theirs. */
const ofBrowsers =
  `addEventListener alert caches cancelAnimationFrame cancelIdleCallback confirm cookieStore customElements devicePixelRatio
document getComputedStyle getSelection history indexedDB innerHeight innerWidth isSecureContext localStorage location matchMedia navigation open
origin outerHeight outerWidth parent postMessage print prompt removeEventListener requestAnimationFrame requestIdleCallback screen screenX screenY
scroll scrollBy scrollTo scrollX scrollY self sessionStorage speechSynthesis top trustedTypes visualViewport window arguments`.split(
    /\s+/,
  )

const isKnown = (name: string) => name in globalThis || ofBrowsers.includes(name)

/** The parts of a node whose names declare something. */
const declaring: Record<string, readonly string[]> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ClassExpression: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  TSEnumDeclaration: ['id'],
}

/** The parts of a node whose names are not those of variables. */
const labels: Record<string, readonly string[]> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
  TSEnumMember: ['id'],
  MetaProperty: ['meta', 'property'],
  JSXAttribute: ['name'],
  JSXClosingElement: ['name'],
  JSXMemberExpression: ['property'],
}

/** Nodes of TypeScript that hold a value; all others are erased. */
const holdsValue =
  /^TS(?:AsExpression|SatisfiesExpression|NonNullExpression|InstantiationExpression|ParameterProperty|Enum\w+)$/

export function unknownNames(file: string, text: string): Unknown[] {
  const declared = new Set<string>()
  const used: { name: string; at: number; isComponent: boolean }[] = []
  const components = new Map<string, string>()
  const attributes: { of: string; name: string; at: number }[] = []

  const visit = (value: unknown, declares: boolean): void => {
    if (Array.isArray(value)) return void value.map((each) => visit(each, declares))
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as Node
    if (node.type.startsWith('TS') && !holdsValue.test(node.type)) {
      // What a type, `declare function` and `declare global` name has a value elsewhere.
      visit([node.id, node.body], true)
      return
    }
    if (node.importKind === 'type' || node.exportKind === 'type' || (node.type.startsWith('Export') && node.source))
      return
    const name = String(node.name)
    if (node.type === 'Identifier' && declares) declared.add(name)
    else if (node.type === 'Identifier') used.push({ name, at: node.start, isComponent: false })
    else if (node.type === 'JSXIdentifier' && /^[A-Z]/.test(name))
      used.push({ name, at: node.start, isComponent: true })
    if (node.type === 'ImportDeclaration' && (node.source as Node).value === 'lectern')
      for (const { local, imported } of node.specifiers as Record<string, Node>[])
        components.set(String(local?.name), String(imported?.name))
    if (node.type === 'JSXOpeningElement')
      for (const each of node.attributes as Node[])
        if (each.type === 'JSXAttribute')
          attributes.push({
            of: String((node.name as Node).name),
            name: String((each.name as Node).name),
            at: each.start,
          })
    if (node.type === 'UnaryExpression' && node.operator === 'typeof' && (node.argument as Node).type === 'Identifier')
      return
    for (const [key, part] of Object.entries(node)) {
      if (labels[node.type]?.includes(key) && !node.computed) continue
      visit(part, declares || declaring[node.type]?.includes(key) === true)
    }
  }
  visit(parseSync(file, text).program, false)

  const near = (word: string, names: Iterable<string>) => {
    const found = nearest(word, names)
    return found === undefined ? '' : ` Did you mean "${found}"?`
  }
  const homeOf = (name: string) => {
    const home = componentProps.has(name) ? 'lectern' : name in react ? 'react' : undefined
    return home && ` Import it from "${home}".`
  }
  const foreign = used.filter(
    ({ name, isComponent }) => !declared.has(name) && !isKnown(name) && (isComponent || !/^[A-Z]/.test(name)),
  )
  const wrong = attributes.flatMap(({ of, name, at }): Unknown[] => {
    const component = components.get(of) ?? ''
    const props = componentProps.get(component)
    if (!props || props.includes(name) || name === 'key') return []
    return [{ message: `"${component}" has no prop "${name}".${near(name, props)}`, at }]
  })
  // One name, one problem: its first use.
  const firsts = foreign.filter(({ name }, index) => foreign.findIndex((one) => one.name === name) === index)
  return [
    ...firsts.map(({ name, at }) => ({
      message: `"${name}" is neither declared nor imported here.${homeOf(name) ?? near(name, declared)}`,
      at,
    })),
    ...wrong,
  ].sort((one, other) => one.at - other.at)
}
