import { grammarOf } from '../grammar.ts'
import type { EditorWords } from '../rooms.ts'

const { counted } = grammarOf('fr')

export const catalogue: EditorWords['catalogue'] = {
  name: 'Blocs',
  kinds: (count) => counted(count, { one: '# sorte.', other: '# sortes.' }),
  backToSite: 'Retour au site',
  width: 'Largeur',
  widths: {
    phone: 'téléphone',
    tablet: 'tablette',
    desk: 'bureau',
  },
  filter: 'Filtrer',
  with: (count, words) => counted(count, { one: `# bloc avec « ${words} »`, other: `# blocs avec « ${words} »` }),
  usedTimes: (count) => counted(count, { one: 'Utilisé # fois ici', other: 'Utilisé # fois ici' }),
  noneWith: 'Aucun bloc ne contient ces mots.',
  linkTo: (name) => `Lien vers ${name}`,
  options: (count) => counted(count, { one: '# option', other: '# options' }),
  usedHere: 'Utilisé ici',
  nowhere: 'Nulle part sur ce site.',
  opened: (path) => `${path} est ouvert dans l’éditeur.`,
  inVersion: (path, version) => `${path} dans la version ${version}`,
  asShared: (name) => `comme section partagée ${name}`,
  editThat: (path, version, number) => `Modifier ${path} dans la version ${version}, bloc ${number}`,
  edit: 'Modifier',
  optionsOf: (name) => `Options de ${name}`,
  columns: {
    field: 'Champ',
    written: 'Ce qui s’y écrit',
    leftOut: 'Omis',
    about: 'À propos',
  },
  required: 'obligatoire',
  mayBe: 'possible',
  openAlone: 'Ouvrir seul',
  yamlOf: (name) => `YAML de ${name}`,
  copy: 'Copier',
  copied: 'Copié',
  copiedThat: (name) => `${name} : copié.`,
  notCopied: 'Le navigateur n’a pas permis de copier.',
}
