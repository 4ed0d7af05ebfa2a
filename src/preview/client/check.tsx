interface CheckProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A checkbox with its label. */
export const LabelledCheck = ({ label, isOn, onChange }: CheckProps) => (
  <label className="check">
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    <span>{label}</span>
  </label>
)
