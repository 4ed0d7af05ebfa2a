import { grammarOf } from '../grammar.ts'

const { counted } = grammarOf('en')

export const catalogue = {
  name: 'Blocks',
  kinds: (count: number) => counted(count, { one: '# kind.', other: '# kinds.' }),
  backToSite: 'Back to the site',
  width: 'Width',
  widths: {
    phone: 'phone',
    tablet: 'tablet',
    desk: 'desk',
  },
  filter: 'Filter',
  with: (count: number, words: string) =>
    counted(count, { one: `# block with “${words}”`, other: `# blocks with “${words}”` }),
  usedTimes: (count: number) => counted(count, { one: 'Used # time here', other: 'Used # times here' }),
  noneWith: 'No block has these words.',
  linkTo: (name: string) => `Link to ${name}`,
  options: (count: number) => counted(count, { one: '# option', other: '# options' }),
  usedHere: 'Used here',
  nowhere: 'Nowhere on this site.',
  opened: (path: string) => `Opened ${path} in the editor.`,
  inVersion: (path: string, version: string) => `${path} in version ${version}`,
  asShared: (name: string) => `as the shared section ${name}`,
  editThat: (path: string, version: string, number: number) => `Edit ${path} in version ${version}, block ${number}`,
  edit: 'Edit',
  optionsOf: (name: string) => `Options of ${name}`,
  columns: {
    field: 'Field',
    written: 'What is written there',
    leftOut: 'Left out',
    about: 'About',
  },
  required: 'required',
  mayBe: 'may be',
  openAlone: 'Open it alone',
  yamlOf: (name: string) => `YAML of ${name}`,
  copy: 'Copy',
  copied: 'Copied',
  copiedThat: (name: string) => `Copied ${name}.`,
  notCopied: 'The browser did not let it be copied.',
}
