import type { EditorWords } from '../rooms.ts'
import { counted } from './counted.ts'

export const pages: EditorWords['pages'] = {
  add: 'Seite hinzufügen',
  address: 'Adresse',
  addressAbout: 'Bleibt sie leer, entsteht sie aus dem Titel.',
  addressExample: '/preise',
  howAddressesAre:
    'Eine Adresse beginnt mit einem Schrägstrich, wie /preise, und hat Buchstaben ohne Akzente und Umlaute, Ziffern, Bindestriche und Punkte.',
  beginsWith: 'Sie beginnt mit',
  copy: 'Einer Kopie',
  copyAbout: (path) => `Den Abschnitten von ${path}.`,
  inMenu: 'Im Menü',
  renamed: (path, to) => `${path} in ${to} umbenannt`,
  rename: (path) => `${path} umbenennen`,
  newAddress: 'Neue Adresse',
  ledOn: (path) => `Wer ${path} aufruft, wird weitergeleitet.`,
  whereTo: 'Wohin Besucher kommen, die sie über einen Link oder eine Suche aufrufen',
  otherLinks: (count) =>
    counted(count, { one: '# Link führt dann auch dorthin.', other: '# Links führen dann auch dorthin.' }),
  menuLinkGoes: 'Ihr Link im Menü fällt weg.',
  call: (count, before, then) =>
    counted(count, {
      one: `# Link „${then}“ statt „${before}“ nennen`,
      other: `# Links „${then}“ statt „${before}“ nennen`,
    }),
  all: 'Seiten',
  find: (count) => counted(count, { one: '# Seite durchsuchen', other: 'In # Seiten suchen' }),
  found: (count) => counted(count, { one: '# Seite', other: '# Seiten' }),
  below: (path) => `Seiten unter ${path}`,
  intoMenu: '+ Menü',
  putIntoMenu: (title) => `${title} ins Menü aufnehmen`,
  wasPutIntoMenu: (title) => `${title} ins Menü aufgenommen`,
  takenOutOfMenu: (label) => `${label} aus dem Menü genommen`,
  takeOutOfMenu: 'Aus dem Menü nehmen',
  templates: {
    text: {
      words: 'Text',
      about: 'Ein Titel und ein Text.',
    },
    service: {
      words: 'Leistung',
      about: 'Was es ist, was man bekommt, wie es geht, was es kostet, und ein Weg zu schreiben.',
    },
    contact: {
      words: 'Kontakt',
      about: 'Ein Formular der Website.',
    },
    blank: {
      words: 'Nichts',
      about: 'Nur ein Titel.',
    },
  },
}
