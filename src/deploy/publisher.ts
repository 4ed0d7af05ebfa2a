// Publishes one site: checks it, builds it, keeps it in the history, sends it and waits until the web shows it. `back` publishes the
// previous build again.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '../history/counted.ts'
import { SiteFiles } from '../history/site-files.ts'
import type { Loaded } from '../manifest/load.ts'
import { parseBuildMark } from '../publish/build-mark.ts'
import { areHostedFormsBehind } from '../publish/hosted-forms.ts'
import { isUnchanged } from '../publish/inputs.ts'
import { readLedger } from '../publish/ledger.ts'
import { buildMarkFile } from '../site/addresses.ts'
import { type CheckResult, checkSite } from './check-site.ts'
import { confirm } from './confirmation.ts'
import type { PublishOutcome, PublishRequest, PublishState, Run, StepName } from './deploy-messages.ts'
import { destinationOf } from './destination.ts'
import type { SiteAnswer } from './fetch-mark.ts'
import { commitBefore, isAllCommitted, keepInHistory, publishedCommit } from './history-of-site.ts'
import { type Clock, LiveSite } from './live-site.ts'
import { type PublishedBuild, PublishedBuilds } from './published-builds.ts'
import { sendSite } from './send.ts'
import { type RunStep, runSteps, stop } from './steps.ts'
import { type PublishTarget, publishTarget, requireHostPlaceholder } from './target.ts'

export interface PublisherOptions {
  /** Path of the manifest. */
  manifest: string
  /** The manifest's name in messages. */
  file: string
  /** The site's folder. */
  root: string
  /** Builds into a folder, for a host. Resolves with the exit code and the printed errors. */
  build: (options: { out: string; host?: string }) => Promise<{ code: number; errors: string }>
  /** Called with the run at each change of a step. */
  onRun?: (run: Run) => void
  clock?: Clock
  fetchAnswer?: (url: string) => Promise<SiteAnswer>
}

/** A site that has passed the check. */
type CheckedSite = Pick<CheckResult, 'loaded' | 'url'> & { target: PublishTarget; says: string[] }

export class Publisher {
  private readonly files: SiteFiles
  private readonly builds: PublishedBuilds
  private readonly live: LiveSite
  private run: Run | undefined
  /** Releases the lock of a run, which it holds from its check to its end. */
  private unlock: (() => Promise<void>) | undefined

  constructor(private readonly options: PublisherOptions) {
    this.files = new SiteFiles(options.manifest, options.file, options.root)
    this.builds = new PublishedBuilds(this.files.folder)
    this.live = new LiveSite(this.builds, this.files.folder, options.clock, options.fetchAnswer)
  }

  /** The current run; undefined where nothing is running. */
  get running(): Run | undefined {
    return this.run?.outcome === undefined ? this.run : undefined
  }

  /** True when the manifest has no errors. */
  isValid(): boolean {
    return checkSite(this.files, this.options.root).errors.length === 0
  }

  publish(request: PublishRequest): Promise<Run> {
    return this.begin('publish', ['check', 'build', 'keep', 'send', 'live'], 'live', async (step) => {
      const site = await step('check', () => this.check(request))
      const { to } = site.target
      const { says: _, ...built } = await step('build', () => this.build(site.target))
      // After the build, whose text may have been saved since the check.
      await step('keep', async () => {
        const kept = await keepInHistory(this.files, site.loaded, {
          message: request.message ?? 'Publish',
          isForGit: to === 'git',
        })
        return kept.failed === undefined ? kept : stop('refused', kept.says, kept.failed, kept.printed)
      })
      const build = { ...built, commit: await publishedCommit(this.files.folder, site.target) }
      const before = this.builds.all().filter(({ isTorn }) => !isTorn)
      const isSame = before.at(-1)?.build === build.build && before.at(-1)?.commit === build.commit
      await this.sendAndWait(step, site, { build, before: isSame ? before.slice(0, -1) : before })
    })
  }

  /** Checks and builds without sending, and describes what `publish` would do. */
  rehearse({ despite }: Pick<PublishRequest, 'despite'>): Promise<Run> {
    return this.begin('publish', ['check', 'build', 'send'], 'rehearsed', async (step) => {
      const { target } = await step('check', () => this.check({ despite, isRehearsal: true }))
      await step('build', () => this.build(target))
      await step('send', async () => {
        const { says, words = [], isConfirmed } = await destinationOf(target, this.files.folder)
        const once = isConfirmed ? [] : ['That is to be confirmed once on this machine.']
        const command = words.length > 0 ? [words.join(' ')] : []
        return { says: ['Not done:', says, ...command, ...once] }
      })
    })
  }

  /** Publishes the previous build again. The manifest stays as it is. */
  back({ confirm: confirmed }: Pick<PublishRequest, 'confirm'>): Promise<Run> {
    return this.begin('back', ['check', 'send', 'live'], 'live', async (step) => {
      const all = this.builds.all()
      const site = await step('check', async () => {
        if (all.length < 2)
          stop(
            'refused',
            'There is no build before this one.',
            'Once two were published from here, one can be taken back.',
          )
        // Placeholders of today are not part of the previous build.
        return this.check({ confirm: confirmed, despite: true })
      })
      const [before, build] = [all.slice(0, -2), all.at(-2)]
      if (!build) return
      const commit = site.target.to === 'git' ? await this.commitOf(build, site) : undefined
      await this.sendAndWait(step, site, { build: { ...build, commit }, before })
    })
  }

  /**
   * Returns the state of the manifest, loaded from the disk unless `known`. Where the site has not shown the last build yet, it is asked
   * again in the background, and `onRun` is called when it does.
   */
  async state(known?: Loaded): Promise<PublishState> {
    const loaded = known ?? checkSite(this.files, this.options.root).loaded
    const target = publishTarget(loaded)
    const { url = '' } = loaded.manifest?.site ?? {}
    const all = this.builds.all()
    const last = all.at(-1)
    const canTakeBack = all.length > 1
    if (!target) return { state: 'saved', canTakeBack, run: this.run }
    const common = { destination: await destinationOf(target, this.files.folder), canTakeBack, run: this.run }
    const isCommitted = await isAllCommitted(this.files, loaded)
    const isHead =
      isCommitted && last?.commit !== undefined && last.commit === (await publishedCommit(this.files.folder, target))
    if (last && !last.isTorn && (isHead || this.isBuiltFrom(last))) {
      if (last.live) return { ...common, state: 'live', since: last.live }
      const onSeen = () => this.run && this.options.onRun?.(this.run)
      if (!this.running) this.live.checkAgain(last, url, target, { isBusy: () => Boolean(this.running), onSeen })
      return { ...common, state: 'in review', isHandedOver: true }
    }
    return { ...common, state: isCommitted ? 'in review' : 'saved' }
  }

  private isBuiltFrom({ from: { until: _, ...inputs } }: PublishedBuild): boolean {
    return isUnchanged(inputs, this.files.manifest, JSON.parse(inputs.choices) as unknown[])
  }

  private async check({
    confirm: confirmed,
    despite = false,
    isRehearsal = false,
  }: PublishRequest & { isRehearsal?: boolean }): Promise<CheckedSite> {
    this.unlock = await this.builds.lock()
    const { errors, unready, target, ...found } = checkSite(this.files, this.options.root)
    if (this.run) Object.assign(this.run, { open: [...errors, ...unready], isOnlyUnready: errors.length === 0 })
    if (errors.length > 0) stop('refused', `${counted(errors.length, 'problem')} to fix first.`)
    if (!target)
      return stop(
        'refused',
        'The manifest does not say where the site lives.',
        'Write "publish: { to: folder, path: /srv/site }" into it, with what is yours.',
      )
    const { id, isConfirmed } = await destinationOf(target, this.files.folder)
    // Stored before the site can be refused as not ready: who then publishes it all the same is not asked again.
    if (confirmed === id) confirm(this.files.folder, id)
    const says = [
      unready.length > 0 ? `${counted(unready.length, 'thing')} not ready for the public.` : 'Nothing is wrong.',
    ]
    if (unready.length > 0 && !despite) stop('refused', says, 'Supply them, or publish all the same.')
    const { site } = found.loaded
    if (site && !despite && areHostedFormsBehind(this.files.manifest, site))
      stop(
        'refused',
        'The hosted functions were written from other forms, and refuse what is new in these.',
        'Run `npm run supabase`, then `supabase db push` and `supabase functions deploy`; or publish all the same.',
      )
    requireHostPlaceholder(target)
    if (confirmed !== id && !isConfirmed && !isRehearsal)
      stop(
        'unconfirmed',
        'Where the site goes has not been confirmed on this machine.',
        'You are asked once, and again when it changes.',
      )
    return { ...found, target, says }
  }

  private async build(target: PublishTarget) {
    const { host } = target
    const out = this.builds.workFolder
    const { code, errors } = await this.options.build({ out, host })
    const markFile = join(out, buildMarkFile)
    if (code !== 0) stop('refused', 'The site could not be built.', 'What is live stays as it is.', errors.trim())
    const mark = existsSync(markFile) ? parseBuildMark(readFileSync(markFile, 'utf8')) : undefined
    const { made } = readLedger(out)
    if (!mark || !made) throw new Error(`The build left nothing in ${out}.`)
    this.builds.store(mark.build, target)
    return { build: mark.build, from: made.from, says: [`${made.summary}.`] }
  }

  private async commitOf({ commit }: PublishedBuild, { loaded }: CheckedSite): Promise<string> {
    if (commit === undefined)
      return stop(
        'refused',
        'The build before was not made from a commit.',
        'Take the change back in Review, and publish.',
      )
    const made = await commitBefore(this.files, loaded, commit)
    return made.commit ?? stop('failed', 'Git cannot make the commit that takes it back.', 'It says why:', made.output)
  }

  /** Sends a build and waits until the web shows it. `before`: the builds published before it. */
  private async sendAndWait(
    step: RunStep,
    { target, url }: CheckedSite,
    { build, before }: { build: Omit<PublishedBuild, 'at'>; before: readonly PublishedBuild[] },
  ) {
    const { live: _, isTorn: __, ...sentBuild } = build
    const answered = await this.live.fetchAnswer(url)
    await step('send', async () => {
      const sent = await sendSite(target, { files: this.files, built: this.builds.folderOf(build.build) })
      if (!sent.failed) return sent
      if (sent.isTorn) this.builds.write([...this.builds.all(), { ...sentBuild, at: this.live.now(), isTorn: true }])
      const hints = [await this.live.stillLive(url, answered), ...(sent.hint ?? [])]
      return stop('failed', sent.says, hints, sent.printed)
    })
    this.builds.write([...before, { ...sentBuild, at: this.live.now() }])
    await step('live', async () => {
      await this.live.wait(build, url, target)
      const others = target.languageHosts.join(', ')
      return { says: [others ? `${url} and ${others} answer with this build.` : `${url} answers with this build.`] }
    })
  }

  private begin(
    kind: Run['kind'],
    names: StepName[],
    ended: PublishOutcome,
    work: (step: RunStep) => Promise<unknown>,
  ): Promise<Run> {
    if (this.running) throw new Error('Publishing is at work already.')
    this.run = { kind, steps: names.map((name) => ({ name, state: 'waiting' })), open: [], isOnlyUnready: false }
    return runSteps(this.run, { work, ended, onRun: this.options.onRun }).finally(async () => {
      await this.unlock?.()
      this.unlock = undefined
    })
  }
}
