// Finds the site of a file: its own for a manifest, otherwise the nearest manifest above that includes the file.
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { OpenText } from '../../project/project.ts'
import { SiteInEditor } from './site.ts'

const manifestNames = ['site.yaml', 'site.yml', 'site.json']
const isManifest = (path: string, text: string) =>
  manifestNames.includes(basename(path)) || /^\s*(?:\{\s*)?["']?lectern["']?[ \t]*:/m.test(text.slice(0, 4000))

export class Sites {
  private readonly byManifest = new Map<string, SiteInEditor>()

  constructor(
    private readonly root: string,
    private readonly openText: OpenText,
  ) {}

  /** Sites with a file that has been opened. */
  get open(): SiteInEditor[] {
    return [...this.byManifest.values()]
  }

  /** Returns undefined for a file of no site. */
  of(path: string): SiteInEditor | undefined {
    if (isManifest(path, this.openText(path) ?? '')) return this.at(path)
    for (const site of this.byManifest.values()) if (site.holds(path)) return site
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      for (const name of manifestNames) {
        const manifest = join(folder, name)
        if (manifest !== path && existsSync(manifest) && this.at(manifest).holds(path)) return this.at(manifest)
      }
      if (folder === dirname(folder)) return undefined
    }
  }

  /** Returns the open sites and the sites of these folders. */
  inFolders(folders: readonly string[]): SiteInEditor[] {
    for (const folder of folders) {
      const manifest = manifestNames.map((name) => join(folder, name)).find((file) => existsSync(file))
      if (manifest) this.of(manifest)
    }
    return this.open
  }

  forget(site: SiteInEditor): void {
    this.byManifest.delete(site.manifest)
  }

  private at(manifest: string): SiteInEditor {
    const known = this.byManifest.get(manifest)
    if (known) return known
    const site = new SiteInEditor(manifest, this.root, this.openText)
    this.byManifest.set(manifest, site)
    return site
  }
}
