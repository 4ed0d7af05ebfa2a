import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

const why = {
  de: {
    empty: 'ist leer',
    relative: 'beginnt ohne Schrägstrich; wohin sie führt, hängt also von der Seite ab, auf der sie steht',
    insecure: 'ist nicht verschlüsselt',
    host: 'lässt ihr "https:" weg und führt deshalb zu einer anderen Website',
    address: 'ist keine Adresse',
    scheme: 'hat kein "https:"',
  },
  fr: {
    empty: 'est vide',
    relative: 'ne commence pas par une barre oblique : là où elle mène dépend de la page où elle se trouve',
    insecure: 'n’est pas chiffrée',
    host: 'omet son "https:" et mène donc à un autre site',
    address: 'n’est pas une adresse',
    scheme: 'n’a pas de "https:"',
  },
  es: {
    empty: 'está vacía',
    relative: 'no empieza con una barra: a dónde lleva depende de la página en que está',
    insecure: 'no va cifrada',
    host: 'omite su "https:", así que lleva a otro sitio',
    address: 'no es una dirección',
    scheme: 'no tiene "https:"',
  },
}

export default {
  de: {
    'dangerous-link': {
      message: ({ scheme }) => `Ein Link darf nicht mit ${quoted(scheme)} beginnen.`,
      hint: () => 'Verlinken Sie eine Seite, oder nehmen Sie https:, mailto: oder tel:.',
    },
    'bad-link': {
      message: ({ to, why: reason }) => `Die Adresse ${quoted(to)} ${why.de[reason]}.`,
      hint: ({ meant }) =>
        meant === undefined
          ? 'Schreiben Sie einen Pfad, oder eine Adresse mit https:, mailto: oder tel:.'
          : de.meant(meant),
    },
  },
  fr: {
    'dangerous-link': {
      message: ({ scheme }) => `Un lien ne peut pas commencer par ${quoted(scheme)}.`,
      hint: () => 'Faites un lien vers une page, ou utilisez https:, mailto: ou tel:.',
    },
    'bad-link': {
      message: ({ to, why: reason }) => `L’adresse ${quoted(to)} ${why.fr[reason]}.`,
      hint: ({ meant }) =>
        meant === undefined ? 'Écrivez un chemin, ou une adresse avec https:, mailto: ou tel:.' : fr.meant(meant),
    },
  },
  es: {
    'dangerous-link': {
      message: ({ scheme }) => `Un enlace no puede empezar con ${quoted(scheme)}.`,
      hint: () => 'Enlace una página, o use https:, mailto: o tel:.',
    },
    'bad-link': {
      message: ({ to, why: reason }) => `La dirección ${quoted(to)} ${why.es[reason]}.`,
      hint: ({ meant }) =>
        meant === undefined ? 'Escriba una ruta, o una dirección con https:, mailto: o tel:.' : es.meant(meant),
    },
  },
} satisfies InEachLanguage<typeof kinds>
