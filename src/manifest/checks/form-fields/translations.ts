import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'function-shared': {
      message: ({ form, other, function: name }) =>
        `Die Formulare "${other}" und "${form}" werden beide an ${name} gesendet.`,
      hint: ({ form, function: name }) => `Geben Sie ihm eine eigene Funktion, etwa "${name}-${form}".`,
    },
    'duplicate-field': {
      message: ({ name, form }) => `Das Formular "${form}" hat zwei Felder namens ${quoted(name)}.`,
      hint: () => 'Geben Sie einem davon einen anderen Namen.',
    },
    'field-has-no-such': {
      message: ({ key, type }) => `Ein Feld vom Typ "${type}" hat kein "${key}".`,
      hint: ({ key, types }) => `"${key}" gehört zu ${de.listed(types)}; entfernen Sie es, oder ändern Sie den Typ.`,
    },
    'bounds-crossed': {
      message: ({ from, to }) => `Zwischen ${quoted(from)} und ${quoted(to)} liegt nichts.`,
      hint: () => 'Vertauschen Sie beide, oder berichtigen Sie eines.',
    },
    'bad-bound': {
      message: ({ value, noun }) => `${quoted(value)} passt hier nicht (nötig ist: ${de.word(noun)}).`,
      hint: ({ how }) => de.word(how),
    },
    'value-missing': {
      message: ({ name }) => `Das verborgene Feld ${quoted(name)} hat keinen Wert.`,
      hint: () => 'Ergänzen Sie "value:".',
    },
    'honeypot-clash': {
      message: ({ name }) =>
        `${quoted(name)} ist ein Feld dieses Formulars und kann nicht zugleich die Falle für Maschinen sein.`,
      hint: () => 'Wählen Sie einen Namen, den kein Feld hat.',
    },
  },
  fr: {
    'function-shared': {
      message: ({ form, other, function: name }) =>
        `Les formulaires "${other}" et "${form}" sont tous deux envoyés à ${name}.`,
      hint: ({ form, function: name }) => `Donnez-lui une fonction à lui, par exemple "${name}-${form}".`,
    },
    'duplicate-field': {
      message: ({ name, form }) => `Le formulaire "${form}" a deux champs nommés ${quoted(name)}.`,
      hint: () => 'Donnez un autre nom à l’un d’eux.',
    },
    'field-has-no-such': {
      message: ({ key, type }) => `Un champ du type "${type}" n’a pas de "${key}".`,
      hint: ({ key, types }) => `"${key}" va avec ${fr.listed(types)} ; supprimez-le ou changez le type.`,
    },
    'bounds-crossed': {
      message: ({ from, to }) => `Il n’y a rien entre ${quoted(from)} et ${quoted(to)}.`,
      hint: () => 'Échangez les deux, ou corrigez l’un d’eux.',
    },
    'bad-bound': {
      message: ({ value, noun }) => `${quoted(value)} ne convient pas (il faut ${fr.word(noun)}).`,
      hint: ({ how }) => fr.word(how),
    },
    'value-missing': {
      message: ({ name }) => `Le champ caché ${quoted(name)} n’a pas de valeur.`,
      hint: () => 'Ajoutez "value:".',
    },
    'honeypot-clash': {
      message: ({ name }) =>
        `${quoted(name)} est un champ de ce formulaire et ne peut pas être aussi le piège à robots.`,
      hint: () => 'Choisissez un nom qu’aucun champ n’a.',
    },
  },
  es: {
    'function-shared': {
      message: ({ form, other, function: name }) =>
        `Los formularios "${other}" y "${form}" se envían los dos a ${name}.`,
      hint: ({ form, function: name }) => `Dele una función propia, por ejemplo "${name}-${form}".`,
    },
    'duplicate-field': {
      message: ({ name, form }) => `El formulario "${form}" tiene dos campos llamados ${quoted(name)}.`,
      hint: () => 'Dé otro nombre a uno de ellos.',
    },
    'field-has-no-such': {
      message: ({ key, type }) => `Un campo de tipo "${type}" no tiene "${key}".`,
      hint: ({ key, types }) => `"${key}" va con ${es.listed(types)}; quítelo o cambie el tipo.`,
    },
    'bounds-crossed': {
      message: ({ from, to }) => `No hay nada entre ${quoted(from)} y ${quoted(to)}.`,
      hint: () => 'Intercambie los dos, o corrija uno.',
    },
    'bad-bound': {
      message: ({ value, noun }) => `${quoted(value)} no sirve aquí (hace falta ${es.word(noun)}).`,
      hint: ({ how }) => es.word(how),
    },
    'value-missing': {
      message: ({ name }) => `El campo oculto ${quoted(name)} no tiene valor.`,
      hint: () => 'Añada "value:".',
    },
    'honeypot-clash': {
      message: ({ name }) =>
        `${quoted(name)} es un campo de este formulario y no puede ser a la vez la trampa para robots.`,
      hint: () => 'Elija un nombre que no tenga ningún campo.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
