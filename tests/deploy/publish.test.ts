// Tests publishing with a served folder and a program that fails.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Clock } from '../../src/deploy/live-site.ts'
import { PublishedBuilds } from '../../src/deploy/published-builds.ts'
import type { PublisherOptions } from '../../src/deploy/publisher.ts'
import { slow } from '../whole-suite.ts'
import { buildFor, type DeployedSite, deployedSite, failed, inEnglish } from './deployed-site.ts'

let site: DeployedSite
afterEach(() => site.close())

const intoFolder = 'publish: { to: folder, path: WEB }'

/** A clock whose pauses end at once. */
class FakeClock implements Clock {
  passed = 0
  now = () => 1_790_000_000_000 + this.passed
  async pause(milliseconds: number) {
    this.passed += milliseconds
  }
}

describe('publishing into a folder', () => {
  it('puts the site on the web and reports every step', async () => {
    site = await deployedSite(intoFolder)
    expect(await site.publish()).toMatchObject({ outcome: 'live' })
    expect(await site.seen()).toBe('Two bakers')
    expect(site.reports).toEqual([
      ...['check running', 'check done', 'build running', 'build done', 'keep running', 'keep done'],
      ...['send running', 'send done', 'live running', 'live done', 'live done'],
    ])
    expect(await site.publisher.state()).toMatchObject({ state: 'live', since: expect.stringMatching(/^20/) })
  })

  it('can be taken back, which restores the build before and leaves the manifest', async () => {
    site = await deployedSite(intoFolder)
    await site.publish()
    site.change('Two bakers', 'Three bakers')
    expect(await site.publisher.state()).toMatchObject({ state: 'saved', canTakeBack: false })
    await site.publish()
    expect(await site.seen()).toBe('Three bakers')
    expect(await site.back()).toMatchObject({ kind: 'back', outcome: 'live' })
    expect(await site.seen()).toBe('Two bakers')
    expect(readFileSync(site.manifest, 'utf8')).toContain('Three bakers')
    expect(await site.publisher.state()).toMatchObject({ state: 'saved', canTakeBack: false })
    expect(failed(await site.back())?.says).toBe('There is no build before this one.')
  })

  it('keeps foreign files in the folder and deletes removed pages', async () => {
    site = await deployedSite(intoFolder)
    writeFileSync(join(site.web, 'verification.txt'), 'mine')
    await site.publish()
    site.change('      /about:', '      /bakers:')
    site.change('to: /about', 'to: /bakers')
    await site.publish()
    expect(await site.seen()).toBe('nothing')
    expect(readdirSync(site.web)).toEqual(expect.arrayContaining(['bakers', 'verification.txt']))
  })

  it('is refused for a folder that contains sources of the site', async () => {
    site = await deployedSite('publish: { to: folder, path: public }')
    const run = await site.publish()
    expect(run.outcome).toBe('failed')
    expect(failed(run)?.says).toMatch(/holds what the site is made from/)
    expect(readdirSync(join(site.folder, 'public'))).toEqual([])
  })

  it('is refused while another process publishes the site', async () => {
    site = await deployedSite(intoFolder)
    const unlock = await new PublishedBuilds(site.folder).lock()
    const run = await site.publish()
    expect([run.outcome, failed(run)?.says]).toEqual(['refused', 'Another process is publishing this site.'])
    await unlock()
    expect(await site.publish()).toMatchObject({ outcome: 'live' })
    expect(await site.publish()).toMatchObject({ outcome: 'live' })
  })

  it('keeps a copy of a site without Git', async () => {
    site = await deployedSite(intoFolder)
    const { steps } = await site.publish()
    expect(inEnglish(steps.find(({ name }) => name === 'keep'))?.says).toBe('A copy is kept in .lectern/copies.')
    expect(readdirSync(join(site.folder, '.lectern', 'copies'))).toHaveLength(1)
  })
})

slow('publishing commits what is live, also where a text was saved when the site was built', async () => {
  const build = async (options: Parameters<PublisherOptions['build']>[0]) => {
    site.change('Two bakers', 'Three bakers')
    return buildFor(site.manifest)(options)
  }
  site = await deployedSite(intoFolder, { build })
  site.git('init', '--quiet')
  site.git('config', 'user.name', 'Ada Miller')
  site.git('config', 'user.email', 'ada@mill.bakery')
  await site.publish()
  expect(await site.seen()).toBe('Three bakers')
  expect(site.git('show', 'HEAD:site.yaml')).toContain('Three bakers')
})

describe('a site with a language on a host of its own', () => {
  const german = 'https://www.muehle.bakery'
  const languages = `languages: { en: { name: English }, de: { name: Deutsch, at: "${german}" } }`
  /** Serves each host from its own folder. */
  const answersFrom = (web: () => string) => async (url: string) => {
    const file = join(url === german ? `${web()}-hosts/www.muehle.bakery` : web(), 'lectern-build.json')
    return existsSync(file) ? { mark: JSON.parse(readFileSync(file, 'utf8')) } : { says: `${url} does not answer.` }
  }

  it('is published into a folder for each host, is live once both answer, and is taken back on both', async () => {
    const fetchAnswer = vi.fn(answersFrom(() => site.web))
    site = await deployedSite(`${languages}\n${intoFolder}`, { fetchAnswer })
    const about = () => readFileSync(`${site.web}-hosts/www.muehle.bakery/about/index.html`, 'utf8')
    const { steps, outcome } = await site.publish()
    expect(outcome).toBe('live')
    expect(inEnglish(steps.at(-1))?.says).toBe('https://www.mill.bakery and www.muehle.bakery answer with this build.')
    expect(fetchAnswer).toHaveBeenCalledWith(german)
    site.change('Two bakers', 'Three bakers')
    await site.publish()
    expect(about()).toContain('Three bakers')
    expect(await site.back()).toMatchObject({ outcome: 'live' })
    expect(about()).toContain('Two bakers')
  })

  it('is not live while one host still answers with another build', async () => {
    const clock = new FakeClock()
    const fetchAnswer = answersFrom(() => site.web)
    const old = { mark: { build: 'old' } }
    site = await deployedSite(`${languages}\n${intoFolder}`, {
      clock,
      fetchAnswer: async (url) => (url === german ? old : fetchAnswer(url)),
    })
    const run = await site.publish()
    expect([run.outcome, failed(run)?.hint]).toEqual(['sent', `${german} still answers with another build.`])
  })

  it('is published by a program once for each host, and refused where both would go to one place', async () => {
    const fetchAnswer = answersFrom(() => site.web)
    const script = `const [from, host] = process.argv.slice(2)
import { cpSync } from 'node:fs'
cpSync(from, host === 'www.mill.bakery' ? 'WEB' : 'WEB-hosts/' + host, { recursive: true })`
    site = await deployedSite(`${languages}\npublish: { to: command, run: [node, deploy.mjs, "{folder}", "{host}"] }`, {
      fetchAnswer,
    })
    writeFileSync(join(site.folder, 'deploy.mjs'), script.replaceAll('WEB', site.web))
    expect(await site.publish()).toMatchObject({ outcome: 'live' })
    site.change(', "{host}"', '')
    const run = await site.publish()
    expect([run.outcome, failed(run)?.says]).toEqual([
      'refused',
      'The program would put www.muehle.bakery where the site is.',
    ])
  })
})

describe('the check before a publish', () => {
  it('refuses a site with a placeholder and names its line, unless the owner publishes despite it', async () => {
    site = await deployedSite(intoFolder)
    site.change('text: The oven is warm.', 'text: The oven is warm.\n            placeholder: true')
    const run = await site.publish()
    expect(run).toMatchObject({ outcome: 'refused', isOnlyUnready: true })
    expect(run.open).toEqual([
      expect.objectContaining({ code: 'still-placeholder', file: 'site.yaml', line: expect.any(Number) }),
    ])
    expect(existsSync(join(site.web, 'index.html'))).toBe(false)
    // The destination was confirmed with the refused run.
    expect(await site.publisher.publish({ despite: true })).toMatchObject({ outcome: 'live' })
  })

  it('refuses a site whose hosted functions were written from other forms, unless the owner publishes despite it', async () => {
    site = await deployedSite(intoFolder)
    site.change(/^facts:/m, 'backend: { url: https://mill.supabase.co, publishableKey: sb_publishable_1 }\nfacts:')
    const hosted = join(site.folder, 'supabase/functions/_shared')
    mkdirSync(hosted, { recursive: true })
    writeFileSync(join(hosted, 'forms.generated.ts'), 'export const forms = []\n')
    const run = await site.publish()
    expect(run.outcome).toBe('refused')
    expect(failed(run)?.says).toContain('written from other forms')
    expect(await site.publisher.publish({ despite: true })).toMatchObject({ outcome: 'live' })
  })

  it('always refuses a site with an error', async () => {
    site = await deployedSite(intoFolder)
    site.change('to: /about', 'to: /abuot')
    const run = await site.publish({ despite: true })
    expect(run).toMatchObject({ outcome: 'refused', isOnlyUnready: false })
    expect(run.open.map(({ code }) => code)).toContain('dead-link')
  })

  it('asks the owner to confirm the destination, and again after the script has changed', async () => {
    site = await deployedSite(`publish: { to: command, run: [node, deploy.mjs, '{folder}'] }`)
    const script = join(site.folder, 'deploy.mjs')
    writeFileSync(
      script,
      `import { cpSync } from 'node:fs'\ncpSync(process.argv[2], ${JSON.stringify(site.web)}, { recursive: true })`,
    )
    expect(failed(await site.publisher.publish({}))?.says).toMatch(/not been confirmed/)
    expect(failed(await site.publisher.publish({ confirm: 'something else' }))?.says).toMatch(/not been confirmed/)
    expect(existsSync(join(site.web, 'index.html'))).toBe(false)
    expect(await site.publish()).toMatchObject({ outcome: 'live' })
    expect((await site.publisher.state()).destination).toMatchObject({
      isConfirmed: true,
      words: ['node', 'deploy.mjs', '{folder}'],
    })
    writeFileSync(script, `${readFileSync(script, 'utf8')}\n// another`)
    expect((await site.publisher.state()).destination?.isConfirmed).toBe(false)
  })

  it('ignores a confirmation that was copied with a folder', async () => {
    site = await deployedSite(intoFolder)
    await site.publish()
    const other = await deployedSite(`publish: { to: folder, path: ${site.web} }`)
    cpSync(join(site.folder, '.lectern'), join(other.folder, '.lectern'), { recursive: true })
    expect((await other.publisher.state()).destination?.isConfirmed).toBe(false)
    other.close()
  })
})

describe('a program that publishes the site', () => {
  it('leaves the live site as it is when it fails, and its output is reported', async () => {
    site = await deployedSite(`publish: { to: command, run: [node, deploy.mjs, '{folder}'] }`)
    const script = join(site.folder, 'deploy.mjs')
    const copy = (what: string) =>
      `import { cpSync } from 'node:fs'\ncpSync(process.argv[2] + ${JSON.stringify(what)}, ${JSON.stringify(site.web)} + ${JSON.stringify(what)}, { recursive: true })\n`
    writeFileSync(script, copy(''))
    await site.publish()
    site.change('Two bakers', 'Three bakers')
    writeFileSync(script, `${copy('/assets')}console.error('no space left on host')\nprocess.exit(3)`)
    const run = await site.publish()
    expect(run.outcome).toBe('failed')
    expect(failed(run)).toMatchObject({
      name: 'send',
      says: 'node ended with 3.',
      hint: expect.stringContaining('What was live before is still live.'),
      printed: 'no space left on host',
    })
    expect(await site.seen()).toBe('Two bakers')
    writeFileSync(script, copy(''))
    expect(await site.back()).toMatchObject({ outcome: 'live' })
    expect(await site.seen()).toBe('Two bakers')
  })

  it('is named where it is not installed', async () => {
    site = await deployedSite(`publish: { to: command, run: [no-such-program, '{folder}'] }`)
    expect(failed(await site.publish())?.says).toBe('The program no-such-program is not on this machine.')
  })
})

describe('a published site', () => {
  it('that does not answer in time is reported as not live, and gets another request later', async () => {
    const clock = new FakeClock()
    let answers = false
    site = await deployedSite(intoFolder, {
      clock,
      fetchAnswer: async (url) => {
        if (!answers) return { says: `${url} does not answer.` }
        return { mark: JSON.parse(readFileSync(join(site.web, 'lectern-build.json'), 'utf8')) }
      },
    })
    const run = await site.publish()
    expect(run.outcome).toBe('sent')
    expect(failed(run)).toMatchObject({
      name: 'live',
      says: 'The site has not shown it within 1 minute.',
      hint: 'https://www.mill.bakery does not answer.',
    })
    expect(clock.passed).toBeGreaterThan(50_000)
    answers = true
    expect((await site.publisher.state()).state).toBe('in review')
    await expect.poll(async () => (await site.publisher.state()).state).toBe('live')
  })
})
