import { type CSSProperties, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { LabelledCheck } from './check.tsx'
import { useDifferences } from './differences.ts'
import { useNews, watch } from './news.ts'
import { query, searchOf } from './query.ts'
import { words } from './words.ts'

const search = new URLSearchParams(location.search)
const requestedPath = search.get('path') ?? '/'
const { scheme } = query()
/** `//host` would be an address of another server. */
const path = requestedPath.startsWith('/') && !requestedPath.startsWith('//') ? requestedPath : '/'

/** Pixels; `own-pages.css` has their sum with the gaps between them. */
const widths = [375, 768, 1280]

/** All readings of a page in frames side by side, each a live preview. They scroll together, and differing texts are marked. */
export function BothPage() {
  const readings = useNews().shown?.readings ?? []
  useEffect(() => watch('/'), [])
  const [isTogether, setTogether] = useState(true)
  const [isMarked, setMarked] = useState(true)
  const scrollAlong = useScrollTogether(isTogether)
  const differences = useDifferences(isMarked)
  const onLoad = (event: SyntheticEvent<HTMLIFrameElement>) => {
    scrollAlong(event)
    differences.observe(event)
  }
  return (
    <Frames
      title={words.sheets.comparing.inEvery(path)}
      look="even"
      controls={[
        <LabelledCheck
          key="mark"
          isOn={isMarked}
          onChange={setMarked}
          label={words.sheets.comparing.markDifferences}
        />,
        <LabelledCheck
          key="scroll"
          isOn={isTogether}
          onChange={setTogether}
          label={words.sheets.comparing.scrollTogether}
        />,
      ]}
    >
      {readings.map((reading) => (
        <figure key={reading}>
          <figcaption>
            <a href={path + searchOf({ reading, scheme })}>{titleOf(reading)}</a>{' '}
            <span className="quiet">{ofItsOwn(differences.counts[titleOf(reading)])}</span>
          </figcaption>
          <div className="window">
            <iframe title={titleOf(reading)} src={path + searchOf({ reading, scheme })} onLoad={onLoad} />
          </div>
        </figure>
      ))}
    </Frames>
  )
}

const titleOf = (reading: string) => `${words.review.things.reading} ${reading}`

const ofItsOwn = (count: number | undefined) =>
  count === undefined ? '' : count === 0 ? words.sheets.comparing.same : words.sheets.comparing.ofItsOwn(count)

/** A page at three widths side by side, scaled down to fit the window on request. */
export function WidthsPage() {
  const reading = search.get('reading') ?? undefined
  const [isFitted, setFitted] = useState(true)
  return (
    <Frames
      title={words.sheets.comparing.threeWidths(path)}
      look={isFitted ? 'fitted' : ''}
      controls={<LabelledCheck isOn={isFitted} onChange={setFitted} label={words.sheets.comparing.fit} />}
    >
      {widths.map((width) => (
        <figure key={width} style={{ '--width': `${width}px` } as CSSProperties}>
          <figcaption>{words.sheets.comparing.pixels(width)}</figcaption>
          <div className="window">
            <iframe title={words.sheets.comparing.pixels(width)} src={path + searchOf({ reading, scheme })} />
          </div>
        </figure>
      ))}
    </Frames>
  )
}

interface FramesProps {
  title: string
  look: string
  controls: React.ReactNode
  children: React.ReactNode
}

function Frames({ title, look, controls, children }: FramesProps) {
  return (
    <main className="own compare">
      <div className="top">
        <h1>{title}</h1>
        <span className="controls">
          {controls}
          <a href={path + searchOf({ reading: search.get('reading') ?? undefined, scheme })}>
            {words.catalogue.backToSite}
          </a>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll to frames outside the window. */}
      <section tabIndex={0} aria-label={title} className={`frames ${look}`}>
        {children}
      </section>
    </main>
  )
}

/** Scrolls all frames to the same fraction of their pages. Returns the load handler of the frames. */
function useScrollTogether(isOn: boolean) {
  const frames = useRef(new Set<Window>())
  const on = useRef(isOn)
  on.current = isOn
  return ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const mine = currentTarget.contentWindow
    if (!mine) return
    frames.current.add(mine)
    mine.addEventListener('scroll', () => {
      // The visitor scrolls the frame with the pointer or the focus. The scroll events of the others come from here.
      const isScrolledByHand = currentTarget.matches(':hover') || document.activeElement === currentTarget
      if (!on.current || !isScrolledByHand) return
      const part = mine.scrollY / Math.max(1, rangeOf(mine))
      for (const other of frames.current)
        if (other !== mine) other.scrollTo({ top: part * rangeOf(other), behavior: 'instant' })
    })
  }
}

const rangeOf = ({ document: { documentElement }, innerHeight }: Window) => documentElement.scrollHeight - innerHeight
