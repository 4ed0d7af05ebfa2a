// Copies the project with a cache of its own, so that neither work on the source nor another build disturbs a measurement.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const needed = [
  'src',
  'tools',
  'bench',
  'tests',
  'supabase',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

export function projectCopy(root: string, copy: string): void {
  for (const name of needed) cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  linkPackages(root, copy)
}

/** Links the installed packages into a copy whose `node_modules` exists and is empty. */
export function linkPackages(root: string, copy: string): void {
  const packages = join(root, 'node_modules')
  cpSync(join(packages, '.package-lock.json'), join(copy, 'node_modules', '.package-lock.json'))
  for (const name of readdirSync(packages))
    if (!name.startsWith('.')) symlinkSync(join(packages, name), join(copy, 'node_modules', name), 'junction')
}
