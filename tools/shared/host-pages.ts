// Updates the list of hosts in docs/deploy: a line for each folder of src/publish/hosts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hosts } from '../../src/publish/hosts/hosts.ts'

export const hostPagesFile = 'docs/deploy/README.md'

const list = /(<!-- hosts: .*? -->\n).*?(?=<!-- \/hosts -->)/s

/** Returns the page with the current hosts. `root` is the project's folder. */
export function hostPages(root: string): string {
  const rows = Object.entries(hosts).map(
    ([name, { title }]) => `| ${title} | [deploy.md](../../src/publish/hosts/${name}/deploy.md) |\n`,
  )
  const table = `| host | page |\n|---|---|\n${rows.join('')}| any other folder of files | [plain.md](plain.md) |\n`
  return readFileSync(join(root, hostPagesFile), 'utf8').replace(list, (_, begin: string) => begin + table)
}
