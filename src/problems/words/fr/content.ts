import type { contentFiles } from '../../catalogue/content-files.ts'
import type { contentPages } from '../../catalogue/content-pages.ts'
import type { contentTimes } from '../../catalogue/content-times.ts'
import type { contentTranslations } from '../../catalogue/content-translations.ts'
import { quoted } from '../../kind.ts'
import { fr } from '../grammar.ts'
import type { Translations } from '../translation.ts'

type Kinds = typeof contentFiles & typeof contentTranslations & typeof contentPages & typeof contentTimes

export const content: Translations<Kinds> = {
  'unknown-collection': {
    message: ({ name }) => `Il n’y a pas de collection ${quoted(name)}.`,
    hint: ({ nearest, known }) => fr.didYouMean(nearest, known, 'collections'),
  },
  'content-place': {
    message: ({ from }) => `${quoted(from)} n’est pas un endroit pour une collection.`,
    hint: () =>
      'Écrivez content/NAME/*.md pour des fichiers Markdown, ou content/NAME.csv, .json ou .yaml pour un seul fichier.',
  },
  'content-misnamed': {
    message: ({ from }) => `Il n’y a aucun fichier pour ${quoted(from)}.`,
    hint: ({ nearest }) => fr.meant(nearest),
  },
  'content-nothing': {
    message: ({ from }) => `Il n’y a aucun fichier pour ${quoted(from)}.`,
    hint: ({ from }) => `Créez-y le premier : ${from.replace('*', 'first')}.`,
  },
  'nothing-to-list': {
    message: ({ key, collection, entries }) =>
      `"${key}" se remplit à partir de ${quoted(collection)}, ${entries === 0 ? 'qui n’a pas d’entrées' : entries === 1 ? 'dont la seule entrée n’est pas choisie ou pas visible' : `dont aucune des ${entries} entrées n’est choisie et visible`}.`,
    hint: ({ key, isOptional, from, entries }) =>
      `${entries === 0 ? `Créez la première dans ${from.replace('*', 'first')}` : 'Vérifiez "where:" et "when:" ici, et "draft", "publish" et "until" dans les entrées'}${isOptional ? `, ou supprimez "${key}"` : ''}.`,
  },
  'content-unread': {
    message: ({ reason }) => fr.word(reason).replace(/\.?$/, '.'),
    hint: ({ hint }) => fr.word(hint),
  },
  'not-a-block': {
    message: () => 'Cette partie délimitée ne contient pas de bloc.',
    hint: () => 'Écrivez-y les lignes d’un bloc, sans tiret : "type: quote", et ainsi de suite au-dessous.',
  },
  'open-fence': {
    message: () => 'Il manque à ce bloc sa dernière ligne.',
    hint: () => 'Écrivez ``` sur sa propre ligne sous sa dernière clé.',
  },
  'timed-in-text': {
    message: ({ key }) => `${quoted(key)} n’existe pas pour un bloc dans un texte.`,
    hint: ({ key }) => `Écrivez ${quoted(key)} dans l’en-tête de l’entrée, ou placez le bloc sur la page.`,
  },
  'front-matter-open': {
    message: ({ lacks }) =>
      lacks === 'fields'
        ? 'La seconde ligne de trois tirets est avant le premier champ.'
        : `Il manque à l’en-tête sa ${lacks === 'first' ? 'première' : 'seconde'} ligne de trois tirets.`,
    hint: ({ lacks }) =>
      lacks === 'fields'
        ? 'Supprimez-la ; les champs se terminent par une autre.'
        : `Écrivez --- sur sa propre ligne ${lacks === 'first' ? 'au-dessus du premier champ' : 'au-dessous du dernier champ'}.`,
  },
  'csv-open-quote': {
    message: () => 'Cette cellule commence par un guillemet et ne se termine pas par un guillemet.',
    hint: () => 'Fermez le guillemet. À l’intérieur d’une cellule, il s’écrit deux fois : "".',
  },
  'csv-after-quote': {
    message: ({ text }) => `${quoted(text)} se trouve après le guillemet qui termine la cellule.`,
    hint: () => 'Mettez-le entre les guillemets. À l’intérieur d’une cellule, un guillemet s’écrit deux fois : "".',
  },
  'csv-cells': {
    message: ({ cells, header, isEvery, separators }) =>
      separators
        ? `L’en-tête est séparé par ${separators.header}, et les lignes par ${separators.rows}.`
        : `${isEvery ? 'Chaque' : 'Cette'} ligne a ${cells} ${cells === 1 ? 'cellule' : 'cellules'}, et l’en-tête en a ${header}.`,
    hint: ({ cells, header, isEvery, separators }) =>
      separators
        ? `Séparez aussi les noms de l’en-tête par ${separators.rows}.`
        : isEvery
          ? 'Écrivez au-dessus de chaque colonne le nom d’un champ.'
          : cells > header
            ? 'Mettez entre guillemets une cellule qui contient le séparateur.'
            : 'Écrivez aussi les séparateurs des cellules vides.',
  },
  'csv-column': {
    message: ({ column }) => `La collection n’a pas de champ ${quoted(column)}.`,
    hint: ({ nearest, known }) => fr.didYouMean(nearest, known, 'champs'),
  },
  'csv-header': {
    message: () => 'Le tableau n’a pas d’en-tête : sa première ligne ne nomme aucun champ.',
    hint: ({ known }) =>
      `Mettez au-dessus une ligne avec le champ de chaque colonne. Les champs sont ${fr.listed(known)}.`,
  },
  'csv-lacks-column': {
    message: ({ column }) => `Le tableau n’a pas de colonne ${quoted(column)}.`,
    hint: ({ column }) =>
      `Ajoutez-la à la première ligne et à chaque autre, ou retirez "required" du champ ${quoted(column)}.`,
  },
  'csv-language': {
    message: ({ column, tag }) =>
      `Le site n’a pas d’autre langue ${quoted(tag)} : ce qui est sous ${quoted(column)} n’apparaît nulle part.`,
    hint: ({ tag, languages }) =>
      languages.length > 0
        ? `Les autres langues sont ${languages.join(', ')}. Écrivez l’une d’elles, ou ${quoted(tag)} sous "languages:".`
        : `Écrivez ${quoted(tag)} sous "languages:", ou supprimez la colonne.`,
  },
  'csv-decimal': {
    message: ({ written }) =>
      `${quoted(written)} a ${/^-?\d+,\d+$/.test(written) ? 'une virgule décimale' : 'des signes entre les milliers'}.`,
    hint: ({ meant }) => `Écrivez ${meant}.`,
  },
  'csv-thousands': {
    message: ({ written, whole, decimal }) => `${quoted(written)} peut vouloir dire ${whole} ou ${decimal}.`,
    hint: ({ whole, decimal }) => `Écrivez ${whole} ou ${decimal}, selon ce que vous voulez dire.`,
  },
  'not-entries': {
    message: ({ what }) => `Là où il faut une entrée se trouve : ${fr.word(what)}.`,
    hint: () => 'Écrivez les champs de l’entrée, chacun avec un deux-points.',
  },
  'bad-slug': {
    message: ({ slug }) => `${quoted(slug)} ne peut pas faire partie d’une adresse.`,
    hint: ({ meant }) => (meant === '' ? 'Écrivez "slug:" avec un autre nom.' : `Écrivez "slug: ${meant}".`),
  },
  'name-in-entry': {
    message: ({ written }) =>
      `${quoted(written)} apparaît tel quel : seuls les textes du manifeste contiennent des noms entre accolades.`,
    hint: () => 'Écrivez les mots eux-mêmes ; dans le texte d’une entrée, un bloc peut contenir le nom.',
  },
  'filter-address': {
    message: ({ field, value }) => `${quoted(value)} de "${field}" ne peut pas faire partie d’une adresse.`,
    hint: ({ field }) => `Donnez à "${field}" le type "select", avec une valeur et un libellé pour chaque choix.`,
  },
  'was-twice': {
    message: ({ was, file, isNow }) =>
      isNow ? `${file} s’appelle maintenant ${quoted(was)}.` : `${file} s’appelait aussi ${quoted(was)}.`,
    hint: ({ isNow }) => (isNow ? 'Supprimez le nom de "was:".' : 'Gardez le nom dans l’une des deux.'),
  },
  'slug-twice': {
    message: ({ slug, first, isTable }) =>
      isTable ? `Une autre entrée de ${first} s’appelle ${quoted(slug)}.` : `${first} s’appelle déjà ${quoted(slug)}.`,
    hint: ({ isTable }) =>
      isTable ? 'Donnez un autre nom à l’une des deux.' : 'Renommez le fichier, ou écrivez un autre "slug:".',
  },
  'slug-taken': {
    message: ({ path, by }) => `L’adresse ${path} est déjà prise : ${fr.word(by)}.`,
    hint: () => 'Renommez l’entrée, ou donnez-lui un autre "slug:".',
  },
  'written-once': {
    message: ({ key, file }) => `${quoted(key)} s’écrit une seule fois, dans ${file}.`,
    hint: () => 'Supprimez la ligne, ou donnez `translated: true` au champ.',
  },
  'translation-without-entry': {
    message: ({ of }) => `Il n’y a pas de fichier ${of}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Nommez le fichier comme son entrée, avec la langue avant ".md".'
        : `Est-ce la traduction de ${nearest} ? Alors nommez-la ainsi, avec la langue avant ".md".`,
  },
  'translation-tag': {
    message: ({ tag, meant }) =>
      meant === undefined
        ? `Les entrées ne sont pas traduites en ${quoted(tag)}.`
        : `La langue de ce fichier est ${quoted(tag)}, et celle du site est ${quoted(meant)}.`,
    hint: ({ meant, name }) =>
      meant === undefined
        ? 'Déclarez la langue sous "languages:", ou donnez un autre nom au fichier.'
        : `Renommez le fichier en ${name}.${meant}.md.`,
  },
  'outdated-entry': {
    message: ({ title, name }) => `${quoted(title)} a changé depuis sa traduction (langue : ${name}).`,
    hint: ({ of }) => `Écrivez "of: ${of}" dès que la traduction y correspond.`,
  },
  'entry-without-for': {
    message: ({ path }) => `${path} ne dit pas pour quelle collection est la page.`,
    hint: ({ meant }) =>
      meant === undefined ? 'Écrivez "for:" avec le nom d’une collection.' : `Écrivez "for:" au lieu de "${meant}:".`,
  },
  'for-without-entry': {
    message: ({ path }) => `Toutes les entrées auraient l’adresse ${path}.`,
    hint: ({ path }) =>
      `Écrivez ${/\{[^}]*\}/.test(path) ? path.replace(/\{[^}]*\}/, '{entry}') : `${path.replace(/\/$/, '')}/{entry}`}.`,
  },
  'entries-without-name': {
    message: ({ of, lacking, all }) =>
      `${lacking === all ? `Les ${all}` : `${lacking} des ${all}`} entrées de ${quoted(of)} ne donnent pas de page : elles n’ont pas de nom.`,
    hint: () => 'Ajoutez une colonne "slug" avec la dernière partie de chaque adresse, ou un champ du type "name".',
  },
  'entries-without-days': {
    message: ({ of, when }) =>
      `Les entrées de ${quoted(of)} n’ont pas de jour ; aucune ne peut donc être ${when === 'past' ? 'passée' : 'à venir'} ("when: ${when}").`,
    hint: () => 'Donnez à la collection un champ du type date, ou supprimez "when".',
  },
  'unknown-entry-field': {
    message: ({ name }) => `Les entrées n’ont pas de champ ${quoted(name)}.`,
    hint: ({ nearest, known }) => fr.didYouMean(nearest, known, 'champs'),
  },
  'doubled-brace': {
    message: ({ written }) => `${quoted(written)} s’affiche comme "${written.slice(1)}".`,
    hint: ({ meant }) => `Écrivez "{${meant}}" pour sa valeur.`,
  },
  'field-without-entry': {
    message: ({ written }) => `${quoted(written)} ne représente rien.`,
    hint: ({ meant }) => `Écrivez "${meant}" pour ce que dit l’entrée.`,
  },
  'unknown-format': {
    message: ({ format }) => `Il n’y a pas de format ${quoted(format)}.`,
    hint: ({ known, meant }) =>
      meant !== undefined
        ? fr.meant(meant)
        : `Les formats sont ${fr.listed(known)}, ou money avec les trois lettres d’une autre monnaie.`,
  },
  'unfit-format': {
    message: ({ format, field }) => `Le format ${quoted(format)} ne convient pas à "${field}".`,
    hint: ({ fitting }) =>
      fitting.length > 0
        ? `Les formats qui conviennent sont ${fr.listed(fitting)}.`
        : 'Seuls les jours et les nombres ont des formats : retirez-le.',
  },
  'field-of-parts': {
    message: ({ field }) => `"${field}" a des parties, et aucune n’est nommée ici.`,
    hint: ({ meant }) => (meant ? fr.meant(meant) : 'Nommez-en une partie, ou montrez-le dans la liste d’un bloc.'),
  },
  'entry-lacks': {
    message: ({ field, what }) => `Il manque "${field}" à l’entrée. Voici qui en a besoin : ${fr.word(what)}.`,
    hint: ({ field }) => `Écrivez "${field}:", ou rendez le champ obligatoire pour qu’aucun ne soit oublié.`,
  },
  'dead-reference': {
    message: ({ slug, of, why }) =>
      why === undefined ? `${quoted(slug)} n’existe pas parmi ${of}.` : `${quoted(slug)} de ${of} ${fr.word(why)}.`,
    hint: ({ slug, nearest, known, why, unnamed }) =>
      why !== undefined
        ? 'Choisissez-en une autre, ou changez le moment où elle est montrée.'
        : unnamed === undefined
          ? fr.didYouMean(nearest, known, 'entrées')
          : `${quoted(unnamed)} n’a pas encore de nom. Écrivez-y « slug: ${slug} », si c’est celle-là.`,
  },
  'bad-day': {
    message: ({ text }) => `${quoted(text)} n’est dans aucun calendrier.`,
    hint: ({ text }) =>
      text.includes(':')
        ? 'Écrivez le jour et l’heure, comme 2026-12-03 07:00.'
        : 'Écrivez l’année, le mois et le jour, comme 2026-12-03.',
  },
  'no-such-time': {
    message: ({ text, zone, kind }) =>
      `En ${zone}, l’horloge ${kind === 'skipped' ? 'saute' : 'montre deux fois'} ${text}.`,
    hint: ({ before, after }) => `Écrivez ${before} ou ${after}.`,
  },
  'zone-missing': {
    message: () => 'Un moment est donné ici, et le site ne dit pas selon quelle horloge.',
    hint: () => 'Écrivez "timeZone:" sous "site:", par exemple Europe/Zurich.',
  },
  'unknown-zone': {
    message: ({ zone }) => `Il n’y a pas de fuseau horaire ${quoted(zone)}.`,
    hint: ({ nearest }) =>
      `${nearest === undefined ? '' : `${fr.meant(nearest)} `}Écrivez le continent et la grande ville la plus proche dans la liste : Europe/Berlin, America/New_York.`,
  },
  'never-shown': {
    message: ({ publish, until }) => `Cela paraît à ${publish} et a déjà disparu depuis ${until}.`,
    hint: () => 'Faites de "until" le plus tardif des deux, ou supprimez l’un d’eux.',
  },
  'moment-without-time': {
    message: ({ field }) => `"${field}" n’a pas d’heure, et une page en montre une parmi d’autres mots.`,
    hint: () => 'Écrivez l’heure après le jour, comme dans "2026-12-03 07:00".',
  },
  'list-runs-out': {
    message: ({ moment, message }) => `À partir de ${moment} : ${message}`,
    hint: () => 'Ajoutez une entrée d’ici là, ou écrivez à côté de "from:" un choix ou un lien qui reste toujours.',
  },
  'draft-problem': {
    message: ({ message }) => `Une fois le brouillon publié : ${message}`,
    hint: ({ hint }) => hint,
  },
  'later-problem': {
    message: ({ moment, message }) => `À partir de ${moment} : ${message}`,
    hint: ({ hint }) => hint,
  },
}
