import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { project } from '../requests/folders.ts'

const functions = join(project, 'supabase/functions')
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

it.each(readdirSync(functions).filter((name) => !name.startsWith('_')))(
  '%s is deployed with the versions that are tested',
  (name) => {
    const { imports } = read(join(functions, name, 'deno.json')) as { imports: Record<string, string> }
    const { dependencies } = read(join(project, 'package.json'))
    for (const [bare, specifier] of Object.entries(imports)) expect(specifier).toBe(`npm:${bare}@${dependencies[bare]}`)
    expect(readFileSync(join(project, 'supabase/config.toml'), 'utf8')).toContain(`[functions.${name}]`)
  },
)
