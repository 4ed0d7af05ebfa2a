import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const isOfEngine = /^(?:facts|site|build)\./

export default {
  de: {
    'unknown-name': {
      message: ({ name }) => `"{${name}}" steht für nichts.`,
      hint: ({ name, nearest, known }) =>
        nearest
          ? de.meant(`{${nearest}}`)
          : `Diese Namen gibt es: ${de.listed(known)}.${isOfEngine.test(name) ? '' : ' Für eine Klammer selbst schreiben Sie {{.'}`,
    },
    'unclosed-brace': {
      message: ({ text }) => `Die geschweifte Klammer in ${quoted(text)} wird nie geschlossen.`,
      hint: () => 'Ergänzen Sie }, oder schreiben Sie {{ für eine Klammer selbst.',
    },
    'unopened-brace': {
      message: ({ name }) => `"${name}}" wird so gezeigt, wie es hier steht.`,
      hint: ({ name }) => `Schreiben Sie "{${name}}" für den Wert.`,
    },
  },
  fr: {
    'unknown-name': {
      message: ({ name }) => `"{${name}}" ne représente rien.`,
      hint: ({ name, nearest, known }) =>
        nearest
          ? fr.meant(`{${nearest}}`)
          : `Ces noms existent : ${fr.listed(known)}.${isOfEngine.test(name) ? '' : ' Pour une accolade même, écrivez {{.'}`,
    },
    'unclosed-brace': {
      message: ({ text }) => `L’accolade dans ${quoted(text)} n’est jamais fermée.`,
      hint: () => 'Ajoutez }, ou écrivez {{ pour une accolade même.',
    },
    'unopened-brace': {
      message: ({ name }) => `"${name}}" s’affiche tel qu’il est ici.`,
      hint: ({ name }) => `Écrivez "{${name}}" pour sa valeur.`,
    },
  },
  es: {
    'unknown-name': {
      message: ({ name }) => `"{${name}}" no representa nada.`,
      hint: ({ name, nearest, known }) =>
        nearest
          ? es.meant(`{${nearest}}`)
          : `Estos nombres existen: ${es.listed(known)}.${isOfEngine.test(name) ? '' : ' Para una llave misma, escriba {{.'}`,
    },
    'unclosed-brace': {
      message: ({ text }) => `La llave en ${quoted(text)} no se cierra nunca.`,
      hint: () => 'Añada }, o escriba {{ para una llave misma.',
    },
    'unopened-brace': {
      message: ({ name }) => `"${name}}" se muestra tal como está aquí.`,
      hint: ({ name }) => `Escriba "{${name}}" para su valor.`,
    },
  },
} satisfies InEachLanguage<typeof kinds>
