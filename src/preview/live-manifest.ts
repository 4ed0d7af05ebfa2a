// The manifest while it is edited: what is on the disk, the last state without errors, and who wants to hear of it.
import type { Engine } from './engine.ts'
import type { Health, Shown } from './messages.ts'
import type { Snapshot, Surroundings } from './snapshot.ts'
import { textIn, watchFile } from './watch-file.ts'
import { IncludedWatch } from './watch-included.ts'

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
  /** Called at once when pages may look different: by name, or `all`. */
  onPages: (changed: ReadonlySet<string> | 'all') => void
  /** Called when the list of problems may have changed, once the text has been still for a moment. */
  onHealth: (health: Health) => void
}

/** So long a text with errors has to stay as it is before anybody is told: editors write in two steps. */
const settling = 60
/** So long a large text that needs to be read whole may still be growing: half of it would be read for nothing. */
const growing = 25
/** A text is gone through as a rehearsal so many times, with so many milliseconds between. */
const rehearsals = { times: 5, pause: 40 }
/** A quick reading is made certain when nothing has been saved for so long: short for a small file, long for a large one. */
const rest = (text: string) => (text.length < 300_000 ? 250 : 1500)

export class LiveManifest {
  health: Health
  /** The last snapshot without errors. */
  good: Snapshot | undefined
  private latest: Snapshot | undefined
  private engine: Engine
  private text: string | undefined
  private told = ''
  private stamps = ''
  private fault: Unreadable | undefined
  private readonly included = new IncludedWatch(() => this.look())
  private settle: NodeJS.Timeout | undefined
  private later: NodeJS.Timeout | undefined
  private whole: NodeJS.Timeout | undefined
  private rehearsed = 0
  private readonly watching: { close(): void }

  constructor(private readonly options: LiveOptions) {
    this.engine = options.engine
    this.health = { file: options.file, problems: [], held: false }
    this.look()
    this.tell()
    this.watching = watchFile(options.path, () => this.look())
  }

  /** What a page of the reading shows; undefined before the first good state, or where there is no such reading. */
  shown(reading: string | undefined, path: string): Omit<Shown, 'images'> | undefined {
    const { manifest } = this.good ?? {}
    return manifest && this.engine.shownOf(manifest, reading ?? this.options.reading, path, this.options)
  }

  /** The reading that is shown where none is asked for. */
  get reading(): string | undefined {
    return this.options.reading ?? this.good?.manifest?.reading
  }

  /** Whether a problem may be in the file of that name, beside the manifest itself. */
  isIncluded(name: string): boolean {
    return this.latest?.texts.has(name) ?? this.good?.texts.has(name) ?? false
  }

  /** Reads the file again and whole, with the source as it is now. */
  renew(engine: Engine): void {
    this.engine = engine
    this.text = undefined
    this.latest = undefined
    this.good = this.good && { ...this.good, chunks: undefined }
    this.look()
  }

  close(): void {
    clearTimeout(this.settle)
    clearTimeout(this.later)
    clearTimeout(this.whole)
    this.watching.close()
    this.included.close()
  }

  /** Cheap when nothing has changed. */
  look(): void {
    const text = textIn(this.options.path)
    const stamps = this.included.stamps()
    if (text === this.text && stamps === this.stamps && (text !== undefined || this.told !== '')) return
    this.text = text
    this.stamps = stamps
    clearTimeout(this.later)
    clearTimeout(this.whole)
    this.latest = undefined
    this.fault = undefined
    if (text !== undefined) this.read(text)
    this.tellSoon()
  }

  private read(text: string) {
    const { engine, good } = this
    this.heeded(() => {
      const quick = good && engine.quickly(text, this.options.around(), good)
      if (quick) this.take(quick)
      else if (good && engine.isLarge(good)) this.whole = setTimeout(() => this.readWhole(text), growing)
      else this.take(engine.wholly(text, this.options.file, this.options.around()))
    })
  }

  private readWhole(text: string) {
    this.heeded(() => this.take(this.engine.wholly(text, this.options.file, this.options.around())))
    this.tellSoon()
  }

  /** An included file that is not there, or not to be read, is told like a problem, and the last good state stays. */
  private heeded(work: () => void) {
    try {
      work()
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'Fault') throw error
      this.fault = { code: 'bad-include', hint: '', ...error, message: error.message }
    }
  }

  /** At once when all is well. What is wrong is told once it has stayed so for a moment. */
  private tellSoon() {
    clearTimeout(this.settle)
    if (this.isGood) this.tell()
    else this.settle = setTimeout(() => this.tell(), settling)
  }

  private get isGood(): boolean {
    return this.latest?.manifest !== undefined
  }

  private take(snapshot: Snapshot) {
    this.latest = snapshot
    // Otherwise the stamps of before the reading count: a file may have been written since, and is read again then.
    if (this.included.watch([...snapshot.texts.keys()])) this.stamps = this.included.stamps()
    if (!snapshot.manifest) return
    this.good = snapshot
    this.options.onPages(snapshot.changed)
    this.later = setTimeout(() => this.useRest(snapshot), rest(snapshot.text))
  }

  private useRest(snapshot: Snapshot) {
    if (this.latest !== snapshot) return
    if (snapshot.certain) {
      this.good = this.latest = this.engine.prepare(snapshot, this.options.around())
      this.rehearse(this.latest)
      return
    }
    const sure = this.engine.confirm(snapshot, this.options.around())
    const differs = JSON.stringify(sure.manifest) !== JSON.stringify(snapshot.manifest)
    this.latest = sure
    if (sure.manifest) this.good = sure
    if (sure.manifest && differs) this.options.onPages('all')
    this.tell()
  }

  private rehearse(snapshot: Snapshot) {
    if (this.latest !== snapshot || this.rehearsed >= rehearsals.times) return
    this.rehearsed++
    this.engine.rehearse(snapshot, this.options.around())
    this.later = setTimeout(() => this.rehearse(snapshot), rehearsals.pause)
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
