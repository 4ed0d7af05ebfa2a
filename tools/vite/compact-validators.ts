// Shortens the code that ajv writes, which every command loads with a site: two thirds of it make errors, which a sound site does not have,
// or repeat the published schema, which is loaded anyway.

/** An error, and its place in the list of errors. */
const error =
  /const (err\d+) = \{instancePath(?::(.*?))?,schemaPath:.*?,keyword:"(\w+)",params:\{(.*?)\},schema:.*?,parentSchema:([^,]*),data(?::(\w+))?(,propertyName:\w+)?\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}/g

/** A key or a bound among the parameters of an error. */
const detail =
  /^(?:comparison: "[<>=]+", )?(?:additionalProperty|missingProperty|propertyName|limit): ("[^"]*"|[\w.-]+)$/

const withoutDetail = /^(?:const|enum|if|pattern|type)$/

const schema = /const (schema\d+) = (\{.*?\});(?=const|export|function)/g

/** Asks whether a group may have a key. */
const mayHave = /func\d+\.call\((schema\d+)((?:\.\w+|\["[^"]*"\])*), (key\d+)\)/g

const runtime = `let root
export const setSchema = (schema) => {
  root = schema
}
const schemaAt = (path) => () => path.reduce((node, key) => node[key], root)
const fault = (all, instancePath, keyword, parentSchema, data, detail) => {
  const one = { instancePath, keyword, parentSchema, data, detail }
  return all === null ? [one] : (all.push(one), all)
}
`

/** Returns code whose errors are `ValidatorError`. Schemas in it are found by their `$id`: the path from the published one. */
export function compactValidators(code: string, pathOf: (id: string) => readonly string[]): string {
  const schemas = new Map(
    [...code.matchAll(schema)].map(([, name = '', json = '']) => [name, JSON.parse(json) as { $id: string }]),
  )
  const keys: string[] = []
  const short = code
    .replace(error, (_, __, path = 'instancePath', keyword, params, at, data = 'data', isOfName) => {
      const [, known = ''] = detail.exec(params) ?? []
      if (known === '' && !withoutDetail.test(keyword)) throw new Error(`No detail is known of ${keyword}: ${params}`)
      const kind = isOfName && keyword !== 'propertyNames' ? 'in-name' : keyword
      return `vErrors = fault(vErrors,${path},"${kind}",${at},${data}${known && `,${known}`});`
    })
    .replace(mayHave, (_, name, path: string, key) => {
      let node: unknown = schemas.get(name)
      for (const [, plain, quoted] of path.matchAll(/\.(\w+)|\["([^"]*)"\]/g))
        node = (node as Record<string, unknown>)[plain ?? quoted ?? '']
      keys.push(`const keys${keys.length} = new Set(${JSON.stringify(Object.keys(node as object))})`)
      return `keys${keys.length - 1}.has(${key})`
    })
    .replace(schema, (_, name) => `const ${name} = schemaAt(${JSON.stringify(pathOf(schemas.get(name)?.$id ?? ''))});`)
    .replace(/\b(schema\d+)(?=[.,[)])/g, '$1()')
  const left = /schemaPath:.{0,80}/.exec(short)
  if (left) throw new Error(`The compiled schema makes an error in another form: ${left[0]}`)
  return `${runtime}${keys.join('\n')}\n${short}`
}
