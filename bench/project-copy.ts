// The project once more, with a cache of its own: nobody's work on the source, nor another build, disturbs the measuring.
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

/** The installed packages of one project for another, whose `node_modules` is there and empty. */
export function linkPackages(root: string, copy: string): void {
  const packages = join(root, 'node_modules')
  cpSync(join(packages, '.package-lock.json'), join(copy, 'node_modules', '.package-lock.json'))
  for (const name of readdirSync(packages))
    if (!name.startsWith('.')) symlinkSync(join(packages, name), join(copy, 'node_modules', name), 'junction')
}
