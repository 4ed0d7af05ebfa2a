import { gathering } from '../ui/gathering.ts'
import { useSite } from '../ui/site-context.tsx'
import { soundings } from '../ui/soundings.ts'

/** What stands for the site at the top of its pages: its picture, or its name with the drawing of the look, small. */
export function Logo() {
  const { name, logo } = useSite()
  if (logo) return <Picture {...logo} name={name} />
  return (
    <>
      <Mark />
      <span className="logo-name">{name}</span>
    </>
  )
}

interface PictureProps {
  file: string
  dark?: string
  withName?: boolean
  name: string
}

function Picture({ file, dark, withName = false, name }: PictureProps) {
  const { scheme } = useSite().theme
  const image = (
    <img
      src={scheme === 'dark' && dark ? dark : file}
      alt={withName ? '' : name}
      className="logo-image"
      decoding="async"
    />
  )
  return (
    <>
      {scheme === 'auto' && dark ? (
        <picture className="logo-picture">
          <source media="(prefers-color-scheme: dark)" srcSet={dark} />
          {image}
        </picture>
      ) : (
        image
      )}
      {withName && <span className="logo-name">{name}</span>}
    </>
  )
}

function Mark() {
  const { motif } = useSite().theme
  if (motif === 'none') return null
  return motif === 'gathering' ? (
    <svg aria-hidden="true" viewBox="30 30 340 340" className="logo-mark">
      <path className="dots dots-logo" d={gathering({ marks: 19, order: 1, seed: 1 })} />
    </svg>
  ) : (
    <svg aria-hidden="true" viewBox="30 60 740 680" className="logo-mark">
      <path className="contours contours-logo" d={soundings(3)} />
    </svg>
  )
}
