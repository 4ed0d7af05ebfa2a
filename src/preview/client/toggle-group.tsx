interface ToggleGroupProps<Option extends string> {
  name: string
  options: readonly Option[]
  chosen: Option
  choose: (option: Option) => void
  /** Labels of the options; the options themselves by default. */
  labels?: Readonly<Record<Option, string>>
  className?: string
}

/** A row of buttons of which one is pressed. */
export function ToggleGroup<Option extends string>(props: ToggleGroupProps<Option>) {
  const { name, options, chosen, choose, labels, className = 'group' } = props
  return (
    <fieldset className={className}>
      <legend>{name}</legend>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === chosen} onClick={() => choose(option)}>
          {labels?.[option] ?? option}
        </button>
      ))}
    </fieldset>
  )
}
