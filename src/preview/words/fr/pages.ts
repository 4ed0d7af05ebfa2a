import type { EditorWords } from '../rooms.ts'
import { counted } from './counted.ts'

export const pages: EditorWords['pages'] = {
  add: 'Ajouter une page',
  address: 'Son adresse',
  addressAbout: 'Laissée vide, elle est faite du titre.',
  addressExample: '/tarifs',
  howAddressesAre:
    'Une adresse commence par une barre oblique, comme /tarifs, et a des lettres sans accents, des chiffres, des tirets et des points.',
  beginsWith: 'Elle commence par',
  copy: 'Une copie',
  copyAbout: (path) => `Les sections de ${path}.`,
  inMenu: 'Dans le menu',
  renamed: (path, to) => `${path} renommée ${to}`,
  rename: (path) => `Renommer ${path}`,
  newAddress: 'Sa nouvelle adresse',
  ledOn: (path) => `Qui vient sur ${path} est redirigé.`,
  whereTo: 'Où vont les visiteurs qui y viennent, par un lien ou une recherche',
  otherLinks: (count) => counted(count, { one: '# lien y mènera aussi.', other: '# liens y mèneront aussi.' }),
  menuLinkGoes: 'Son lien dans le menu disparaît.',
  call: (count, before, then) =>
    counted(count, {
      one: `Appeler # lien « ${then} », non « ${before} »`,
      other: `Appeler # liens « ${then} », non « ${before} »`,
    }),
  all: 'Pages',
  find: (count) => counted(count, { one: 'Chercher parmi # page', other: 'Chercher parmi # pages' }),
  found: (count) => counted(count, { one: '# page', other: '# pages' }),
  below: (path) => `Pages sous ${path}`,
  intoMenu: '+ Au menu',
  putIntoMenu: (title) => `Mettre ${title} au menu`,
  wasPutIntoMenu: (title) => `${title} mis au menu`,
  takenOutOfMenu: (label) => `${label} retiré du menu`,
  takeOutOfMenu: 'Retirer du menu',
  templates: {
    text: {
      words: 'Texte',
      about: 'Un titre et un texte.',
    },
    service: {
      words: 'Prestation',
      about: 'Ce que c’est, ce qu’on reçoit, comment cela marche, le prix, et un moyen d’écrire.',
    },
    contact: {
      words: 'Contact',
      about: 'Un formulaire du site.',
    },
    blank: {
      words: 'Rien',
      about: 'Un titre seul.',
    },
  },
}
