// JSON Schema, as far as the manifest's schema uses it, applied to a value. Every fault is reported, each with its path and
// the schema it failed. A test holds this equal to ajv, which needs longer to compile the schema than a whole check takes.
import type { SchemaNode } from './schema-node.ts'

export interface ShapeFault {
  keyword: 'type' | 'enum' | 'const' | 'required' | 'unknown' | 'name' | 'pattern' | 'length' | 'range' | 'count'
  path: (string | number)[]
  schema: SchemaNode
  data: unknown
  /** The key that is missing, unknown or ill-named. */
  key?: string
  /** The bound that was crossed. */
  least?: number
  most?: number
}

export class ShapeRules {
  private readonly patterns = new Map<string, RegExp>()

  constructor(private readonly root: SchemaNode) {}

  faults(value: unknown, schema: SchemaNode = this.root, path: (string | number)[] = []): ShapeFault[] {
    const found: ShapeFault[] = []
    this.check(schema, value, [...path], found)
    return found
  }

  private check(schema: SchemaNode, data: unknown, path: (string | number)[], found: ShapeFault[]): void {
    if (schema.$ref) {
      const target = this.root.$defs?.[schema.$ref.replace('#/$defs/', '')]
      if (target) this.check(target, data, path, found)
      return
    }
    const fault = (keyword: ShapeFault['keyword'], more: Partial<ShapeFault> = {}) =>
      found.push({ keyword, path: [...path], schema, data, ...more })
    if (schema.type && !isOfType(data, schema.type)) {
      fault('type')
      // What is said of the contents of another kind of value says nothing.
      return
    }
    if (schema.const !== undefined && data !== schema.const) fault('const')
    if (schema.enum && !schema.enum.includes(data as string)) fault('enum')
    if (typeof data === 'string') this.checkText(schema, data, fault)
    else if (typeof data === 'number') {
      if (schema.minimum !== undefined && data < schema.minimum) fault('range', { least: schema.minimum })
      if (schema.maximum !== undefined && data > schema.maximum) fault('range', { most: schema.maximum })
    } else if (Array.isArray(data)) {
      bounds(data.length, schema.minItems, schema.maxItems, (more) => fault('count', more))
      if (schema.items) for (let at = 0; at < data.length; at++) this.inside(schema.items, data[at], at, path, found)
    } else if (data !== null && typeof data === 'object')
      this.checkGroup(schema, data as Record<string, unknown>, path, found, fault)
    for (const part of schema.allOf ?? []) this.checkPart(part, data, path, found)
  }

  private checkText(schema: SchemaNode, data: string, fault: Report): void {
    // Lengths count code points, as JSON Schema has it; counting is only worth it where units are too many.
    if (schema.maxLength !== undefined && data.length > schema.maxLength && [...data].length > schema.maxLength)
      fault('length', { most: schema.maxLength })
    if (schema.minLength !== undefined && data.length < schema.minLength) fault('length', { least: schema.minLength })
    if (schema.pattern && !this.pattern(schema.pattern).test(data)) fault('pattern')
  }

  private checkGroup(
    schema: SchemaNode,
    data: Record<string, unknown>,
    path: (string | number)[],
    found: ShapeFault[],
    fault: Report,
  ) {
    const keys = Object.keys(data)
    bounds(keys.length, schema.minProperties, schema.maxProperties, (more) => fault('count', more))
    for (const key of schema.required ?? []) if (!Object.hasOwn(data, key)) fault('required', { key })
    const names = schema.propertyNames?.pattern
    for (const key of keys) {
      if (data[key] === undefined) continue
      if (names && !this.pattern(names).test(key)) fault('name', { key })
      const own = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
      if (own) this.inside(own, data[key], key, path, found)
      else if (schema.additionalProperties === false) fault('unknown', { key })
      else if (typeof schema.additionalProperties === 'object')
        this.inside(schema.additionalProperties, data[key], key, path, found)
    }
  }

  private checkPart(part: SchemaNode, data: unknown, path: (string | number)[], found: ShapeFault[]): void {
    const chosen = part.if ? (this.holds(part.if, data) ? part.then : part.else) : part
    if (chosen) this.check(chosen, data, path, found)
  }

  private holds(schema: SchemaNode, data: unknown): boolean {
    const type = schema.properties?.type?.const
    if (type !== undefined && (data as { type?: unknown } | null)?.type !== type) return false
    const found: ShapeFault[] = []
    this.check(schema, data, [], found)
    return found.length === 0
  }

  private inside(
    schema: SchemaNode,
    data: unknown,
    key: string | number,
    path: (string | number)[],
    found: ShapeFault[],
  ) {
    path.push(key)
    this.check(schema, data, path, found)
    path.pop()
  }

  private pattern(source: string): RegExp {
    let pattern = this.patterns.get(source)
    if (!pattern) {
      pattern = new RegExp(source, 'u')
      this.patterns.set(source, pattern)
    }
    return pattern
  }
}

type Report = (keyword: ShapeFault['keyword'], more?: Partial<ShapeFault>) => void

function bounds(
  count: number,
  least: number | undefined,
  most: number | undefined,
  fault: (more: Partial<ShapeFault>) => void,
) {
  if (least !== undefined && count < least) fault({ least })
  if (most !== undefined && count > most) fault({ most })
}

function isOfType(data: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return data !== null && typeof data === 'object' && !Array.isArray(data)
    case 'array':
      return Array.isArray(data)
    case 'integer':
      return Number.isInteger(data)
    default:
      return typeof data === type
  }
}
