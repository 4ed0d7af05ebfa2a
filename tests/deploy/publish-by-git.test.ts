// Tests publishing by Git with a repository whose remote builds.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Run } from '../../src/deploy/deploy-messages.ts'
import { slow } from '../whole-suite.ts'
import { type DeployedSite, deployedSite, engine, failed } from './deployed-site.ts'

let site: DeployedSite
afterEach(() => site.close())

describe('publishing by Git', () => {
  /** Creates a bare remote whose hook builds each push, as a host does. */
  function remote() {
    const [bare, checkout] = [join(site.folder, '..', 'remote.git'), join(site.folder, '..', 'checkout')]
    mkdirSync(checkout)
    site.git('init', '--quiet', '--initial-branch=main')
    site.git('init', '--quiet', '--bare', '--initial-branch=main', bare)
    site.git('config', 'user.name', 'Ada Miller')
    site.git('config', 'user.email', 'ada@mill.bakery')
    site.git('remote', 'add', 'origin', bare)
    writeFileSync(join(site.folder, '.git', 'info', 'exclude'), '.lectern/\n')
    writeFileSync(join(site.folder, 'public', 'a.txt'), 'a')
    const hook = join(bare, 'hooks', 'post-receive')
    writeFileSync(
      hook,
      `#!/bin/sh\nread old new ref\ngit --work-tree=${checkout} checkout --quiet --force main\ncd ${engine}\nunset GIT_DIR\nLECTERN_COMMIT=$new node tools/run.mjs build --manifest ${checkout}/site.yaml --out ${site.web}\n`,
    )
    chmodSync(hook, 0o755)
  }

  slow('commits and pushes the site, is live once the host has built it, and is taken back by a commit', async () => {
    site = await deployedSite('publish: { to: git }')
    remote()
    expect(await site.publish({ message: 'First' })).toMatchObject({ outcome: 'live' })
    site.change('Two bakers', 'Three bakers')
    expect((await site.publisher.state()).state).toBe('saved')
    site.git('commit', '--quiet', '--all', '--message=By hand')
    expect((await site.publisher.state()).state).toBe('in review')
    expect(await site.publish()).toMatchObject({ outcome: 'live' })
    expect(await site.seen()).toBe('Three bakers')
    expect((await site.publisher.state()).state).toBe('live')
    site.change('Three bakers', 'Four bakers')
    expect(await site.back()).toMatchObject({ outcome: 'live' })
    expect(await site.seen()).toBe('Two bakers')
    expect(readFileSync(site.manifest, 'utf8')).toContain('Four bakers')
    expect(site.git('log', '--format=%s')).toBe('Take back what was published\nBy hand\nFirst')
    expect(site.git('status', '--porcelain')).toBe('M site.yaml')
  })

  slow('names the programs of the build that are not in the commits', async () => {
    site = await deployedSite('publish: { to: git }')
    remote()
    const sent = ({ steps }: Run) => (steps.find(({ name }) => name === 'send')?.says ?? []).join(' ')
    expect(sent(await site.publish({ message: 'First' }))).not.toContain('without your changes')
    mkdirSync(join(site.folder, 'vendor'))
    writeFileSync(join(site.folder, 'vendor/lectern-0.2.0.tgz'), 'newer')
    site.change('Two bakers', 'Three bakers')
    const done = await site.publish()
    expect([done.outcome, sent(done)]).toEqual([
      'live',
      expect.stringContaining('without your changes of vendor/lectern-0.2.0.tgz'),
    ])
  })

  it('fails for a site that is in no repository', async () => {
    site = await deployedSite('publish: { to: git }')
    expect(failed(await site.publish())).toMatchObject({ name: 'keep', hint: expect.stringContaining('git init') })
  })
})
