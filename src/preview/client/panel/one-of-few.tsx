import { Button } from 'react-aria-components'

interface OneOfFewProps {
  label: string
  /** Each with its name, in its language, and a note. */
  options: readonly { id: string; name: string; lang?: string; note: string }[]
  chosen: string
  onChoose: (id: string) => void
}

/** A row of buttons of which one is pressed. */
export const OneOfFew = ({ label, options, chosen, onChoose }: OneOfFewProps) => (
  <fieldset className="collections" aria-label={label}>
    {options.map(({ id, name, lang, note }) => (
      <Button key={id} aria-pressed={id === chosen} onPress={() => onChoose(id)}>
        <span lang={lang}>{name}</span> <span className="quiet">{note}</span>
      </Button>
    ))}
  </fieldset>
)
