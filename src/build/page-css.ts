// The part of the stylesheet a page uses: a rule stays when every class it names stands in the page or may be put there by
// one of its islands.
import postcss, { type ChildNode, type Container, type Rule } from 'postcss'

const classToken = /\.((?:\\.|[\w-])+)/g
const negation = /:not\([^()]*\)/g
const written = /class="([^"]*)"/g

export type CssOf = (html: string) => string

/**
 * Takes the stylesheet apart once; the function it returns picks what one page needs. `islandCode` is the text of every island
 * script: a class named in it may appear later, so pages with an island keep it.
 */
export function cssPicker(css: string, islandCode: string): CssOf {
  const sheet = postcss.parse(css)
  const made = new Map<string, string>()
  return (html) => {
    const names = new Set<string>()
    for (const [, list = ''] of html.matchAll(written)) for (const name of list.split(' ')) names.add(name)
    const awake = html.includes('data-island=')
    const key = `${awake} ${[...names].sort().join(' ')}`
    const known = made.get(key)
    if (known !== undefined) return known
    const picked = pick(sheet, (name) => names.has(name) || (awake && islandCode.includes(name)))
    made.set(key, picked)
    return picked
  }
}

function pick(sheet: Container, used: (name: string) => boolean): string {
  const copy = sheet.clone()
  prune(copy, used)
  return copy.toString()
}

function prune(container: Container, used: (name: string) => boolean) {
  container.each((node: ChildNode) => {
    if (node.type === 'rule') pruneRule(node, used)
    else if (node.type === 'atrule' && node.nodes && node.name !== 'font-face' && node.name !== 'property') {
      prune(node, used)
      if (node.nodes.length === 0) node.remove()
    }
  })
}

function pruneRule(rule: Rule, used: (name: string) => boolean) {
  const selectors = rule.selectors.filter((selector) =>
    [...selector.replace(negation, '').matchAll(classToken)].every(([, name = '']) => used(name.replaceAll('\\', ''))),
  )
  if (selectors.length === 0) rule.remove()
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors
}
