import type { include } from '../../catalogue/include.ts'
import type { link } from '../../catalogue/link.ts'
import type { reading } from '../../catalogue/reading.ts'
import type { suppression } from '../../catalogue/suppression.ts'
import type { text } from '../../catalogue/text.ts'
import type { translation } from '../../catalogue/translation.ts'
import { quoted } from '../../kind.ts'
import { fr } from '../grammar.ts'
import type { Translations } from '../translation.ts'

type Kinds = typeof include & typeof link & typeof reading & typeof suppression & typeof text & typeof translation

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': 'un guillemet',
  '&nbsp;': 'une espace',
  '&shy;': 'rien à sa place',
}

export const further: Translations<Kinds> = {
  'raw-html': {
    message: ({ html }) => `${quoted(html)} est du HTML, qui s’affiche tel quel.`,
    hint: ({ html, takesMarkdown }) =>
      /^&\w+;$/.test(html)
        ? `Écrivez ${signs[html] ?? 'le signe lui-même'}.`
        : takesMarkdown
          ? 'Utilisez Markdown : **gras**, *italique*, [mots](/chemin), des listes avec un tiret.'
          : 'Écrivez seulement les mots, ou mettez le texte dans un bloc de type prose, qui accepte Markdown.',
  },
  'include-nothing': {
    message: ({ pattern }) => `"include: ${pattern}" ne désigne aucun fichier.`,
    hint: ({ folder, nearest }) =>
      nearest !== undefined
        ? fr.meant(nearest)
        : `Mettez des pages dans ${folder === '.' ? 'le dossier du manifeste' : folder}, ou supprimez la ligne.`,
  },
  'include-outside': {
    message: ({ pattern, name }) =>
      name === undefined
        ? `"include: ${pattern}" ne désigne pas de fichiers sous le dossier du manifeste.`
        : `${quoted(name)} mène hors du dossier du manifeste.`,
    hint: ({ name }) =>
      name === undefined
        ? 'Écrivez un chemin comme pages/*.yaml, sans "..".'
        : 'Copiez le fichier au lieu d’y mettre un lien.',
  },
  'include-itself': {
    message: ({ pattern }) => `"include: ${pattern}" désigne ce manifeste lui-même.`,
    hint: () => 'Mettez les pages dans les fichiers d’un dossier, et désignez ceux-ci : pages/*.yaml.',
  },
  'include-within': {
    message: () => 'Un fichier inclus ne peut pas en inclure d’autres.',
    hint: () => 'Désignez le fichier dans "include:" du manifeste, comme pages/*.yaml, et supprimez cette ligne.',
  },
  'include-unread': {
    message: ({ reason }) => fr.word(reason).replace(/\.?$/, '.'),
    hint: ({ hint }) => fr.word(hint),
  },
  'unread-file': {
    message: ({ file, why }) =>
      ({
        ending: `Aucun "include:" ne nomme ${quoted(file)}.`,
        collection: `Aucune collection n’a ${quoted(file)} comme "from:".`,
        language: `${quoted(file)} n’est d’aucune autre langue du site.`,
      })[why],
    hint: ({ why, meant }) =>
      meant === undefined
        ? {
            ending: 'Nommez-le sous "include:", ou supprimez le fichier.',
            collection: 'Déclarez sa collection sous "collections:", ou supprimez le fichier.',
            language: 'Déclarez la langue sous "languages:", ou supprimez le fichier.',
          }[why]
        : `Renommez-le en ${meant}.`,
  },
  'include-no-pages': {
    message: ({ what }) =>
      what === 'routes'
        ? 'Un fichier inclus ne contient que des pages, et "routes:" se trouve ici au-dessus d’elles.'
        : what === 'empty'
          ? 'Le fichier inclus est vide.'
          : `Le fichier inclus est ${what === 'list' ? 'une liste' : 'un texte'}, et ses pages manquent au site.`,
    hint: ({ what }) =>
      what === 'routes'
        ? 'Supprimez "routes:", et décalez ce qui est au-dessous de deux espaces vers la gauche.'
        : what === 'empty'
          ? 'Écrivez-y des pages, chacune sous son chemin, ou supprimez le fichier.'
          : 'Commencez chaque page par son chemin et un deux-points, comme "/about:".',
  },
  'dead-anchor': {
    message: ({ anchor, page }) => `Il n’y a pas de bloc avec l’id ${quoted(anchor)} sur ${page}.`,
    hint: ({ nearest, known }) =>
      known.length === 0
        ? 'Donnez au bloc un "id:", ou faites un lien vers la page seule.'
        : fr.didYouMean(nearest, known, 'ids'),
  },
  'readings-differ': {
    message: ({ what, first, other }) => `${what} diffère entre la version ${first} et la version ${other}.`,
    hint: () => 'Rendez-les identiques, ou supprimez la ligne de "parity:".',
  },
  'parity-nowhere': {
    message: ({ what, reading }) => `Il manque à la version ${reading.replaceAll(' or ', ' ou ')} : ${fr.word(what)}.`,
    hint: () => 'Ajoutez-le là, ou supprimez la ligne de "parity:".',
  },
  'missing-translations': {
    message: ({ missing, all, name, first, isThere }) =>
      missing === all && !isThere
        ? `Aucun texte n’est encore traduit (langue : ${name}).`
        : `${missing} textes sur ${all} ne sont pas traduits (langue : ${name}) ; le premier est ${quoted(first)}.`,
    hint: ({ tag, file, beside, missing }) =>
      beside === undefined
        ? `\`npm run translate -- ${tag} --write\` les ajoute à ${file}.`
        : `Écrivez la traduction dans ${beside}${missing === 1 ? '.' : ` ; \`npm run translate -- ${tag}\` énumère les autres.`}`,
  },
  'missing-translation': {
    message: ({ text, name }) => `${quoted(text)} n’est pas traduit (langue : ${name}).`,
    hint: ({ tag, beside }) =>
      beside === undefined
        ? `\`npm run translate -- ${tag} --write\` l’ajoute au fichier de cette langue.`
        : `Écrivez la traduction dans ${beside} ; \`npm run translate -- ${tag} --write\` crée le fichier s’il manque.`,
  },
  'outdated-translation': {
    message: ({ text, now }) => `Le texte ${quoted(text)} dit maintenant autre chose : ${quoted(now)}.`,
    hint: ({ of }) =>
      of === undefined
        ? 'Mettez le nouveau texte devant le deux-points dès que la traduction y correspond.'
        : `Écrivez "of: ${of}" dès que la traduction y correspond.`,
  },
  'unused-translation': {
    message: ({ text }) => `Le site n’a pas de texte ${quoted(text)}.`,
    hint: () => 'Supprimez la ligne.',
  },
  'unknown-place': {
    message: ({ place }) => `Le site n’a pas de texte à l’endroit ${quoted(place)}.`,
    hint: () => 'Indiquez un endroit tel que `npm run explain` l’accepte, ou supprimez la ligne.',
  },
  'translation-not-text': {
    message: ({ text }) => `Ce qui suit ${quoted(text)} n’est pas un texte.`,
    hint: () => 'Écrivez-y la traduction, entre guillemets droits si c’est un nombre.',
  },
  'lost-name': {
    message: ({ name }) => `Il manque à la traduction "{${name}}", qui est dans le texte.`,
    hint: ({ name }) => `Écrivez {${name}} là où va sa valeur.`,
  },
  'bad-suppression': {
    message: ({ what }) => `Ce commentaire ne met rien de côté : ${fr.word(what)}.`,
    hint: ({ nearest, known, hint }) =>
      known.length > 0 || nearest
        ? fr.didYouMean(nearest, known.slice(0, 6), 'codes')
        : hint === undefined
          ? 'Écrivez "# lectern-ignore CODE until YYYY-MM-DD: reason".'
          : fr.word(hint),
  },
  'expired-suppression': {
    message: ({ code, until }) => `${quoted(code)} était mis de côté jusqu’au ${until}, et ce jour est passé.`,
    hint: () => 'Corrigez le problème au-dessous, ou donnez un nouveau jour et la raison.',
  },
  'unneeded-suppression': {
    message: ({ code }) => `À la ligne suivante, il n’y a pas de ${quoted(code)} à mettre de côté.`,
    hint: () => 'Supprimez le commentaire.',
  },
}
