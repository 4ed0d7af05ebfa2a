// The built files of a site whose only page has a form.
import { join } from 'node:path'
import { bundleIslands } from '../../src/publish/bundle-scripts.ts'
import type { ClientBundle } from '../../src/publish/client-bundle.ts'
import { siteFiles } from '../../src/publish/site-files.ts'
import type { FormDeclaration } from '../../supabase/functions/_shared/form.ts'
import { ownBundle } from '../pages/built-site.ts'
import { siteWith } from './form-site.ts'

const root = join(import.meta.dirname, '../..')

export interface Built {
  /** Path → content. */
  files: Map<string, string>
  /** Path of the loader, and paths of the island's scripts, its entry first. */
  loader: string
  island: string[]
}

/** `island` is the path of an island to use in place of the form's own. */
export async function buildForm(form: FormDeclaration, island?: string): Promise<Built> {
  const kept = await ownBundle()
  const bundle = island ? await withIsland(kept, island) : kept
  const { files: made } = siteFiles(siteWith(form), bundle)
  const files = new Map([...made].map(([name, text]) => [`/${name.replace(/(\/|^)index\.html$/, '')}`, String(text)]))
  return { files, island: bundle.islands['request-form']?.atOnce ?? [], loader: bundle.scripts.loader?.atOnce[0] ?? '' }
}

async function withIsland(bundle: ClientBundle, path: string): Promise<ClientBundle> {
  const { files, islands } = await bundleIslands(root, { 'request-form': path })
  return { ...bundle, islands, files: { ...bundle.files, ...files } }
}
