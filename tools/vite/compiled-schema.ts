// Compiles the published schema to validation code with ajv, for the engine's blocks and for those of a site with own blocks.
import type { Cache } from '../../src/cache/cache.mjs'
import { compactValidators } from './compact-validators.ts'

interface Node {
  properties: Record<string, Node>
  additionalProperties: Node
  items: Node
}
type PublishedSchema = Node & { $defs: Record<string, Node> }

/** Returns a property's schema; throws when the schema lacks it. */
function member(nodes: Record<string, Node>, name: string): Node {
  const node = nodes[name]
  if (!node) throw new Error(`The published schema has no "${name}".`)
  return node
}

/**
 * Returns the file of the compiled code, from the cache when it is there, because ajv takes about a second. `schema` returns the
 * schema as JSON; `state` is a hash of the schema and the compiler.
 */
export async function cachedValidators(cache: Cache, state: string, schema: () => string): Promise<string> {
  const name = `validators-${state}.mjs`
  if (cache.has(name)) return cache.pathOf(name)
  const file = cache.write(name, await compile(JSON.parse(schema()) as PublishedSchema))
  cache.forget('validators-')
  return file
}

/**
 * Returns code with the exports `manifest`, `page`, `block`, `fragment`, and `definitions` with a validator for each block type.
 * `setSchema` has to be called with the published schema.
 * `manifest` and `page` leave out the parts that other validators check, so that each page and block can be validated and cached
 * alone.
 */
async function compile(schema: PublishedSchema): Promise<string> {
  const [{ Ajv }, { default: standaloneCode }] = await Promise.all([
    import('ajv'),
    import('ajv/dist/standalone/index.js'),
  ])
  const types = Object.keys(schema.$defs)
  const parts = partsOf(schema)
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    messages: false,
    inlineRefs: false,
    // A longer list of words would be compared by a function that the compiled file has no import for.
    loopEnum: 1000,
    code: { source: true, esm: true },
  })
  for (const word of ['x-kind', 'x-alongside', 'markdownEnumDescriptions']) ajv.addKeyword(word)
  // Each definition is a schema of its own, so that references and direct calls share one function.
  const add = (node: object, $id: string) =>
    ajv.addSchema(JSON.parse(JSON.stringify({ ...node, $id }).replaceAll('"#/$defs/', '"type:')))
  for (const [type, definition] of Object.entries(schema.$defs)) add(definition, `type:${type}`)
  for (const [part, node] of Object.entries(parts)) add(node, `part:${part}`)
  const code = standaloneCode(ajv, {
    ...Object.fromEntries(Object.keys(parts).map((part) => [part, `part:${part}`])),
    ...Object.fromEntries(types.map((type, at) => [`definition${at}`, `type:${type}`])),
  })
  const definitions = types.map((type, at) => `${JSON.stringify(type)}: definition${at}`)
  return `${codePoints}${compactValidators(withoutRequire(code), pathOf)}\nexport const definitions = { ${definitions.join(', ')} }\n`
}

function partsOf({ $defs: _, ...whole }: PublishedSchema) {
  const { properties } = whole
  const readings = member(properties, 'readings')
  const reading = readings.additionalProperties
  const routes = member(reading.properties, 'routes')
  const page = routes.additionalProperties
  const blocks = member(page.properties, 'blocks')
  const fragments = member(properties, 'fragments')
  const anything = { additionalProperties: true }
  const shell = { ...reading, properties: { ...reading.properties, routes: { ...routes, ...anything } } }
  return {
    manifest: {
      ...whole,
      properties: {
        ...properties,
        readings: { ...readings, additionalProperties: shell },
        fragments: { ...fragments, ...anything },
      },
    },
    page: { ...page, properties: { ...page.properties, blocks: { ...blocks, items: {} } } },
    block: blocks.items,
    fragment: fragments.additionalProperties,
  }
}

const pagePath = ['properties', 'readings', 'additionalProperties', 'properties', 'routes', 'additionalProperties']
const partPaths: Readonly<Record<string, readonly string[]>> = {
  'part:manifest': [],
  'part:page': pagePath,
  'part:block': [...pagePath, 'properties', 'blocks', 'items'],
  'part:fragment': ['properties', 'fragments', 'additionalProperties'],
}

/** Returns the path of a validator's schema in the published one. */
const pathOf = (id: string): readonly string[] => partPaths[id] ?? ['$defs', id.replace('type:', '')]

// Lengths count code points.
const codePoints = 'const codePoints = (text) => [...text].length\n'

/** Replaces the one require() in ajv's output, which is an ES module otherwise. */
function withoutRequire(code: string): string {
  const alone = code
    .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'codePoints')
    // A code point has one or two units, so most texts need no counting.
    .replace(/if\((\w+\((data\d*)\) > (\d+))\)/g, 'if($2.length > $3 && $1)')
    .replace(/if\((\w+\((data\d*)\) < (\d+))\)/g, 'if($2.length < 2 * $3 && $1)')
  const left = /require\([^)]*\)/.exec(alone)
  if (left) throw new Error(`The compiled schema needs ${left[0]}, which nothing stands in for.`)
  return alone
}
