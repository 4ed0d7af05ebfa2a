// The manifest while it is edited: what is on the disk, the last state without errors, and who wants to hear of it.

import { ManifestWatch, textIn } from '../../files/manifest-watch.ts'
import type { Loaded } from '../../manifest/load.ts'
import type { Memo } from '../../manifest/read/memo.ts'
import type { Health, PageState } from '../messages.ts'
import type { Engine } from './engine.ts'
import type { Surroundings } from './surroundings.ts'

export interface LiveOptions {
  /** Path of the file, and its name for people. */
  path: string
  file: string
  engine: Engine
  around: () => Surroundings
  /** The reading that is shown where none is asked for; left out, the one that is switched on. */
  reading?: string
  /** Whether the preview signs people in by itself. */
  signIn: boolean
  /** Called at once when pages may look different. */
  onPages: () => void
  /** Called when the list of problems may have changed, once the text has been still for a moment. */
  onHealth: (health: Health) => void
}

/** Milliseconds for which a text with errors has to stay as it is before anybody is told: editors write in two steps. */
const settling = 60
/** Milliseconds after which a large text that is not read at once is taken as it is. */
const growing = 25
const largeTextLength = 300_000

export class LiveManifest {
  health: Health
  /** The last state without errors. */
  good: Loaded | undefined
  private latest: Loaded | undefined
  private engine: Engine
  private memo: Memo
  private text: string | undefined
  private told = ''
  private stamps = ''
  private fault: Unreadable | undefined
  private readonly watch: ManifestWatch
  private settle: NodeJS.Timeout | undefined
  private grown: NodeJS.Timeout | undefined

  constructor(private readonly options: LiveOptions) {
    this.engine = options.engine
    this.memo = this.engine.newMemo()
    this.health = { file: options.file, problems: [], held: false }
    this.watch = new ManifestWatch(options.path, () => this.look())
    this.look()
    this.tell()
  }

  /** What a page of the reading shows; undefined before the first good state, or where there is no such reading. */
  shown(reading: string | undefined, path: string): Omit<PageState, 'images'> | undefined {
    const { readings } = this.good ?? {}
    return readings && this.engine.shownOf(readings, reading ?? this.options.reading, path, this.options)
  }

  /** Whether a problem may be in the file of that name, beside the manifest itself. */
  isIncluded(name: string): boolean {
    return (this.latest ?? this.good)?.source.texts.has(name) ?? false
  }

  /** The manifest as it is on the disk at this moment, whatever is wrong with it; undefined while it cannot be read. */
  current(): Loaded | undefined {
    this.look()
    if (this.grown && !this.latest && this.text !== undefined) {
      clearTimeout(this.grown)
      this.readAndTell(this.text)
    }
    return this.latest
  }

  /** What the manifest would be with other texts for some of its files. Nobody is told. */
  trial(texts: ReadonlyMap<string, string>): Loaded {
    const { engine, memo, options } = this
    const around = options.around()
    const readIncluded: typeof around.readIncluded = (pattern) =>
      (around.readIncluded?.(pattern) ?? []).map((one) => ({ ...one, text: texts.get(one.file) ?? one.text }))
    return engine.load(texts.get(options.file) ?? this.text ?? '', options.file, { ...around, readIncluded, memo })
  }

  /** Reads the file again with the source as it is now. */
  renew(engine: Engine): void {
    this.engine = engine
    this.memo = engine.newMemo()
    this.text = undefined
    this.latest = undefined
    this.look()
  }

  close(): void {
    clearTimeout(this.settle)
    clearTimeout(this.grown)
    this.watch.close()
  }

  /** Cheap when nothing has changed. */
  look(): void {
    const text = textIn(this.options.path)
    const stamps = this.watch.stamps()
    if (text === this.text && stamps === this.stamps && (text !== undefined || this.told !== '')) return
    this.text = text
    this.stamps = stamps
    clearTimeout(this.grown)
    this.latest = undefined
    this.fault = undefined
    if (text !== undefined && this.mayBeGrowing(text)) this.grown = setTimeout(() => this.readAndTell(text), growing)
    else this.readAndTell(text)
  }

  /** Whether a large text may be half a file, which looks like a mistake and takes long to be read for nothing. */
  private mayBeGrowing(text: string): boolean {
    const { good, engine, memo, options } = this
    const isLarge = [text, ...(good?.source.texts.values() ?? [])].some(({ length }) => length > largeTextLength)
    return isLarge && !this.heeded(() => engine.isReadAtOnce(text, options.file, options.around().readIncluded, memo))
  }

  private readAndTell(text: string | undefined) {
    if (text !== undefined) this.read(text)
    this.tellSoon()
  }

  private read(text: string) {
    const { engine, memo, options } = this
    this.heeded(() => this.take(engine.load(text, options.file, { ...options.around(), memo })))
  }

  /** An included file that is not there, or not to be read, is told like a problem, and the last good state stays. */
  private heeded<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'Fault') throw error
      this.fault = { code: 'bad-include', hint: '', ...error, message: error.message }
      return undefined
    }
  }

  /** Right behind the page when all is well. What is wrong is told once it has stayed so for a moment. */
  private tellSoon() {
    clearTimeout(this.settle)
    this.settle = setTimeout(() => this.tell(), this.latest?.manifest ? 0 : settling)
  }

  private take(loaded: Loaded) {
    this.latest = loaded
    // Otherwise the stamps of before the reading count: a file may have been written since, and is read again then.
    if (this.watch.include([...loaded.source.texts.keys()])) this.stamps = this.watch.stamps()
    if (!loaded.manifest) return
    this.good = loaded
    this.options.onPages()
  }

  private tell() {
    const { file } = this.options
    this.health = this.latest ? this.engine.healthOf(this.latest) : unreadable(file, this.fault ?? missing(file))
    const told = JSON.stringify(this.health)
    if (told === this.told) return
    this.told = told
    this.options.onHealth(this.health)
  }
}

interface Unreadable {
  code: string
  message: string
  hint: string
}

const missing = (file: string): Unreadable => ({
  code: 'no-file',
  message: `${file} is not there, or is not UTF-8 text.`,
  hint: 'Put it back: the preview goes on by itself.',
})

const unreadable = (file: string, { code, message, hint }: Unreadable): Health => ({
  file,
  held: true,
  problems: [{ code, severity: 'error', message, hint, file, line: 1, column: 1, frame: '' }],
})
