import type { lines as kinds } from '../../catalogue/lines.ts'
import { quoted } from '../../kind.ts'
import type { Translations } from '../translation.ts'

const among = ({ line, text }: { line: number; text: string }) => `${quoted(text)} à la ligne ${line}`
const spaces = (count: number) => `${count} ${count === 1 ? 'espace' : 'espaces'}`

export const lines: Translations<typeof kinds> = {
  'tab-indent': {
    message: ({ count }) =>
      count > 1
        ? `Ces ${count} lignes sont en retrait par des tabulations.`
        : 'Cette ligne est en retrait par une tabulation.',
    hint: () => 'Mettez deux espaces par niveau.',
  },
  'bad-indent': {
    message: ({ column, right, count, beside, below, isBehindDash }) => {
      const what = isBehindDash
        ? 'Ce qui suit ce tiret commence'
        : count > 1
          ? `Ces ${count} lignes commencent`
          : 'Cette ligne commence'
      const first = count > 1 ? 'la première va' : 'elle va'
      if (beside) return `${what} à la colonne ${column} ; ${first} avec ${among(beside)}, à la colonne ${right}.`
      return `${what} à la colonne ${column} ; ${first} ${below ? `sous ${among(below)}, ` : ''}à la colonne ${right}.`
    },
    hint: ({ column, right, count }) =>
      `Déplacez-${count > 1 ? 'les' : 'la'} de ${spaces(Math.abs(right - column))} vers la ${right > column ? 'droite' : 'gauche'}.`,
  },
  'missing-dash': {
    message: ({ right, beside }) =>
      beside
        ? `Il manque le tiret qui fait de cette ligne un élément à côté de ${quoted(beside.text)} à la ligne ${beside.line}.`
        : `Il manque le tiret qui fait de cette ligne un élément à la colonne ${right}.`,
    hint: ({ right }) => `Écrivez "- " à la colonne ${right}, avant le texte.`,
  },
  'no-break-space': {
    message: ({ count }) =>
      count > 1
        ? `Ces ${count} lignes commencent par des espaces insécables, qui ressemblent à des espaces sans en être.`
        : 'Cette ligne contient une espace insécable là où il faut une espace ordinaire.',
    hint: () => 'Écrivez des espaces ordinaires à la place.',
  },
  'not-a-dash': {
    message: ({ sign, count }) =>
      count > 1
        ? `Ces ${count} lignes commencent par ${quoted(sign)}, qui ne commence aucun élément.`
        : `${quoted(sign)} ne commence aucun élément de liste.`,
    hint: () => 'Écrivez "- " à la place.',
  },
  'two-keys': {
    message: ({ key, first, isItem }) =>
      isItem
        ? `${quoted(key)} est un autre élément et se trouve sur la ligne de ${quoted(first)}.`
        : `"${key}:" se trouve sur la ligne de ${quoted(first)} et est lu comme une partie de sa valeur.`,
    hint: ({ key, isItem }) =>
      isItem
        ? 'Mettez-le sur sa propre ligne, dans la colonne des autres éléments.'
        : `Mettez "${key}:" sur sa propre ligne ; si c’est un seul texte, mettez-le entre guillemets droits.`,
  },
  'list-behind-key': {
    message: ({ key, text }) => `${quoted(text)} est un élément de liste et se trouve sur la ligne de "${key}:".`,
    hint: ({ key }) => `Écrivez-le sur sa propre ligne sous "${key}:", deux espaces plus à droite.`,
  },
  'missing-parent': {
    message: ({ key, count }) =>
      `${count > 1 ? `Ces ${count} lignes vont` : 'Cette ligne va'} avec "${key}", et la ligne "${key}:" manque au-dessus.`,
    hint: ({ key, column }) => `Écrivez "${key}:" sur sa propre ligne au-dessus, à la colonne ${column}.`,
  },
  'keys-below-alias': {
    message: ({ key, alias }) => `"${key}" a déjà sa valeur, ${alias}, et des clés se trouvent au-dessous.`,
    hint: ({ key, alias }) => `Écrivez "${key}:" et, au-dessous, à côté des autres clés, "<<: ${alias}".`,
  },
  'not-a-merge': {
    message: ({ text }) => `${quoted(text)} ne fusionne rien.`,
    hint: ({ alias }) => `Écrivez "<<: ${alias}".`,
  },
  'missing-bar': {
    message: ({ key }) =>
      `Le texte de "${key}" s’étend sur plusieurs lignes, qui ne peuvent se lire comme un seul texte.`,
    hint: ({ key }) => `Écrivez "${key}: |", et le texte sur les lignes suivantes, deux espaces plus à droite.`,
  },
  'not-a-comment': {
    message: ({ sign }) => `${quoted(sign)} ne commence pas de commentaire ici.`,
    hint: () => 'Écrivez "# " à la place.',
  },
  'comment-in-text': {
    message: ({ column: _, ...above }) =>
      `Ce commentaire termine le texte de ${among(above)}, et les lignes au-dessous ne dépendent de rien.`,
    hint: ({ column }) =>
      `Placez le commentaire au-dessus de la clé, ou supprimez-le.${column === undefined ? '' : ` Un titre du texte va à la colonne ${column}.`}`,
  },
  'merge-conflict': {
    message: (of) =>
      'mark' in of
        ? `"${of.mark}" est une marque que Git a laissée ici.`
        : `Les lignes ${of.first} à ${of.last} contiennent deux versions des mêmes lignes, séparées à la ligne ${of.middle}.`,
    hint: (of) =>
      'mark' in of
        ? 'Supprimez la ligne, et vérifiez que les lignes autour sont d’une seule version.'
        : 'Gardez les lignes d’une version, et supprimez l’autre ainsi que les trois marques.',
  },
  dedented: {
    message: ({ key, under, column, right, below }) =>
      column === undefined || right === undefined
        ? `"${key}" va dans "${under}", mais se trouve à côté.`
        : `"${key}" va dans "${under}"${below ? ` à la ligne ${below.line}` : ''}, à la colonne ${right}, mais se trouve à côté, à la colonne ${column}.`,
    hint: ({ under }) => `Mettez les lignes sous "${under}:" en retrait de deux espaces.`,
  },
}
