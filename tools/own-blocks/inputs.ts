// Records the inputs of own blocks outside their folders, so that a change of one of them compiles the blocks again.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

/** Absolute paths. */
export interface BlockInputs {
  files: string[]
  /** Folders searched by `import.meta.glob`: a new file there changes the bundle. */
  folders: string[]
}

/** Collects the modules of a build, the files that its style sheets import, and the folders of its glob patterns. */
export class InputsOfBuild {
  private readonly ids = new Set<string>()
  private readonly globbed = new Set<string>()
  private config: ResolvedConfig | undefined

  plugin(): Plugin {
    const { ids, globbed } = this
    return {
      name: 'lectern:inputs-of-own-blocks',
      enforce: 'pre',
      configResolved: (config) => {
        this.config = config
      },
      transform(code, id) {
        if (!code.includes('import.meta.glob')) return
        const patterns = code.matchAll(/(["'`])(\.{1,2}\/|\/)([^"'`*]*)\*[^"'`]*\1/g)
        for (const [, , start = '', below = ''] of patterns)
          globbed.add(
            resolve(start === '/' ? '/' : dirname(id), `${start}${below.slice(0, below.lastIndexOf('/') + 1)}`),
          )
      },
      buildEnd() {
        for (const id of this.getModuleIds()) ids.add(id.split('?')[0] ?? id)
      },
    }
  }

  /** The programs of the blocks below the folder `site`, without those of packages. */
  programs(site: string): string[] {
    return [...this.ids].filter(
      (id) => id.startsWith(site + sep) && /\.[jt]sx?$/.test(id) && !id.includes('/node_modules/') && existsSync(id),
    )
  }

  /** The inputs that lie outside the folders `inside`, whose files all count anyway. */
  async outside(inside: readonly string[]): Promise<BlockInputs> {
    const isOutside = (path: string) => !inside.some((folder) => path.startsWith(folder + sep))
    // Imported here: commands whose blocks are compiled already need not load Vite.
    const { preprocessCSS } = await import('vite')
    const modules = [...this.ids].filter((id) => !id.startsWith('\0') && existsSync(id))
    const imported = await Promise.all(
      modules
        .filter((file) => this.config && /\.(?:css|scss|sass|less|styl)$/.test(file))
        .map(async (file) => [
          ...((await preprocessCSS(readFileSync(file, 'utf8'), file, this.config as ResolvedConfig)).deps ?? []),
        ]),
    )
    const files = [...new Set([...modules, ...imported.flat()])].filter(isOutside).sort()
    return { files, folders: [...this.globbed].filter(isOutside).sort() }
  }
}

/** Changes with the content of any file and the names in any folder. `inside` is the hash of the blocks' own folders. */
export function hashOfInputs(inside: string, { files, folders }: BlockInputs): string {
  const hash = createHash('sha256').update(inside)
  for (const file of files) hash.update(`\0${file}\0`).update(existsSync(file) ? readFileSync(file) : 'gone')
  for (const folder of folders) {
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : []
    hash.update(`\0${folder}\0${names.join('\0')}`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Whether a file was written since `moment` (milliseconds), so that the output may be of its old or its new content. */
export const writtenSince = ({ files }: BlockInputs, moment: number): boolean =>
  files.some((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? moment) >= moment)
