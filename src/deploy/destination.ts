// Describes the destination of a manifest's `publish:` in words, and hashes what the owner confirms.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { gitLine } from '../history/git.ts'
import { repositoryOf } from '../history/repository.ts'
import type { Publish } from '../schema/manifest/publish.ts'
import { isConfirmed } from './confirmation.ts'
import type { PublishDestination } from './deploy-messages.ts'
import { builtFolders, commandLine, type PublishTarget } from './target.ts'

/** Returns the absolute path of `publish.path`; `~` stands for the home folder. */
export const destinationFolder = ({ path = '' }: Publish, site: string): string =>
  path === '~' || path.startsWith('~/') ? join(homedir(), path.slice(2)) : resolve(site, path)

/** Returns the destination. `site`: the manifest's folder. */
export async function destinationOf(target: PublishTarget, site: string): Promise<PublishDestination> {
  const { says, words, means } = await describe(target, site)
  const id = createHash('sha256')
    .update(JSON.stringify([target.to, means]))
    .digest('base64url')
  return { says, words, id, isConfirmed: isConfirmed(site, id) }
}

async function describe(target: PublishTarget, site: string) {
  const { to, languageHosts } = target
  if (to === 'git') {
    const { branch, remote } = await repositoryOf(site)
    const address = await gitLine(site, 'remote', 'get-url', '--push', remote ?? 'the remote')
    // The URL of a remote may contain a password.
    const shown = address?.replace(/^(\w+:\/\/)[^@/]*@/, '$1')
    return {
      says: `Pushes the branch ${branch ?? 'that is checked out'} to ${remote ?? 'the remote'}${shown ? ` (${shown})` : ''}, where the host builds it.`,
      means: [branch ?? 'that is checked out', address],
    }
  }
  if (to === 'folder') {
    const folder = destinationFolder(target, site)
    const all = builtFolders(folder, target).map((one) => one.folder)
    if (all.length === 1) return { says: `Writes the finished site into the folder ${all[0]}.`, means: folder }
    return { says: `Writes the finished site into the folders ${all.join(', ')}.`, means: all }
  }
  const words = [...commandLine(target)]
  const means = words.map((word) => [word, contentOf(word, site)])
  if (languageHosts.length === 0) return { says: 'Runs a program of this machine:', words, means }
  const says = `Runs a program of this machine, also for ${languageHosts.join(', ')}:`
  return { says, words, means: [...means, languageHosts] }
}

/** Hashes a script of the site, whose content may change while the command line stays the same. */
function contentOf(word: string, site: string): string | undefined {
  const path = resolve(site, word)
  const isScript = path.startsWith(site) && existsSync(path) && statSync(path).isFile()
  return isScript ? createHash('sha256').update(readFileSync(path)).digest('base64url') : undefined
}
