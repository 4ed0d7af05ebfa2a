import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useNews, watch } from './news.ts'
import { query, searchOf } from './query.ts'
import { useDifferences } from './use-differences.ts'
import { words as editor } from './words.ts'

const given = new URLSearchParams(location.search)
const path = given.get('path') ?? '/'
const { scheme } = query()
/** A path of this server, whatever the address says. */
const own = path.startsWith('/') && !path.startsWith('//') ? path : '/'

const widths = [375, 768, 1280]
const gap = 16

/** Both readings of one page; each frame is a preview of its own and as live. They scroll together, and what differs is marked. */
export function BothPage() {
  const readings = useNews().shown?.readings ?? []
  useEffect(() => watch('/'), [])
  const [together, setTogether] = useState(true)
  const [marked, setMarked] = useState(true)
  const follow = useScrollTogether(together)
  const differences = useDifferences(marked)
  const loaded = (event: SyntheticEvent<HTMLIFrameElement>) => {
    follow(event)
    differences.follow(event)
  }
  return (
    <Frames
      title={editor.sheets.comparing.inEvery(own)}
      even
      controls={[
        <Switch key="mark" isOn={marked} set={setMarked} words={editor.sheets.comparing.markDifferences} />,
        <Switch key="scroll" isOn={together} set={setTogether} words={editor.sheets.comparing.scrollTogether} />,
      ]}
    >
      {readings.map((reading) => (
        <figure key={reading}>
          <figcaption>
            <a href={own + searchOf({ reading, scheme })}>{editor.sheets.comparing.version(reading)}</a>{' '}
            <span className="quiet">{ofItsOwn(differences.counts[editor.sheets.comparing.version(reading)])}</span>
          </figcaption>
          <div className="window">
            <iframe
              title={editor.sheets.comparing.version(reading)}
              src={own + searchOf({ reading, scheme })}
              onLoad={loaded}
            />
          </div>
        </figure>
      ))}
    </Frames>
  )
}

const ofItsOwn = (count: number | undefined) =>
  count === undefined ? '' : count === 0 ? editor.sheets.comparing.same : editor.sheets.comparing.ofItsOwn(count)

interface SwitchProps {
  isOn: boolean
  set: (isOn: boolean) => void
  words: string
}

const Switch = ({ isOn, set, words }: SwitchProps) => (
  <label>
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => set(currentTarget.checked)} /> {words}
  </label>
)

/** A page at three widths, made small enough that all three fit beside each other where that is wanted. */
export function WidthsPage() {
  const reading = given.get('reading') ?? undefined
  const [fitted, setFitted] = useState(true)
  const room = useRoom()
  const wholeScale = (room - gap * (widths.length + 1)) / widths.reduce((sum, width) => sum + width, 0)
  const scale = fitted ? Math.min(1, Math.max(0.3, wholeScale)) : 1
  return (
    <Frames
      title={editor.sheets.comparing.threeWidths(own)}
      controls={<Switch isOn={fitted} set={setFitted} words={editor.sheets.comparing.fit} />}
    >
      {widths.map((width) => (
        <figure key={width} style={{ width: width * scale }}>
          <figcaption>{editor.sheets.comparing.pixels(width)}</figcaption>
          <div className="window">
            <iframe
              title={editor.sheets.comparing.pixelsWide(width)}
              style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
              src={own + searchOf({ reading, scheme })}
            />
          </div>
        </figure>
      ))}
    </Frames>
  )
}

interface FramesProps {
  title: string
  even?: boolean
  controls: React.ReactNode
  /** The frames. */
  children: React.ReactNode
}

function Frames({ title, even = false, controls, children }: FramesProps) {
  return (
    <main className="own compare">
      <div className="top">
        <h1>{title}</h1>
        <span className="controls">
          {controls}
          <a href={own + searchOf({ reading: given.get('reading') ?? undefined, scheme })}>
            {editor.sheets.comparing.backToPage}
          </a>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what stands beside the window is scrolled to by keys too. */}
      <section tabIndex={0} aria-label={title} className={even ? 'frames even' : 'frames'}>
        {children}
      </section>
    </main>
  )
}

function useRoom(): number {
  const [room, setRoom] = useState(innerWidth)
  useEffect(() => {
    const measure = () => setRoom(innerWidth)
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return room
}

/** Frames stand at the same part of their pages, whichever is scrolled. Gives what each frame does once it is loaded. */
function useScrollTogether(wanted: boolean) {
  const frames = useRef(new Set<Window>())
  const on = useRef(wanted)
  on.current = wanted
  return ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const mine = currentTarget.contentWindow
    if (!mine) return
    frames.current.add(mine)
    mine.addEventListener('scroll', () => {
      // The one that is scrolled by hand has the pointer or the focus; the others only follow.
      const isLed = currentTarget.matches(':hover') || document.activeElement === currentTarget
      if (!on.current || !isLed) return
      const part = mine.scrollY / Math.max(1, rangeOf(mine))
      for (const other of frames.current)
        if (other !== mine) other.scrollTo({ top: part * rangeOf(other), behavior: 'instant' })
    })
  }
}

const rangeOf = ({ document: { documentElement }, innerHeight }: Window) => documentElement.scrollHeight - innerHeight
