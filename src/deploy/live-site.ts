// Compares what the web shows with the published builds.
import { counted } from '../history/counted.ts'
import type { BuildMark } from '../publish/build-mark.ts'
import type { Publish } from '../schema/manifest/publish.ts'
import { fetchMark, type SiteAnswer } from './fetch-mark.ts'
import { contains } from './history-of-site.ts'
import type { PublishedBuild, PublishedBuilds } from './published-builds.ts'
import { stop } from './steps.ts'
import type { PublishTarget } from './target.ts'

/** `now` is in milliseconds since 1970; `pause` resolves after that many milliseconds. */
const realClock = {
  now: () => Date.now(),
  pause: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
}

export type Clock = typeof realClock

/** Milliseconds until the site has to show the build. A host that builds the site itself takes longer. */
const liveTimeouts: Record<Publish['to'], number> = { git: 15 * 60_000, folder: 60_000, command: 3 * 60_000 }

export class LiveSite {
  private asking: Promise<void> | undefined

  /** `folder`: the site's folder, with its history. */
  constructor(
    private readonly builds: PublishedBuilds,
    private readonly folder: string,
    private readonly clock: Clock = realClock,
    readonly fetchAnswer = fetchMark,
  ) {}

  now(): string {
    return new Date(this.clock.now()).toISOString()
  }

  /** Resolves once the site answers with the build at all its addresses; stops the run after the timeout. */
  async wait(
    { build, commit }: Pick<PublishedBuild, 'build' | 'commit'>,
    url: string,
    target: PublishTarget,
  ): Promise<void> {
    const timeout = liveTimeouts[target.to]
    for (const one of this.builds.expected(build, url, target)) {
      const isLive = (mark: BuildMark) =>
        mark.build === one.build || (target.to === 'git' && contains(this.folder, mark.commit, commit))
      const last = await this.waitFor(one.url, isLive, timeout)
      if (!last) continue
      const why = last.mark ? `${one.url} still answers with another build.` : last.says
      stop('sent', `The site has not shown it within ${counted(timeout / 60_000, 'minute')}.`, why)
    }
    this.markLive()
  }

  /** Resolves with undefined once the site answers with the build, or with its last answer after the timeout. */
  private async waitFor(
    url: string,
    isLive: (mark: BuildMark) => boolean | Promise<boolean>,
    timeout: number,
  ): Promise<SiteAnswer | undefined> {
    const end = this.clock.now() + timeout
    for (let pause = 500; ; pause = Math.min(pause * 1.5, 10_000)) {
      const answer = await this.fetchAnswer(url)
      if (answer.mark && (await isLive(answer.mark))) return undefined
      if (this.clock.now() + pause > end) return answer
      await this.clock.pause(pause)
    }
  }

  private markLive() {
    const all = this.builds.all()
    const last = all.at(-1)
    if (last) this.builds.write([...all.slice(0, -1), { ...last, live: this.now() }])
  }

  /** Requests the site's mark in the background, at most one request at a time. `onSeen` is called when it shows the build. */
  checkAgain(
    last: PublishedBuild,
    url: string,
    target: PublishTarget,
    { isBusy, onSeen }: { isBusy: () => boolean; onSeen: () => void },
  ) {
    const isSeen = async (one: { url: string; build: string }) => {
      const { mark } = await this.fetchAnswer(one.url)
      return mark?.build === one.build || contains(this.folder, mark?.commit, last.commit)
    }
    this.asking ??= Promise.all(this.builds.expected(last.build, url, target).map(isSeen))
      .then((seen) => {
        if (!seen.every(Boolean) || isBusy() || this.builds.all().at(-1)?.at !== last.at) return
        this.markLive()
        onSeen()
      })
      .finally(() => {
        this.asking = undefined
      })
  }

  /** Whether the site still shows what it answered `before`. */
  async stillLive(url: string, before: SiteAnswer): Promise<string> {
    const now = await this.fetchAnswer(url)
    if (!now.mark) return now.says
    return now.mark.build === before.mark?.build
      ? 'What was live before is still live.'
      : 'What is live now is not what was live before: take it back, or publish again.'
  }
}
