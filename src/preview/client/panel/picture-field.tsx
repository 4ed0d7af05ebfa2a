import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import type { AnyFieldProps } from './field-props.ts'
import { usePanel } from './panel-store.ts'
import { PictureChoice } from './picture-choice.tsx'
import { TextValue } from './text-value.tsx'
import { useSet } from './use-set.ts'

/** A picture of the site. The field of its alt text follows it. */
export function PictureField(props: AnyFieldProps) {
  const { name, value, schema } = props
  const { data } = usePanel()
  const set = useSet(props)
  const takesImages = schema.pattern?.includes('images/') ?? false
  // Other files under public/, such as fonts, are typed as a path.
  if (!takesImages) return <TextValue {...props} />
  const shown = data.pictures.find(({ file }) => file === value)
  const chosen = typeof value === 'string' ? value : undefined
  return (
    <fieldset className="group picture">
      <legend>{fieldTitle(name)}</legend>
      {shown && <img src={shown.src} alt="" />}
      <p className="quiet">{chosen ?? words.panel.pictures.none}</p>
      <PictureChoice chosen={chosen} onChoose={set} />
    </fieldset>
  )
}
