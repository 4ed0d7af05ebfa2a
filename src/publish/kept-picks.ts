// The styles picked for pages, kept from build to build: taking the stylesheet apart costs more than drawing a hundred pages.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Picks } from './page-css.ts'

/** More than a site's pages differ in what stands on them. */
const most = 60

export interface KeptPicks {
  picks: Picks
  /** Keeps what was added. */
  keep(): void
}

/** `sourceHash` stands for the stylesheet and the island scripts. */
export function keptPicks(root: string, sourceHash: string): KeptPicks {
  const shelf = join(root, 'node_modules', '.cache', 'lectern')
  const file = join(shelf, `picks-${sourceHash}.json`)
  const picks = readPicks(file)
  const before = picks.size
  return {
    picks,
    keep() {
      if (picks.size === before) return
      mkdirSync(shelf, { recursive: true })
      const making = `${file}.${process.pid}`
      writeFileSync(making, JSON.stringify([...picks].slice(-most)))
      renameSync(making, file)
      for (const name of readdirSync(shelf))
        if (/^picks-.*\.json$/.test(name) && name !== basename(file)) rmSync(join(shelf, name), { force: true })
    },
  }
}

function readPicks(file: string): Picks {
  if (!existsSync(file)) return new Map()
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, string][])
  } catch {
    // A torn file: they are picked again.
    return new Map()
  }
}
