// The part of the stylesheet a page uses: rules that can match something in it or in what its islands may put there, and
// only the custom properties, animations and registrations that those rules need.
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss'
import { NameScan } from './name-scan.ts'
import { mayMatch, type PageNames } from './selector-match.ts'

export type CssOf = (html: string) => string

/** What pages with the same names on them get, by those names. */
export type Picks = Map<string, string>

/**
 * The function it returns picks what one page needs. `islandCode` is the text of every island script: a name in it may appear
 * later, so pages with an island keep its rules. `picks` may come from an earlier build of the same stylesheet and scripts.
 */
export function cssPicker(css: string, islandCode: string, picks: Picks = new Map()): CssOf {
  const scan = new NameScan()
  const made = new Map<string, string>()
  let sheet: Container | undefined
  return (html) => {
    const awake = html.includes('data-island=')
    const found = scan.of(html)
    const quick = `${awake} ${found}`
    const known = made.get(quick)
    if (known !== undefined) return known
    const { classes, elements } = scan.namesOf(found)
    const key = `${awake} ${[...classes].sort().join(' ')} ${[...elements].sort().join(' ')}`
    let picked = picks.get(key)
    if (picked === undefined) {
      sheet ??= postcss.parse(css)
      picked = pick(sheet, {
        hasClass: (name) => classes.has(name) || (awake && islandCode.includes(name)),
        hasElement: (name) => elements.has(name) || (awake && named(islandCode, name)),
      })
      picks.set(key, picked)
    }
    made.set(quick, picked)
    return picked
  }
}

/** Whether a script holds the name as a text of its own, however its minifier quotes. */
const named = (code: string, name: string) => ['`', '"', "'"].some((quote) => code.includes(quote + name + quote))

function pick(sheet: Container, page: PageNames): string {
  const copy = sheet.clone()
  prune(copy, page)
  dropUnnamed(copy)
  copy.walkRules(dropRepeated)
  dropEmpty(copy)
  return copy.toString()
}

function prune(container: Container, page: PageNames) {
  container.each((node: ChildNode) => {
    if (node.type === 'rule') pruneRule(node, page)
    else if (node.type === 'atrule' && node.nodes && !/keyframes$/.test(node.name)) prune(node, page)
  })
}

function pruneRule(rule: Rule, page: PageNames) {
  const selectors = rule.selectors.filter((selector) => mayMatch(selector, page))
  if (selectors.length === 0) rule.remove()
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors
}

/** Custom properties nothing reads go, then those that only they read; so do their registrations, and unused animations. */
function dropUnnamed(sheet: Container) {
  const read = propertiesRead(sheet)
  const animations = new Set<string>()
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word)
  })
  sheet.walkAtRules((rule: AtRule) => {
    if (rule.name === 'property' && !read.has(rule.params.trim())) rule.remove()
    else if (/keyframes$/.test(rule.name) && !animations.has(rule.params.trim())) rule.remove()
  })
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
}

const reading = /var\(\s*(--[\w-]+)/g
const readsOf = ({ value }: Declaration) => [...value.matchAll(reading)].map(([, name = '']) => name)

function propertiesRead(sheet: Container): Set<string> {
  const read = new Set<string>()
  const behind = new Map<string, string[]>()
  const open: string[] = []
  sheet.walkDecls((declaration) => {
    const names = readsOf(declaration)
    if (!declaration.prop.startsWith('--')) open.push(...names)
    else behind.set(declaration.prop, [...(behind.get(declaration.prop) ?? []), ...names])
  })
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (read.has(name)) continue
    read.add(name)
    open.push(...(behind.get(name) ?? []))
  }
  return read
}

/** The same declaration twice in one rule says nothing more. */
function dropRepeated(rule: Rule) {
  const seen = new Set<string>()
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== 'decl') continue
    const said = `${node.prop}:${node.value}${node.important ? '!' : ''}`
    if (seen.has(said)) node.remove()
    seen.add(said)
  }
}

function dropEmpty(container: Container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'rule' && node.type !== 'atrule') continue
    if (!node.nodes) continue
    dropEmpty(node)
    // Blocks that hold nothing, of which there are only those emptied here.
    if (node.nodes.length === 0) node.remove()
  }
}
