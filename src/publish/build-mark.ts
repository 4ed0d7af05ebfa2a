// The build mark: a small file of the published site that identifies the build it came from.
import { createHash } from 'node:crypto'
import { buildMarkFile } from '../site/addresses.ts'
import { type LedgerFiles, visitPlainFiles } from './ledger.ts'

export interface BuildMark {
  /** Hash of all files: builds with the same hash are the same site. */
  build: string
  /** The commit it was built from, when the build environment names one. */
  commit?: string
}

/** Environment variables in which hosts name the commit: Netlify, Cloudflare, Vercel, GitHub, GitLab. The first is for all others. */
const commitVariables = [
  'LECTERN_COMMIT',
  'COMMIT_REF',
  'CF_PAGES_COMMIT_SHA',
  'WORKERS_CI_COMMIT_SHA',
  'VERCEL_GIT_COMMIT_SHA',
  'GITHUB_SHA',
  'CI_COMMIT_SHA',
]

/** Returns the commit hash; undefined when the environment names none. */
export const builtCommit = (): string | undefined =>
  commitVariables.map((name) => process.env[name]).find((value) => value && /^[0-9a-f]{40,64}$/.test(value))

/** Hashes all files except the mark itself and compressed forms, which follow from the others. */
export function buildMarkOf(files: LedgerFiles, commit: string | undefined): BuildMark {
  const lines: string[] = []
  visitPlainFiles(files, (name, hash) => {
    if (name !== buildMarkFile) lines.push(`${name}\0${hash}\0`)
  })
  const build = createHash('sha256').update(lines.sort().join('')).digest('hex').slice(0, 20)
  return { build, ...(commit !== undefined && { commit }) }
}

/** Returns undefined for a text that is not a build mark. */
export function parseBuildMark(text: string): BuildMark | undefined {
  try {
    const { build, commit } = JSON.parse(text) as Partial<Record<string, unknown>>
    if (typeof build !== 'string') return undefined
    return { build, ...(typeof commit === 'string' && { commit }) }
  } catch {
    return undefined
  }
}
