import { type FocusEvent, useEffect, useState } from 'react'
import { Button, FieldError, Input, Label, TextField } from 'react-aria-components'
import type { Path } from '../../../problems/finding.ts'
import { contrast } from '../../../site/colours.ts'
import type { Palette } from '../../../site/model.ts'
import type { LookAnswer } from '../../edit-messages.ts'
import { editEndpoints } from '../../endpoints.ts'
import type { RequestOf } from '../../request-bodies.ts'
import { callServer } from '../server-calls.ts'
import { Swatch } from '../swatch.tsx'
import { fieldTitle } from '../titles.ts'
import { words } from '../words.ts'
import type { AnyFieldProps } from './field-props.ts'
import { postToPage } from './panel-messages.ts'
import { usePanel } from './panel-store.ts'
import { AboutField } from './schema-words.tsx'
import { useSet } from './use-set.ts'
import { useTyped } from './use-typed.ts'

/** Milliseconds without another pick until the page is redrawn; dragging in a colour picker picks many. */
const pickDelay = 40

/** Theme colours used for text on the page's ground. The others are used on bands and buttons, or are grounds themselves. */
const rolesOnPage: ReadonlySet<string> = new Set(['ink', 'muted', 'accent'])

const hex = /^#[0-9a-fA-F]{6}$/

/** A colour with its contrast in both palettes. The page previews the colour while it is picked. */
export function ColourField(props: AnyFieldProps) {
  const { schema, name, value } = props
  const { data } = usePanel()
  const set = useSet(props)
  const fileValue = typeof value === 'string' ? value : ''
  const { typed, type, save } = useTyped(props.at, fileValue, async (colour) => hex.test(colour) && set(colour))
  const { contrastByDay, contrastByNight, howColoursAre, pickColour, tooClose, pickNearest } = words.panel.fields
  const [{ isTooClose, nearest, theme: tried }, setAnswer] = useState<LookAnswer>({})
  const palettes = tried ?? data.palettes
  const all: [(ratio: string) => string, Palette, string][] = [
    [contrastByDay, palettes.light, 'dark'],
    [contrastByNight, palettes.dark, 'light'],
  ]
  const role = String(props.at.at(-1))
  const isOnPage = !props.at.includes('theme') || rolesOnPage.has(role)
  // A colour of one palette is shown against that palette's ground only.
  const grounds = isOnPage ? all.filter(([, , other]) => !props.at.includes(other)) : []
  const isColour = hex.test(typed)
  // One accent for both palettes is made lighter or darker for each.
  const isForBoth = props.at.at(-2) === 'theme' && role === 'accent'
  // The derived colour that an unset field stands for.
  const palette: Readonly<Record<string, string>> = { ...data.palettes[props.at.includes('dark') ? 'dark' : 'light'] }
  const unset = props.at.includes('theme') ? palette[role] : undefined
  const place = JSON.stringify(props.at)
  useEffect(() => {
    if (!isColour || typed === fileValue) return setAnswer({})
    const controller = new AbortController()
    const at: Path = JSON.parse(place)
    const operations = [{ do: 'set', path: at, value: typed, sharing: 'all' }] satisfies RequestOf<'look'>['operations']
    const turn = setTimeout(() => {
      callServer(editEndpoints.look, { operations, reading: data.reading }, { signal: controller.signal })
        .then((answer) => {
          setAnswer(answer)
          if (answer.theme) postToPage({ lectern: 'look', theme: answer.theme })
        })
        .catch(() => undefined)
    }, pickDelay)
    return () => {
      clearTimeout(turn)
      controller.abort()
      postToPage({ lectern: 'look' })
    }
  }, [isColour, typed, fileValue, place, data.reading])
  // Moving the focus to the suggested colour does not save the typed one.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element && relatedTarget.matches('.nearest'))) save(typed)
  }
  return (
    <TextField className="field" value={typed} onChange={type} onBlur={leave} isInvalid={typed !== '' && !isColour}>
      <Label>{fieldTitle(name)}</Label>
      <span className="colour">
        <input
          type="color"
          aria-label={pickColour(fieldTitle(name))}
          value={isColour ? typed : (unset ?? '#000000')}
          className={isColour || unset ? undefined : 'unset'}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
        <Input placeholder={unset} onKeyDown={({ key }) => key === 'Enter' && save(typed)} />
      </span>
      {isColour && (
        <span className="quiet">
          {grounds
            .map(([when, { ground, accent }]) => when(`${contrast(isForBoth ? accent : typed, ground).toFixed(1)}:1`))
            .join(', ')}
        </span>
      )}
      {isTooClose && <span role="status">{tooClose}</span>}
      {isTooClose && nearest && (
        <Button
          className="nearest"
          onBlur={leave}
          onPress={() => {
            type(nearest)
            save(nearest)
          }}
        >
          <Swatch colour={nearest} />
          {pickNearest(nearest)}
        </Button>
      )}
      <AboutField schema={schema} />
      <FieldError>{howColoursAre}</FieldError>
    </TextField>
  )
}
