// Collects names in a component's source that may have styles: words in strings, which may be classes, and elements.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the names in one source file: words, elements as `<name`, and beginnings of words made by a template as `name-*`. */
export type NamesIn = (path: string) => ReadonlySet<string>

/** `root` is the project's folder; paths are relative to it. */
export async function componentNames(root: string): Promise<NamesIn> {
  const { parseSync } = await import('vite')
  const known = new Map<string, Set<string>>()
  return (path) => {
    const names = known.get(path) ?? new Set<string>()
    if (!known.has(path) && /\.tsx?$/.test(path))
      collect(parseSync(path, readFileSync(join(root, path), 'utf8')).program, names)
    known.set(path, names)
    return names
  }
}

function collect(node: unknown, names: Set<string>) {
  if (Array.isArray(node)) for (const inner of node) collect(inner, names)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { type, value, name } = node as { type?: string; value?: unknown; name?: { type: string; name: unknown } }
  if (type === 'ImportDeclaration') return
  if (type === 'JSXAttribute' && name?.name !== 'className' && (value as { type?: string } | null)?.type === 'Literal')
    return
  if (type === 'JSXOpeningElement' && name?.type === 'JSXIdentifier') names.add(`<${name.name}`)
  const text = type === 'TemplateElement' ? (value as { raw: string }).raw : value
  if ((type === 'Literal' || type === 'TemplateElement') && typeof text === 'string')
    for (const word of text.split(/\s+/))
      if (word !== '') names.add(type === 'TemplateElement' && word.endsWith('-') ? `${word}*` : word)
  for (const inner of Object.values(node)) collect(inner, names)
}
