import { type FocusEvent, useEffect, useState } from 'react'
import { Button, FieldError, Input, Label, TextField } from 'react-aria-components'
import type { Path } from '../../../problems/finding.ts'
import { contrast } from '../../../site/colours.ts'
import type { Palette, Site } from '../../../site/model.ts'
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

/** Previews a colour on the page while it is picked, and returns what the theme becomes with it. Undefined ends the preview. */
function useTriedColour(place: string, typed: string | undefined): LookAnswer {
  const { reading } = usePanel().data
  const [answer, setAnswer] = useState<LookAnswer>({})
  useEffect(() => {
    if (typed === undefined) return setAnswer({})
    const controller = new AbortController()
    const at: Path = JSON.parse(place)
    const operations = [{ do: 'set', path: at, value: typed, sharing: 'all' }] satisfies RequestOf<'look'>['operations']
    const turn = setTimeout(() => {
      callServer(editEndpoints.look, { operations, reading }, { signal: controller.signal })
        .then((look) => {
          setAnswer(look)
          if (look.theme) postToPage({ lectern: 'look', theme: look.theme })
        })
        .catch(() => undefined)
    }, pickDelay)
    return () => {
      clearTimeout(turn)
      controller.abort()
      postToPage({ lectern: 'look' })
    }
  }, [typed, place, reading])
  return answer
}

/** The contrast of a colour at a path with the grounds that it may stand on, in words. */
function contrastInWords(colour: string, at: Path, { light, dark }: Pick<Site['theme'], 'light' | 'dark'>): string {
  const { contrastByDay, contrastByNight } = words.panel.fields
  const role = String(at.at(-1))
  if (at.includes('theme') && !rolesOnPage.has(role)) return ''
  // One accent for both palettes is made lighter or darker for each.
  const isForBoth = at.at(-2) === 'theme' && role === 'accent'
  const on = (when: typeof contrastByDay, { ground, accent }: Palette) =>
    when(`${contrast(isForBoth ? accent : colour, ground).toFixed(1)}:1`)
  // A colour of one palette is shown against that palette's ground only.
  const all = [
    at.includes('dark') ? '' : on(contrastByDay, light),
    at.includes('light') ? '' : on(contrastByNight, dark),
  ]
  return all.filter(Boolean).join(', ')
}

/** A colour with its contrast in both palettes. The page previews the colour while it is picked. */
export function ColourField(props: AnyFieldProps) {
  const { schema, name, value, at } = props
  const { data } = usePanel()
  const set = useSet(props)
  const fileValue = typeof value === 'string' ? value : ''
  const { typed, type, save } = useTyped(at, fileValue, async (colour) => hex.test(colour) && set(colour))
  const { howColoursAre, pickColour, tooClose, pickNearest } = words.panel.fields
  const isColour = hex.test(typed)
  // The derived colour that an unset field stands for.
  const palette: Readonly<Record<string, string>> = { ...data.palettes[at.includes('dark') ? 'dark' : 'light'] }
  const unset = at.includes('theme') ? palette[String(at.at(-1))] : undefined
  const isTried = isColour && typed !== fileValue
  const { isTooClose, nearest, theme } = useTriedColour(JSON.stringify(at), isTried ? typed : undefined)
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
      {isColour && <span className="quiet">{contrastInWords(typed, at, theme ?? data.palettes)}</span>}
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
