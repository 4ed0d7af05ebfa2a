// A field for the focal point of a cropped picture: one of nine places, chosen in the picture or with the arrow keys.
import type { KeyboardEvent } from 'react'
import { Label, Radio, RadioGroup, Text } from 'react-aria-components'
import type { EditorWords } from '../../words/rooms.ts'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import type { AnyFieldProps } from './field-props.ts'
import { useChosen } from './use-set.ts'

type Place = keyof EditorWords['panel']['fields']['focusPlaces']

const places: Place[][] = [
  ['top left', 'top', 'top right'],
  ['left', 'center', 'right'],
  ['bottom left', 'bottom', 'bottom right'],
]

/** Rows down and columns right for each arrow key. */
const steps: Record<string, [number, number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

interface FocusFieldProps extends AnyFieldProps {
  src: string
  /** Whether the picture has a ratio of its own; a block may crop it too. */
  isCut: boolean
}

export function FocusField({ src, isCut, ...props }: FocusFieldProps) {
  const [value, set] = useChosen(props)
  const now = places.flat().find((place) => place === value) ?? 'center'
  const choose = (place: string | undefined) => place !== undefined && void set(place === 'center' ? undefined : place)
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    const [down, right] = steps[event.key] ?? []
    if (down === undefined || right === undefined) return
    // The radio group's own arrow keys would step through all nine in one line.
    event.preventDefault()
    event.stopPropagation()
    const row = places.findIndex((one) => one.includes(now))
    const place = places[row + down]?.[(places[row]?.indexOf(now) ?? 0) + right]
    choose(place)
    if (place) event.currentTarget.querySelector<HTMLElement>(`input[value="${place}"]`)?.focus()
  }
  return (
    <RadioGroup className="field" value={now} onChange={choose}>
      <Label>{fieldTitle(props.name)}</Label>
      <div className="focus-places" onKeyDownCapture={onKeyDownCapture}>
        <img src={src} alt="" />
        <div>
          {places.flat().map((place) => (
            <Radio key={place} value={place} className="focus-place" aria-label={words.panel.fields.focusPlaces[place]}>
              <span className="ring" aria-hidden />
            </Radio>
          ))}
        </div>
      </div>
      <Text slot="description">
        {words.panel.fields.focusAbout} {isCut ? '' : words.panel.fields.notCut(fieldTitle('ratio'))}
      </Text>
    </RadioGroup>
  )
}
