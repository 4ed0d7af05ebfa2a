import { currentNews } from './news.ts'
import { searchOf } from './query.ts'

const given = new URLSearchParams(location.search)
const path = given.get('path') ?? '/'
const scheme = given.get('scheme') === 'dark' ? 'dark' : given.get('scheme') === 'light' ? 'light' : undefined
/** A path of this server, whatever the address says. */
const own = path.startsWith('/') && !path.startsWith('//') ? path : '/'

const widths = [375, 768, 1280]

/** Both readings of one page; each frame is a preview of its own and as live. */
export function BothPage() {
  const readings = currentNews().shown?.readings ?? []
  return (
    <Frames title={`${own} in every reading`} even>
      {readings.map((reading) => (
        <figure key={reading}>
          <figcaption>
            <a href={own + searchOf({ reading, scheme })}>Reading {reading}</a>
          </figcaption>
          <iframe title={`Reading ${reading}`} src={own + searchOf({ reading, scheme })} />
        </figure>
      ))}
    </Frames>
  )
}

export function WidthsPage() {
  const reading = given.get('reading') ?? undefined
  return (
    <Frames title={`${own} at three widths`}>
      {widths.map((width) => (
        <figure key={width}>
          <figcaption>{width} px</figcaption>
          <iframe title={`${width} pixels wide`} style={{ width }} src={own + searchOf({ reading, scheme })} />
        </figure>
      ))}
    </Frames>
  )
}

interface FramesProps {
  title: string
  even?: boolean
  children: React.ReactNode
}

function Frames({ title, even = false, children }: FramesProps) {
  return (
    <main>
      <div className="own" style={{ paddingBlock: 8 }}>
        <h1 style={{ margin: 0, fontSize: 16 }}>
          {title} ·{' '}
          <a href={own + searchOf({ reading: given.get('reading') ?? undefined, scheme })}>back to the page</a>
        </h1>
      </div>
      <div className={even ? 'frames even' : 'frames'}>{children}</div>
    </main>
  )
}
