import { grammarOf } from '../grammar.ts'
import type { EditorWords } from '../rooms.ts'

const { counted } = grammarOf('de')

export const catalogue: EditorWords['catalogue'] = {
  name: 'Bausteine',
  kinds: (count) => counted(count, { one: '# Art.', other: '# Arten.' }),
  backToSite: 'Zurück zur Website',
  width: 'Breite',
  widths: {
    phone: 'Telefon',
    tablet: 'Tablet',
    desk: 'Schreibtisch',
  },
  filter: 'Filtern',
  with: (count, words) => counted(count, { one: `# Baustein mit „${words}“`, other: `# Bausteine mit „${words}“` }),
  usedTimes: (count) => counted(count, { one: 'Hier #-mal benutzt', other: 'Hier #-mal benutzt' }),
  noneWith: 'Kein Baustein enthält das.',
  linkTo: (name) => `Link zu ${name}`,
  options: (count) => counted(count, { one: '# Angabe', other: '# Angaben' }),
  usedHere: 'Hier benutzt',
  nowhere: 'Nirgends auf dieser Website.',
  opened: (path) => `${path} ist im Editor geöffnet.`,
  inVersion: (path, version) => `${path} in Version ${version}`,
  asShared: (name) => `als gemeinsamer Abschnitt ${name}`,
  editThat: (path, version, number) => `${path} in Version ${version} bearbeiten, Baustein ${number}`,
  edit: 'Bearbeiten',
  optionsOf: (name) => `Angaben von ${name}`,
  columns: {
    field: 'Feld',
    written: 'Was dort steht',
    leftOut: 'Weggelassen',
    about: 'Bedeutung',
  },
  required: 'Pflicht',
  mayBe: 'möglich',
  openAlone: 'Einzeln öffnen',
  yamlOf: (name) => `YAML von ${name}`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  copiedThat: (name) => `${name} kopiert.`,
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt.',
}
