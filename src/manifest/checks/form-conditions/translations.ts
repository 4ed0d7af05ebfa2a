import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const shownValue = (value: string | number | boolean) => (typeof value === 'string' ? quoted(value) : String(value))

export default {
  de: {
    'condition-unknown-field': {
      message: ({ name }) => `Es gibt kein anderes Feld namens ${quoted(name)}, von dem es abhängen könnte.`,
      hint: ({ nearest, known }) => de.didYouMean(nearest, known, 'Felder'),
    },
    'condition-unknown-value': {
      message: ({ value, field }) => `Das Feld "${field}" hat nie den Wert ${shownValue(value)}.`,
      hint: ({ nearest, known, isRequired, how }) => {
        if (isRequired)
          return 'Es muss angekreuzt sein, bevor das Formular gesendet werden kann: Schreiben Sie true, oder machen Sie es freiwillig.'
        if (known) return de.didYouMean(nearest, known, 'möglichen Werte')
        return nearest === undefined ? de.word(how) : `Schreiben Sie ihn in Anführungszeichen: ${nearest}.`
      },
    },
    'condition-later': {
      message: ({ name, field }) => `"${name}" wartet auf die Antwort in "${field}", wonach erst danach gefragt wird.`,
      hint: ({ field }) => `Setzen Sie es unter "${field}".`,
    },
    'condition-loop': {
      message: ({ names }) => `Die Felder ${de.listed(names)} warten aufeinander.`,
      hint: () => 'Entfernen Sie eine der Bedingungen.',
    },
  },
  fr: {
    'condition-unknown-field': {
      message: ({ name }) => `Il n’y a pas d’autre champ nommé ${quoted(name)} dont dépendre.`,
      hint: ({ nearest, known }) => fr.didYouMean(nearest, known, 'champs'),
    },
    'condition-unknown-value': {
      message: ({ value, field }) => `Le champ "${field}" n’a jamais la valeur ${shownValue(value)}.`,
      hint: ({ nearest, known, isRequired, how }) => {
        if (isRequired)
          return 'Il doit être coché avant que le formulaire puisse partir : écrivez true, ou rendez-le facultatif.'
        if (known) return fr.didYouMean(nearest, known, 'valeurs')
        return nearest === undefined ? fr.word(how) : `Écrivez-la entre guillemets droits : ${nearest}.`
      },
    },
    'condition-later': {
      message: ({ name, field }) => `"${name}" attend la réponse à "${field}", qui n’est demandée qu’après.`,
      hint: ({ field }) => `Placez-le sous "${field}".`,
    },
    'condition-loop': {
      message: ({ names }) => `Les champs ${fr.listed(names)} s’attendent les uns les autres.`,
      hint: () => 'Supprimez l’une des conditions.',
    },
  },
  es: {
    'condition-unknown-field': {
      message: ({ name }) => `No hay otro campo llamado ${quoted(name)} del que depender.`,
      hint: ({ nearest, known }) => es.didYouMean(nearest, known, 'campos'),
    },
    'condition-unknown-value': {
      message: ({ value, field }) => `El campo "${field}" nunca tiene el valor ${shownValue(value)}.`,
      hint: ({ nearest, known, isRequired, how }) => {
        if (isRequired)
          return 'Tiene que estar marcada antes de poder enviar el formulario: escriba true, o hágala opcional.'
        if (known) return es.didYouMean(nearest, known, 'valores')
        return nearest === undefined ? es.word(how) : `Escríbalo entre comillas rectas: ${nearest}.`
      },
    },
    'condition-later': {
      message: ({ name, field }) => `"${name}" espera la respuesta de "${field}", que se pregunta después.`,
      hint: ({ field }) => `Póngalo debajo de "${field}".`,
    },
    'condition-loop': {
      message: ({ names }) => `Los campos ${es.listed(names)} se esperan unos a otros.`,
      hint: () => 'Quite una de las condiciones.',
    },
  },
} satisfies InEachLanguage<typeof kinds>
