import { Input, Label, SearchField, type SearchFieldProps } from 'react-aria-components'

export const Search = ({ label, ...field }: { label: string } & SearchFieldProps) => (
  <SearchField className="field" {...field}>
    <Label>{label}</Label>
    <Input />
  </SearchField>
)
