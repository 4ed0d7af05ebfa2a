// Copies the rules of every field type beside the hosted functions, which can neither import from outside their folder nor search
// for files. `npm run schema` writes the copies; a test fails when they are outdated.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const shared = 'supabase/functions/_shared'
/** The folder of the copies, relative to the project. */
export const portableFolder = `${shared}/field-types`

const head = (source: string) => `// A copy of ${source}, made by \`npm run schema\`. Not edited by hand.\n`

/** Returns the content of each copy by its file name. */
export function portableRules(project: string): Map<string, string> {
  const types = readdirSync(join(project, 'src/forms/field-types'))
    .filter((type) => existsSync(join(project, sourceOf(type))))
    .sort()
  const files = types.map((type): [string, string] => [
    `${type}.generated.ts`,
    head(sourceOf(type)) + portable(readFileSync(join(project, sourceOf(type)), 'utf8'), sourceOf(type)),
  ])
  return new Map([...files, ['index.generated.ts', indexOf(types)]])
}

const sourceOf = (type: string) => `src/forms/field-types/${type}/rules.ts`

/** Rewrites the import paths of a rules file for its copy. Throws for imports from outside `_shared`. */
function portable(text: string, source: string): string {
  return text.replace(/(from|import)(\s*\(?\s*)'([^']+)'/g, (_, word: string, gap: string, target: string) => {
    const [, file] = new RegExp(`^(?:\\.\\./){4}${shared}/([a-z-]+\\.ts)$`).exec(target) ?? []
    if (!file) throw new Error(`${source} imports ${target}. Rules import nothing but files of ${shared}.`)
    return `${word}${gap}'../${file}'`
  })
}

function indexOf(types: readonly string[]): string {
  const nameOf = (type: string) => type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `// Made by \`npm run schema\` from the folders of src/forms/field-types. Not edited by hand.
import type { FieldRules } from '../field-rules.ts'
${types.map((type) => `import ${nameOf(type)} from './${type}.generated.ts'\n`).join('')}
export const fieldTypes: Readonly<Record<string, FieldRules>> = {
${types.map((type) => `  '${type}': ${nameOf(type)},\n`).join('')}}
`
}
