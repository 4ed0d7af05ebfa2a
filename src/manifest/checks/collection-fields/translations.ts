import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const needed = {
  de: {
    choices: 'Ergänzen Sie "choices:" mit einem Wert und einer Beschriftung für jede Auswahl.',
    of: 'Ergänzen Sie "of:" mit dem Namen der Sammlung, in der der andere Eintrag ist.',
    fields: 'Ergänzen Sie "fields:" mit dem, was jeder Eintrag der Liste hat.',
  },
  fr: {
    choices: 'Ajoutez "choices:" avec une valeur et un intitulé pour chaque choix.',
    of: 'Ajoutez "of:" avec le nom de la collection où se trouve l’autre entrée.',
    fields: 'Ajoutez "fields:" avec ce qu’a chaque élément de la liste.',
  },
  es: {
    choices: 'Añada "choices:" con un valor y una etiqueta para cada opción.',
    of: 'Añada "of:" con el nombre de la colección en que está la otra entrada.',
    fields: 'Añada "fields:" con lo que tiene cada elemento de la lista.',
  },
} satisfies Record<string, Record<string, string>>
const neededIn = (language: Readonly<Record<string, string>>, key: string) => language[key]

export default {
  de: {
    'entry-field-twice': {
      message: ({ name, holder }) => `${de.word(holder)} hat zwei Felder namens ${quoted(name)}.`,
      hint: () => 'Geben Sie einem davon einen anderen Namen, oder entfernen Sie es.',
    },
    'entry-field-reserved': {
      message: ({ name }) => `Jeder Eintrag hat ${quoted(name)} von selbst; so kann kein Feld heißen.`,
      hint: () => 'Geben Sie dem Feld einen anderen Namen, oder entfernen Sie es.',
    },
    'entry-field-has-no-such': {
      message: ({ key, type }) => `Ein Feld vom Typ "${type}" hat kein "${key}".`,
      hint: ({ key, types }) => `"${key}" gehört zu ${de.listed(types)}; entfernen Sie es, oder ändern Sie den Typ.`,
    },
    'entry-field-needs': {
      message: ({ type, key }) => `Ein Feld vom Typ "${type}" braucht "${key}".`,
      hint: ({ key }) => neededIn(needed.de, key) ?? `Ergänzen Sie "${key}:".`,
    },
  },
  fr: {
    'entry-field-twice': {
      message: ({ name, holder }) => `${fr.word(holder)} a deux champs nommés ${quoted(name)}.`,
      hint: () => 'Donnez un autre nom à l’un d’eux, ou supprimez-le.',
    },
    'entry-field-reserved': {
      message: ({ name }) => `Chaque entrée a ${quoted(name)} d’elle-même ; aucun champ ne peut s’appeler ainsi.`,
      hint: () => 'Donnez un autre nom au champ, ou supprimez-le.',
    },
    'entry-field-has-no-such': {
      message: ({ key, type }) => `Un champ du type "${type}" n’a pas de "${key}".`,
      hint: ({ key, types }) => `"${key}" va avec ${fr.listed(types)} ; supprimez-le ou changez le type.`,
    },
    'entry-field-needs': {
      message: ({ type, key }) => `Un champ du type "${type}" a besoin de "${key}".`,
      hint: ({ key }) => neededIn(needed.fr, key) ?? `Ajoutez "${key}:".`,
    },
  },
  es: {
    'entry-field-twice': {
      message: ({ name, holder }) => `${es.word(holder)} tiene dos campos llamados ${quoted(name)}.`,
      hint: () => 'Dé otro nombre a uno de ellos, o quítelo.',
    },
    'entry-field-reserved': {
      message: ({ name }) => `Toda entrada tiene ${quoted(name)} por sí misma; ningún campo puede llamarse así.`,
      hint: () => 'Dé otro nombre al campo, o quítelo.',
    },
    'entry-field-has-no-such': {
      message: ({ key, type }) => `Un campo de tipo "${type}" no tiene "${key}".`,
      hint: ({ key, types }) => `"${key}" va con ${es.listed(types)}; quítelo o cambie el tipo.`,
    },
    'entry-field-needs': {
      message: ({ type, key }) => `Un campo de tipo "${type}" necesita "${key}".`,
      hint: ({ key }) => neededIn(needed.es, key) ?? `Añada "${key}:".`,
    },
  },
} satisfies InEachLanguage<typeof kinds>
