// Collects the licences of bundled packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Returns a text with every package among the bundled files `modules`, and its licence. */
export function noticesOf(root: string, modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((file) => folderOf(file) ?? []))
  const notices = [...folders].sort().flatMap((folder) => {
    if (!existsSync(join(folder, 'package.json'))) return []
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license ?? 'not stated'}`
    return [`${name} ${version}\n\n${text}\n`]
  })
  const line = `\n${'-'.repeat(80)}\n\n`
  return ['Lectern holds code of these packages.\n', ...notices].join(line).replaceAll(root, '')
}

interface Package {
  name: string
  version: string
  license?: string
}

/** The folder of the package that contains a file. */
const folderOf = (file: string): string | undefined =>
  /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file.replace(/^\0/, '').replaceAll('/', sep))?.[1]
