import type { syntax as kinds } from '../../catalogue/syntax.ts'
import { quoted } from '../../kind.ts'
import { fr } from '../grammar.ts'
import type { Translations } from '../translation.ts'

export const syntax: Translations<typeof kinds> = {
  'too-big': {
    message: ({ megabytes, max }) => `Le fichier fait ${megabytes} Mo ; un manifeste peut en faire ${max}.`,
    hint: () => 'Vouliez-vous un autre fichier ?',
  },
  'too-deep': {
    message: ({ max }) => `Ici, des listes et des groupes sont imbriqués sur plus de ${max} niveaux.`,
    hint: () => 'Fermez ceux qui sont terminés.',
  },
  'too-many-aliases': {
    message: ({ name }) => `Avec "*${name}", le fichier grandit au-delà de toute mesure.`,
    hint: () => 'Écrivez les valeurs en entier, ou utilisez une section partagée ("fragments:").',
  },
  'unclosed-quote': {
    message: ({ quote }) => `Le texte qui s’ouvre ici par ${quote} ne se ferme jamais.`,
    hint: ({ quote }) => `Terminez le texte par ${quote}.`,
  },
  'unclosed-bracket': {
    message: ({ open }) => `Le signe ${open} ouvert ici n’est jamais refermé.`,
    hint: ({ close }) => `Ajoutez ${close} à la fin de la liste ou du groupe.`,
  },
  'stray-bracket': {
    message: ({ bracket }) =>
      bracket === ','
        ? 'Aucune liste ni aucun groupe n’est ouvert ici que cette virgule pourrait diviser.'
        : `Rien n’est ouvert ici que ${bracket} pourrait fermer.`,
    hint: () => 'Supprimez ce signe, ou mettez le texte entre guillemets droits.',
  },
  'colon-in-text': {
    message: ({ text }) =>
      `Le deux-points dans ${quoted(text)} fait de ${quoted(text.split(/:(?:\s|$)/)[0] ?? '')} une clé avec sa propre valeur.`,
    hint: ({ address }) =>
      address ? `Écrivez "${address}", sans espace.` : 'Mettez tout le texte entre guillemets droits.',
  },
  'needs-quotes': {
    message: ({ start, isBlockSign, isWithin, meant }) =>
      isWithin
        ? `Entre accolades, un texte ne peut contenir ${start} qu’entre guillemets droits.`
        : isBlockSign
          ? `Le signe ${start} annonce que le texte se trouve sur les lignes suivantes, mais des mots le suivent sur sa propre ligne.`
          : meant
            ? `Il faut une adresse ici, et ${start} en fait un lien Markdown.`
            : `Un texte ne peut commencer par ${start} qu’entre guillemets droits.`,
    hint: ({ start, isBlockSign, meant }) =>
      isBlockSign
        ? `Supprimez ${start}, ou commencez le texte à la ligne suivante, deux espaces plus à droite.`
        : meant
          ? `Écrivez seulement "${meant}".`
          : 'Mettez tout le texte entre guillemets droits.',
  },
  'quote-in-text': {
    message: ({ quote }) => `Le signe ${quote} ferme le texte trop tôt, et d’autres mots suivent.`,
    hint: ({ quote }) =>
      quote === "'"
        ? 'Mettez des guillemets doubles autour d’un texte qui contient une apostrophe.'
        : 'Écrivez \\" pour un guillemet à l’intérieur de guillemets doubles.',
  },
  'missing-colon': {
    message: ({ text }) => `Il manque le deux-points après la clé dans ${quoted(text)}.`,
    hint: () =>
      'Écrivez la clé, un deux-points, une espace et la valeur. Si les mots sont la suite du texte au-dessus, décalez-les vers la droite.',
  },
  'space-after-colon': {
    message: ({ text }) => `Il manque une espace après le deux-points dans ${quoted(text)}.`,
    hint: ({ text }) => `Écrivez "${text.slice(0, text.indexOf(':'))}: " avec une espace.`,
  },
  'space-after-dash': {
    message: ({ text }) => `Il manque une espace après le tiret dans ${quoted(text)}.`,
    hint: ({ text }) => `Écrivez "- ${text.replace(/^-+/, '').slice(0, 30)}".`,
  },
  'duplicate-key': {
    message: ({ key, first, file }) =>
      `"${key}" se trouve ici une seconde fois ; la première est à la ligne ${first}${file === undefined ? '' : ` de ${file}`}.`,
    hint: () => 'Gardez l’une des deux.',
  },
  'unknown-yaml-anchor': {
    message: ({ name, key }) =>
      key === undefined
        ? `Rien n’est marqué "&${name}" plus haut : "*${name}" n’a donc pas de valeur.`
        : `"&${name}" marque la clé "${key}" et non sa valeur : "*${name}" n’a donc pas de valeur.`,
    hint: ({ name, nearest, key }) =>
      key !== undefined
        ? `Écrivez la marque après les deux-points : "${key}: &${name} …".`
        : nearest
          ? fr.meant(`*${nearest}`)
          : 'Un texte qui commence par * doit être entre guillemets droits.',
  },
  'several-documents': {
    message: () => 'Un second document commence ici.',
    hint: () => 'Supprimez la ligne, ou mettez-la en retrait si elle fait partie d’un texte.',
  },
  'hash-starts-comment': {
    message: ({ key }) => `"${key}" n’a pas de valeur, car le # commence un commentaire.`,
    hint: ({ rest }) => `Mettez la valeur entre guillemets droits : "${rest}".`,
  },
  'hash-cuts-text': {
    message: ({ text, rest }) =>
      `Le texte s’arrête à ${quoted(text.slice(-38))} : le reste, ${quoted(rest)}, est lu comme un commentaire.`,
    hint: () =>
      'Mettez tout le texte entre guillemets droits ; s’il s’agit d’un commentaire, mettez une espace après le #.',
  },
  'anchor-takes-word': {
    message: ({ name, text }) =>
      `"&${name}" est lu comme le nom de ce qui suit, que rien ne répète, et le texte n’est plus que ${quoted(text.slice(0, 38))}.`,
    hint: ({ name }) => `Mettez tout le texte entre guillemets droits, ou supprimez &${name}.`,
  },
  'brace-starts-group': {
    message: ({ text }) => `${quoted(text)} est lu comme un groupe de clés, non comme un texte.`,
    hint: ({ text }) => `Mettez tout le texte entre guillemets droits : "${text.slice(0, 60)}".`,
  },
  'comma-in-text': {
    message: ({ text, isInList }) =>
      `La virgule avant ${quoted(text)} termine le texte, et ${isInList ? 'un nouvel élément' : 'une nouvelle clé'} commence.`,
    hint: () => 'Mettez tout le texte entre guillemets droits.',
  },
  'not-text': {
    message: ({ found, written }) => `Il faut un texte ici, mais ${quoted(written)} est lu ainsi : ${fr.word(found)}.`,
    hint: ({ written }) => `Mettez-le entre guillemets droits : "${written}".`,
  },
  'missing-comma': {
    message: ({ key, before, isEntry }) =>
      isEntry
        ? `Il manque une virgule entre ${before} et ${key}.`
        : `Il manque une virgule avant "${key}:", qui est lu comme une partie de ${quoted(before)}.`,
    hint: ({ key, isEntry }) =>
      isEntry
        ? 'Mettez une virgule entre les deux.'
        : `Écrivez ", ${key}:" ; si c’est un seul texte, mettez-le entre guillemets droits.`,
  },
  'curly-quotes': {
    message: ({ written }) =>
      `Les guillemets typographiques dans ${quoted(written)} sont lus comme une partie du texte.`,
    hint: ({ meant, isKey }) =>
      isKey ? `Écrivez "${meant}", sans guillemets.` : `Écrivez-le entre guillemets droits : "${meant}".`,
  },
  'not-a-key': {
    message: () => 'Une liste ou un groupe se trouve là où il faut une clé.',
    hint: () => 'Écrivez un mot, un deux-points et la valeur.',
  },
  'bad-escape': {
    message: ({ written }) => `${written} ne veut rien dire entre guillemets doubles.`,
    hint: () => 'Écrivez deux barres obliques inverses pour une, ou utilisez des guillemets simples.',
  },
  'yaml-feature': {
    message: ({ feature }) => `${fr.word(feature)} ne peut pas servir dans un manifeste.`,
    hint: () => 'Supprimez-le, ou mettez le texte entre guillemets droits.',
  },
  'cannot-read': {
    message: () => 'Cette ligne est illisible.',
    hint: ({ detail }) => fr.word(detail),
  },
  'empty-file': {
    message: () => 'Le manifeste est vide.',
    hint: () => 'Commencez par "lectern: 1".',
  },
}
