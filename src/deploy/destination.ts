// Where a manifest says that its site lives: what would be done there, in words, and what a confirmation of it is for.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { gitLine } from '../history/git.ts'
import { repositoryOf } from '../history/repository.ts'
import { hosts } from '../publish/hosts/hosts.ts'
import type { Publish } from '../schema/manifest/publish.ts'
import { isConfirmed } from './confirmed.ts'
import type { Destination } from './deploy-messages.ts'

/** A whole path; `~` stands for the home folder. */
export const folderOf = ({ path = '' }: Publish, site: string): string =>
  path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(2)) : resolve(site, path)

/** The program and its words, `{folder}` as it is written. */
export const wordsOf = ({ run, host }: Publish): readonly string[] =>
  run ?? (host === undefined ? undefined : hosts[host]?.program) ?? []

/** `site`: the manifest's folder. */
export async function destinationOf(publish: Publish, site: string): Promise<Destination> {
  const { says, words, means } = await describe(publish, site)
  const id = createHash('sha256')
    .update(JSON.stringify([publish.to, means]))
    .digest('base64url')
  return { says, words, id, isConfirmed: isConfirmed(site, id) }
}

async function describe(publish: Publish, site: string) {
  if (publish.to === 'git') {
    const { branch = 'that is checked out', remote = 'the remote' } = await repositoryOf(site)
    const address = await gitLine(site, 'remote', 'get-url', '--push', remote)
    // An address may hold a password.
    const shown = address?.replace(/^(\w+:\/\/)[^@/]*@/, '$1')
    return {
      says: `Pushes the branch ${branch} to ${remote}${shown === undefined ? '' : ` (${shown})`}, where the host builds it.`,
      means: [branch, address],
    }
  }
  if (publish.to === 'folder') {
    const folder = folderOf(publish, site)
    return { says: `Writes the finished site into the folder ${folder}.`, means: folder }
  }
  const words = [...wordsOf(publish)]
  return { says: 'Runs a program of this machine:', words, means: words.map((word) => [word, contentOf(word, site)]) }
}

/** Of a script of the site itself: it may change though the words stay. */
function contentOf(word: string, site: string): string | undefined {
  const path = resolve(site, word)
  const isScript = path.startsWith(site) && existsSync(path) && statSync(path).isFile()
  return isScript ? createHash('sha256').update(readFileSync(path)).digest('base64url') : undefined
}
