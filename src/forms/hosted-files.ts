// The folder `supabase/` of a hosted site: the engine's functions and migrations, and the files that depend on the site's forms.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendForm } from '../../supabase/functions/_shared/form.ts'
import { filesUnder } from '../files-under.ts'
import { type FollowUp, type FollowUps, followUps, isEngines } from './follow-ups.ts'

/** Folders that are the same for every site. In `_shared`, only the copy of the forms is the site's. */
const shared = 'supabase/functions/_shared'
const engineFolders = [shared, 'supabase/functions/drain-outbox', 'supabase/migrations']
const formsFile = `${shared}/forms.generated.ts`

/** Lists every file that is missing, outdated or obsolete, and writes nothing. `engine` and `site` are folders. */
export function hostedFiles(
  engine: string,
  site: string,
  forms: readonly BackendForm[],
  siteUrl: string,
  moment: Date,
): FollowUps {
  const wanted = new Map(
    engineFolders
      .flatMap((folder) => filesBelow(engine, folder))
      .filter((file) => file !== formsFile && !file.endsWith('.test.ts') && isEngines(file))
      .map((file) => [file, readFileSync(join(engine, file), 'utf8')]),
  )
  const files: FollowUp[] = [...wanted].flatMap(([file, content]) => {
    const path = join(site, file)
    if (!existsSync(path)) return [{ file, reasons: [], content }]
    return readFileSync(path, 'utf8') === content
      ? []
      : [{ file, reasons: ['the engine has another one now'], content }]
  })
  const obsolete =
    engine === site ? [] : filesBelow(site, shared).filter((file) => file !== formsFile && !wanted.has(file))
  for (const file of obsolete) files.push({ file, reasons: ['the engine has it no more'], content: undefined })
  const following = followUps(site, forms, siteUrl, moment, engine)
  return { files: [...files, ...following.files], conflicts: following.conflicts }
}

/** File paths relative to `root`, in alphabetical order. */
const filesBelow = (root: string, folder: string): string[] =>
  filesUnder(join(root, folder))
    .map((file) => `${folder}/${file}`)
    .sort()
