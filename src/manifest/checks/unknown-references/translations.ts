import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'unknown-fragment': {
      message: ({ name }) => `Es gibt keinen gemeinsamen Abschnitt namens ${quoted(name)}.`,
      hint: ({ nearest, known }) => de.didYouMean(nearest, known, 'gemeinsamen Abschnitte'),
    },
    'unknown-form': {
      message: ({ name }) => `Es gibt kein Formular namens ${quoted(name)}.`,
      hint: ({ nearest, known }) => de.didYouMean(nearest, known, 'Formulare'),
    },
    'unknown-reading': {
      message: ({ name }) => `Es gibt keine Version namens ${quoted(name)}.`,
      hint: ({ nearest, known }) => de.didYouMean(nearest, known, 'Versionen'),
    },
  },
  fr: {
    'unknown-fragment': {
      message: ({ name }) => `Il n’y a pas de section partagée nommée ${quoted(name)}.`,
      hint: ({ nearest, known }) => fr.didYouMean(nearest, known, 'sections partagées'),
    },
    'unknown-form': {
      message: ({ name }) => `Il n’y a pas de formulaire nommé ${quoted(name)}.`,
      hint: ({ nearest, known }) => fr.didYouMean(nearest, known, 'formulaires'),
    },
    'unknown-reading': {
      message: ({ name }) => `Il n’y a pas de version nommée ${quoted(name)}.`,
      hint: ({ nearest, known }) => fr.didYouMean(nearest, known, 'versions'),
    },
  },
  es: {
    'unknown-fragment': {
      message: ({ name }) => `No hay ninguna sección compartida llamada ${quoted(name)}.`,
      hint: ({ nearest, known }) => es.didYouMean(nearest, known, 'secciones compartidas'),
    },
    'unknown-form': {
      message: ({ name }) => `No hay ningún formulario llamado ${quoted(name)}.`,
      hint: ({ nearest, known }) => es.didYouMean(nearest, known, 'formularios'),
    },
    'unknown-reading': {
      message: ({ name }) => `No hay ninguna versión llamada ${quoted(name)}.`,
      hint: ({ nearest, known }) => es.didYouMean(nearest, known, 'versiones'),
    },
  },
} satisfies InEachLanguage<typeof kinds>
