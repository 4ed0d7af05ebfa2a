import type { shape as kinds } from '../../catalogue/shape.ts'
import { quoted } from '../../kind.ts'
import { withSharedPart } from '../../nearest.ts'
import { visible } from '../../visible.ts'
import { fr } from '../grammar.ts'
import type { Translations } from '../translation.ts'

const sources = {
  wildcard: {
    reason:
      'un "*" représente tout ce qui suit un chemin et en est la dernière partie ; une partie nommée est un deux-points suivi de lettres',
    hint: 'Écrivez "/blog/*" ou "/blog/:slug". D’autres règles vont chez l’hébergeur : pour Netlify et Cloudflare dans public/_redirects, pour Vercel dans "routes" de public/vercel.json, pour nginx dans /etc/nginx/lectern.d ; la construction les ajoute aux siennes.',
  },
  query: {
    reason: 'ce qui suit le "?" ne fait pas partie d’un chemin',
    hint: 'Écrivez seulement le chemin ; Netlify, Vercel et nginx savent distinguer ces requêtes par leurs propres règles, Cloudflare par ses Bulk Redirects.',
  },
  anchor: {
    reason: 'aucun serveur n’apprend ce qui suit le "#"',
    hint: 'Écrivez seulement le chemin.',
  },
}

const allBlocks = (known: readonly string[]) =>
  `Les ${known.length} blocs sont dans docs/reference/blocks.md, et dans l’aperçu à l’adresse /__lectern/blocks.`

const withMeaning = ({ key, about, inside }: { key: string; about?: string; inside?: string }) => {
  const meaning = about && fr.about(about)
  return `"${key}:"${meaning ? ` (${meaning})` : ''}${inside ? ` avec ${fr.keys(inside)}` : ''}`
}

export const shape: Translations<typeof kinds> = {
  'unknown-key': {
    message: ({ key, holder }) =>
      visible(key) === key
        ? `La clé ${quoted(key)} n’existe pas ici : ${fr.word(holder)}.`
        : `Un caractère invisible se trouve dans la clé ${quoted(visible(key))} : ${fr.word(holder)}.`,
    hint: ({ key, nearest, known, holder, instead }) =>
      visible(key) === key
        ? instead === undefined
          ? `${nearest === undefined && holder === 'the entry' ? 'Déclarez-la d’abord sous "fields:" de la collection. ' : ''}${fr.didYouMean(nearest, known, 'clés encore')}`
          : fr.word(instead)
        : `Écrivez ${quoted(visible(key))} à nouveau.`,
  },
  'unknown-block': {
    message: ({ type }) => `Il n’y a pas de bloc nommé ${quoted(type)}.`,
    hint: ({ type, nearest, known, instead }) => {
      if (nearest !== undefined) return `${fr.meant(nearest)} ${allBlocks(known)}`
      const like = withSharedPart(type, known)
      const first = instead !== undefined ? fr.word(instead) : like.length > 0 && `Il y ressemble : ${fr.listed(like)}.`
      return `${first ? `${first} ` : ''}${allBlocks(known)} Ou écrivez le vôtre : docs/block-author.md dit comment.`
    },
  },
  'missing-type': {
    message: () => 'Ce bloc ne dit pas lequel il est.',
    hint: ({ nearest, known, meant }) =>
      meant
        ? fr.meant(meant)
        : nearest
          ? `Ses champs sont ceux de "type: ${nearest}".`
          : `Ajoutez "type:" avec le nom d’un bloc. ${allBlocks(known)}`,
  },
  'missing-key': {
    message: ({ key, holder, others = [] }) =>
      `Il manque ici ${fr.listed([key, ...others.map((one) => one.key)].map((one) => `"${one}"`))} : ${fr.word(holder)}.`,
    hint: ({ others = [], ...first }) => `Ajoutez ${fr.listed([first, ...others].map(withMeaning))}.`,
  },
  'empty-value': {
    message: ({ key }) => `"${key}" n’a pas de valeur.`,
    hint: () => 'Écrivez la valeur après le deux-points, ou supprimez la ligne.',
  },
  'empty-text': {
    message: ({ key }) => `Le texte de "${key}" est vide.`,
    hint: () => 'Écrivez le texte, ou supprimez la ligne.',
  },
  'unknown-value': {
    message: ({ key, value }) => `${quoted(value)} n’est pas un choix possible pour "${key}".`,
    hint: ({ nearest, known, instead }) =>
      `${instead === undefined ? '' : `${fr.word(instead)} `}${fr.didYouMean(nearest, known, 'choix')}`,
  },
  'one-for-list': {
    message: ({ key }) => `"${key}" est une liste, et une seule chose se trouve ici, sans tiret.`,
    hint: () => 'Commencez chaque élément sur sa propre ligne par "- ".',
  },
  'list-for-one': {
    message: ({ key, wanted }) => `Pour "${key}", il faut ${fr.word(wanted)}, et une liste se trouve ici.`,
    hint: () => 'Supprimez les tirets ou les [ ], et gardez un seul élément.',
  },
  'out-of-range': {
    message: ({ key, value, min }) => `${value} est trop ${min === undefined ? 'grand' : 'petit'} pour "${key}".`,
    hint: ({ min, max }) => (min === undefined ? `Écrivez ${max} au plus.` : `Écrivez ${min} au moins.`),
  },
  'too-long': {
    message: ({ key, length, max }) =>
      `Le texte de "${key}" compte ${length} caractères ; il y a de la place pour ${max}.`,
    hint: ({ length, max }) => `Raccourcissez-le d’au moins ${length - max}.`,
  },
  'too-many': {
    message: ({ key, count, max, what }) =>
      `"${key}" compte ${count} ${fr.word(what)} ; il y a de la place pour ${max}.`,
    hint: ({ count, max, isFilled }) =>
      isFilled ? `Écrivez "most: ${max}" à côté de "from:".` : `Supprimez-en ${count - max}.`,
  },
  'too-few': {
    message: ({ key, min, what }) => `Il faut à "${key}" au moins ${min} ${fr.word(what)}.`,
    hint: ({ key, isOptional, inside }) =>
      `Ajoutez ${inside === undefined ? 'ce qui manque' : fr.keys(inside)}${isOptional ? `, ou supprimez "${key}"` : ''}.`,
  },
  'bad-name': {
    message: ({ name, what }) => `${quoted(name)} ne convient pas ici ; il faut ${fr.word(what)}.`,
    hint: ({ rule, meant }) => (meant === undefined ? fr.word(rule) : fr.meant(meant)),
  },
  'redirect-source': {
    message: ({ from, why }) => `Une redirection ne peut pas partir de ${quoted(from)} : ${sources[why].reason}.`,
    hint: ({ why }) => sources[why].hint,
  },
  'unknown-version': {
    message: ({ version, current }) =>
      `La version ${quoted(version)} n’est pas celle que lit ce logiciel, qui est ${current}.`,
    hint: ({ version, current }) =>
      typeof version === 'number' && version < current
        ? 'Lancez "npm run migrate" pour mettre le fichier à jour.'
        : Number.isInteger(version) && Number(version) > current
          ? 'Il est écrit pour un Lectern plus récent. "A newer Lectern" dans docs/owner.md de Lectern dit comment l’installer.'
          : `Écrivez "lectern: ${current}".`,
  },
  'wrong-kind': {
    message: ({ key, wanted, found }) =>
      `Pour "${key}", il faut ${fr.word(wanted)} ; ici se trouve : ${fr.word(found)}.`,
    hint: ({ key, wanted, inside, picture, choice }) =>
      choice !== undefined
        ? `Écrivez ${choice} : le mot enregistré, et ce que les gens lisent.`
        : picture !== undefined
          ? `Écrivez "${key}: { file: ${picture}, alt: … }" et, pour "alt", ce qu’on y voit, pour qui ne la voit pas.`
          : wanted === 'a group of keys'
            ? `Écrivez ses clés${inside ? `, ${fr.keys(inside)},` : ''} sur les lignes suivantes, deux espaces plus à droite.`
            : `Écrivez ${fr.word(wanted)} après le deux-points.`,
  },
  'not-true-or-false': {
    message: ({ key, value }) => `"${key}" est true ou false, et ${quoted(value)} est un texte.`,
    hint: ({ meant }) => `Écrivez ${meant ?? 'true ou false'}, sans guillemets.`,
  },
  'not-a-number': {
    message: ({ key, value, isDecimal }) =>
      `Pour "${key}", il faut un nombre${isDecimal ? '' : ' entier'}, et ${quoted(value)} n’en est pas un.`,
    hint: ({ meant, isDecimal }) =>
      meant
        ? `Écrivez ${meant}, sans guillemets.`
        : `Écrivez-le en chiffres, sans guillemets${isDecimal ? ' et avec un point avant les décimales' : ''}.`,
  },
  'not-a-length': {
    message: ({ key, value }) =>
      /^[-+.\d]+$/.test(value)
        ? `Pour "${key}", il faut une longueur, et ${quoted(value)} n’a pas d’unité.`
        : `Pour "${key}", il faut une longueur, et ${quoted(value)} n’en est pas une.`,
    hint: ({ value }) =>
      /^[-+.\d]+$/.test(value)
        ? `Écrivez l’unité : "${value}px" ou "${value}rem".`
        : 'Écrivez un nombre avec son unité, comme "2px" ou "1.5rem".',
  },
}
