import { quoted } from '../../../problems/kind.ts'
import { de, es, fr } from '../../../problems/words/grammar.ts'
import type { InEachLanguage } from '../../../problems/words/translation.ts'
import type kinds from './problems.ts'

export default {
  de: {
    'still-placeholder': {
      message: ({ what }) => `${de.word(what)} ist noch ein Platzhalter.`,
      hint: () => 'Setzen Sie den wirklichen Inhalt ein, und entfernen Sie "placeholder: true".',
    },
    'example-address': {
      message: ({ address }) => `${quoted(address)} ist ein Beispiel und erreicht niemanden.`,
      hint: () => 'Schreiben Sie die wirkliche Adresse.',
    },
    'no-site-address': {
      message: ({ url }) => `${quoted(url)} ist nicht die Adresse einer öffentlichen Website.`,
      hint: () => 'Schreiben Sie die Adresse, unter der die Website veröffentlicht wird, mit https: und ohne Pfad.',
    },
    'missing-contact': {
      message: () => 'Die Website nennt niemanden, an den sich Besucher wenden können.',
      hint: () => 'Ergänzen Sie "contact:" mit Name, Aufgabe und E-Mail unter "site:".',
    },
    'unreviewed-text': {
      message: ({ title }) => `Der Text ${quoted(title)} ist noch zu prüfen.`,
      hint: () => 'Lassen Sie ihn prüfen, und schreiben Sie dann "review: done".',
    },
  },
  fr: {
    'still-placeholder': {
      message: ({ what }) => `${fr.word(what)} est encore à compléter.`,
      hint: () => 'Mettez-y le vrai contenu, et supprimez "placeholder: true".',
    },
    'example-address': {
      message: ({ address }) => `${quoted(address)} est un exemple et n’atteint personne.`,
      hint: () => 'Écrivez la vraie adresse.',
    },
    'no-site-address': {
      message: ({ url }) => `${quoted(url)} n’est pas l’adresse d’un site public.`,
      hint: () => 'Écrivez l’adresse où le site est publié, avec https: et sans chemin.',
    },
    'missing-contact': {
      message: () => 'Le site ne nomme personne à qui les visiteurs puissent écrire.',
      hint: () => 'Ajoutez "contact:" avec nom, rôle et e-mail sous "site:".',
    },
    'unreviewed-text': {
      message: ({ title }) => `Le texte ${quoted(title)} reste à relire.`,
      hint: () => 'Faites-le relire, puis écrivez "review: done".',
    },
  },
  es: {
    'still-placeholder': {
      message: ({ what }) => `${es.word(what)} aún está por completar.`,
      hint: () => 'Ponga el contenido real, y quite "placeholder: true".',
    },
    'example-address': {
      message: ({ address }) => `${quoted(address)} es un ejemplo y no llega a nadie.`,
      hint: () => 'Escriba la dirección real.',
    },
    'no-site-address': {
      message: ({ url }) => `${quoted(url)} no es la dirección de un sitio público.`,
      hint: () => 'Escriba la dirección en que se publica el sitio, con https: y sin ruta.',
    },
    'missing-contact': {
      message: () => 'El sitio no nombra a nadie a quien puedan escribir los visitantes.',
      hint: () => 'Añada "contact:" con nombre, función y correo en "site:".',
    },
    'unreviewed-text': {
      message: ({ title }) => `El texto ${quoted(title)} aún está por revisar.`,
      hint: () => 'Haga que lo revisen, y escriba después "review: done".',
    },
  },
} satisfies InEachLanguage<typeof kinds>
