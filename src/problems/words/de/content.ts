import type { contentFiles } from '../../catalogue/content-files.ts'
import type { contentPages } from '../../catalogue/content-pages.ts'
import type { contentTimes } from '../../catalogue/content-times.ts'
import type { contentTranslations } from '../../catalogue/content-translations.ts'
import { quoted } from '../../kind.ts'
import { de } from '../grammar.ts'
import type { Translations } from '../translation.ts'

type Kinds = typeof contentFiles & typeof contentTranslations & typeof contentPages & typeof contentTimes

export const content: Translations<Kinds> = {
  'unknown-collection': {
    message: ({ name }) => `Es gibt keine Sammlung ${quoted(name)}.`,
    hint: ({ nearest, known }) => de.didYouMean(nearest, known, 'Sammlungen'),
  },
  'content-place': {
    message: ({ from }) => `${quoted(from)} ist kein Ort für eine Sammlung.`,
    hint: () =>
      'Schreiben Sie content/NAME/*.md für Markdown-Dateien, oder content/NAME.csv, .json oder .yaml für eine Datei.',
  },
  'content-misnamed': {
    message: ({ from }) => `Für ${quoted(from)} ist keine Datei da.`,
    hint: ({ nearest }) => de.meant(nearest),
  },
  'content-nothing': {
    message: ({ from }) => `Für ${quoted(from)} ist keine Datei da.`,
    hint: ({ from }) => `Legen Sie dort die erste an: ${from.replace('*', 'first')}.`,
  },
  'nothing-to-list': {
    message: ({ key, collection, entries }) =>
      `"${key}" wird aus ${quoted(collection)} gefüllt, ${entries === 0 ? 'wo es keine Einträge gibt' : entries === 1 ? 'und der einzige Eintrag dort ist nicht ausgewählt oder nicht sichtbar' : `und von den ${entries} Einträgen dort ist keiner ausgewählt und sichtbar`}.`,
    hint: ({ key, isOptional, from, entries }) =>
      `${entries === 0 ? `Legen Sie den ersten an, in ${from.replace('*', 'first')}` : 'Prüfen Sie "where:" und "when:" hier, und "draft", "publish" und "until" in den Einträgen'}${isOptional ? `, oder lassen Sie "${key}" weg` : ''}.`,
  },
  'content-unread': {
    message: ({ reason }) => de.word(reason).replace(/\.?$/, '.'),
    hint: ({ hint }) => de.word(hint),
  },
  'not-a-block': {
    message: () => 'Zwischen diesen Zäunen steht kein Baustein.',
    hint: () => 'Schreiben Sie die Zeilen eines Bausteins hinein, ohne Strich: "type: quote", und so weiter darunter.',
  },
  'open-fence': {
    message: () => 'Diesem Baustein fehlt die letzte Zeile.',
    hint: () => 'Schreiben Sie ``` in eine eigene Zeile unter seinen letzten Schlüssel.',
  },
  'timed-in-text': {
    message: ({ key }) => `Für einen Baustein im Text gibt es ${quoted(key)} nicht.`,
    hint: ({ key }) =>
      `Schreiben Sie ${quoted(key)} in den Kopf des Eintrags, oder setzen Sie den Baustein auf die Seite.`,
  },
  'front-matter-open': {
    message: ({ lacks }) =>
      lacks === 'fields'
        ? 'Die zweite Zeile aus drei Strichen steht vor dem ersten Feld.'
        : `Dem Kopf des Eintrags fehlt die ${lacks === 'first' ? 'erste' : 'zweite'} Zeile aus drei Strichen.`,
    hint: ({ lacks }) =>
      lacks === 'fields'
        ? 'Entfernen Sie sie; die Felder enden mit einer weiteren.'
        : `Schreiben Sie --- in eine eigene Zeile ${lacks === 'first' ? 'über das erste Feld' : 'unter das letzte Feld'}.`,
  },
  'csv-open-quote': {
    message: () => 'Diese Zelle beginnt mit einem Anführungszeichen und endet nicht mit einem.',
    hint: () => 'Schließen Sie das Anführungszeichen. Innerhalb einer Zelle wird es doppelt geschrieben: "".',
  },
  'csv-after-quote': {
    message: ({ text }) => `${quoted(text)} steht hinter dem Anführungszeichen, das die Zelle beendet.`,
    hint: () =>
      'Setzen Sie es zwischen die Anführungszeichen. Innerhalb einer Zelle wird ein Anführungszeichen doppelt geschrieben: "".',
  },
  'csv-cells': {
    message: ({ cells, header, isEvery, separators }) =>
      separators
        ? `Die Kopfzeile ist durch ${separators.header} getrennt, und die Zeilen durch ${separators.rows}.`
        : `${isEvery ? 'Jede' : 'Diese'} Zeile hat ${cells} ${cells === 1 ? 'Zelle' : 'Zellen'}, und die Kopfzeile hat ${header}.`,
    hint: ({ cells, header, isEvery, separators }) =>
      separators
        ? `Trennen Sie auch die Namen der Kopfzeile durch ${separators.rows}.`
        : isEvery
          ? 'Schreiben Sie über jede Spalte den Namen eines Feldes.'
          : cells > header
            ? 'Setzen Sie eine Zelle, die das Trennzeichen enthält, in Anführungszeichen.'
            : 'Schreiben Sie auch die Trennzeichen leerer Zellen.',
  },
  'csv-column': {
    message: ({ column }) => `Die Sammlung hat kein Feld ${quoted(column)}.`,
    hint: ({ nearest, known }) => de.didYouMean(nearest, known, 'Felder'),
  },
  'csv-header': {
    message: () => 'Die Tabelle hat keine Kopfzeile: Ihre erste Zeile nennt kein Feld.',
    hint: ({ known }) =>
      `Schreiben Sie darüber eine Zeile mit dem Feld jeder Spalte. Die Felder sind ${de.listed(known)}.`,
  },
  'csv-lacks-column': {
    message: ({ column }) => `Die Tabelle hat keine Spalte ${quoted(column)}.`,
    hint: ({ column }) =>
      `Ergänzen Sie die Spalte in der ersten Zeile und in jeder weiteren, oder entfernen Sie "required" beim Feld ${quoted(column)}.`,
  },
  'csv-language': {
    message: ({ column, tag }) =>
      `Die Website hat keine weitere Sprache ${quoted(tag)}: Was unter ${quoted(column)} steht, wird nirgends gezeigt.`,
    hint: ({ tag, languages }) =>
      languages.length > 0
        ? `Die weiteren Sprachen sind ${languages.join(', ')}. Schreiben Sie eine davon, oder ${quoted(tag)} unter "languages:".`
        : `Schreiben Sie ${quoted(tag)} unter "languages:", oder entfernen Sie die Spalte.`,
  },
  'csv-decimal': {
    message: ({ written }) =>
      `${quoted(written)} hat ${/^-?\d+,\d+$/.test(written) ? 'ein Dezimalkomma' : 'Zeichen zwischen den Tausendern'}.`,
    hint: ({ meant }) => `Schreiben Sie ${meant}.`,
  },
  'csv-thousands': {
    message: ({ written, whole, decimal }) => `${quoted(written)} kann ${whole} oder ${decimal} bedeuten.`,
    hint: ({ whole, decimal }) => `Schreiben Sie ${whole} oder ${decimal}, je nachdem, was gemeint ist.`,
  },
  'not-entries': {
    message: ({ what }) => `Wo ein Eintrag hingehört, steht: ${de.word(what)}.`,
    hint: () => 'Schreiben Sie die Felder des Eintrags, jedes mit einem Doppelpunkt.',
  },
  'bad-slug': {
    message: ({ slug }) => `${quoted(slug)} kann nicht Teil einer Adresse sein.`,
    hint: ({ meant }) =>
      meant === '' ? 'Schreiben Sie "slug:" mit einem anderen Namen.' : `Schreiben Sie "slug: ${meant}".`,
  },
  'name-in-entry': {
    message: ({ written }) =>
      `${quoted(written)} erscheint so, wie es hier steht: Namen in geschweiften Klammern gibt es nur in Texten des Manifests.`,
    hint: () => 'Schreiben Sie die Wörter selbst; im Text eines Eintrags darf ein Baustein den Namen enthalten.',
  },
  'filter-address': {
    message: ({ field, value }) => `${quoted(value)} in "${field}" kann kein Teil einer Adresse sein.`,
    hint: ({ field }) => `Geben Sie "${field}" den Typ "select", mit Wert und Beschriftung für jede Auswahl.`,
  },
  'was-twice': {
    message: ({ was, file, isNow }) =>
      isNow ? `${file} heißt jetzt ${quoted(was)}.` : `Auch ${file} hieß ${quoted(was)}.`,
    hint: ({ isNow }) =>
      isNow ? 'Entfernen Sie den Namen aus "was:".' : 'Behalten Sie den Namen in einem der beiden.',
  },
  'slug-twice': {
    message: ({ slug, first, isTable }) =>
      isTable ? `Ein anderer Eintrag in ${first} heißt ${quoted(slug)}.` : `${first} heißt schon ${quoted(slug)}.`,
    hint: ({ isTable }) =>
      isTable
        ? 'Geben Sie einem der beiden einen anderen Namen.'
        : 'Benennen Sie die Datei um, oder schreiben Sie ein anderes "slug:".',
  },
  'slug-taken': {
    message: ({ path, by }) => `Die Adresse ${path} ist schon vergeben: ${de.word(by)}.`,
    hint: () => 'Benennen Sie den Eintrag um, oder geben Sie ihm ein anderes "slug:".',
  },
  'written-once': {
    message: ({ key, file }) => `${quoted(key)} steht nur einmal, nämlich in ${file}.`,
    hint: () => 'Entfernen Sie die Zeile, oder geben Sie dem Feld `translated: true`.',
  },
  'translation-without-entry': {
    message: ({ of }) => `Es gibt keine Datei ${of}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Nennen Sie die Datei wie ihren Eintrag, mit der Sprache vor ".md".'
        : `Ist es die Übersetzung von ${nearest}? Dann nennen Sie sie so, mit der Sprache vor ".md".`,
  },
  'translation-tag': {
    message: ({ tag, meant }) =>
      meant === undefined
        ? `Einträge werden nicht in ${quoted(tag)} übersetzt.`
        : `Die Sprache dieser Datei ist ${quoted(tag)}, und die der Website ist ${quoted(meant)}.`,
    hint: ({ meant, name }) =>
      meant === undefined
        ? 'Tragen Sie die Sprache unter "languages:" ein, oder geben Sie der Datei einen anderen Namen.'
        : `Benennen Sie die Datei um in ${name}.${meant}.md.`,
  },
  'outdated-entry': {
    message: ({ title, name }) => `${quoted(title)} wurde seit der Übersetzung geändert (Sprache: ${name}).`,
    hint: ({ of }) => `Schreiben Sie "of: ${of}", sobald die Übersetzung wieder dazu passt.`,
  },
  'entry-without-for': {
    message: ({ path }) => `${path} sagt nicht, für welche Sammlung die Seite ist.`,
    hint: ({ meant }) =>
      meant === undefined
        ? 'Schreiben Sie "for:" mit dem Namen einer Sammlung.'
        : `Schreiben Sie "for:" statt "${meant}:".`,
  },
  'for-without-entry': {
    message: ({ path }) => `Jeder Eintrag hätte die Adresse ${path}.`,
    hint: ({ path }) =>
      `Schreiben Sie ${/\{[^}]*\}/.test(path) ? path.replace(/\{[^}]*\}/, '{entry}') : `${path.replace(/\/$/, '')}/{entry}`}.`,
  },
  'entries-without-name': {
    message: ({ of, lacking, all }) =>
      `Aus ${lacking === all ? `den ${all}` : `${lacking} von ${all}`} Einträgen von ${quoted(of)} wird keine Seite: Sie haben keinen Namen.`,
    hint: () => 'Ergänzen Sie eine Spalte "slug" mit dem letzten Teil jeder Adresse, oder ein Feld vom Typ "name".',
  },
  'entries-without-days': {
    message: ({ of, when }) =>
      `Die Einträge von ${quoted(of)} haben keinen Tag; deshalb kann keiner ${when === 'past' ? 'vergangen' : 'bevorstehend'} sein ("when: ${when}").`,
    hint: () => 'Geben Sie der Sammlung ein Feld vom Typ date, oder lassen Sie "when" weg.',
  },
  'unknown-entry-field': {
    message: ({ name }) => `Einträge haben kein Feld ${quoted(name)}.`,
    hint: ({ nearest, known }) => de.didYouMean(nearest, known, 'Felder'),
  },
  'doubled-brace': {
    message: ({ written }) => `${quoted(written)} wird als "${written.slice(1)}" gezeigt.`,
    hint: ({ meant }) => `Schreiben Sie "{${meant}}" für den Wert.`,
  },
  'field-without-entry': {
    message: ({ written }) => `${quoted(written)} steht für nichts.`,
    hint: ({ meant }) => `Schreiben Sie "${meant}" für das, was im Eintrag steht.`,
  },
  'unknown-format': {
    message: ({ format }) => `Es gibt kein Format ${quoted(format)}.`,
    hint: ({ known, meant }) =>
      meant !== undefined
        ? de.meant(meant)
        : `Die Formate sind ${de.listed(known)}, oder money mit den drei Buchstaben einer anderen Währung.`,
  },
  'unfit-format': {
    message: ({ format, field }) => `Das Format ${quoted(format)} passt nicht zu "${field}".`,
    hint: ({ fitting }) =>
      fitting.length > 0
        ? `Die Formate dafür sind ${de.listed(fitting)}.`
        : 'Nur Tage und Zahlen haben Formate: Lassen Sie es weg.',
  },
  'field-of-parts': {
    message: ({ field }) => `"${field}" hat Teile, und hier ist keiner davon genannt.`,
    hint: ({ meant }) =>
      meant ? de.meant(meant) : 'Nennen Sie einen Teil davon, oder zeigen Sie es als Liste eines Bausteins.',
  },
  'entry-lacks': {
    message: ({ field, what }) => `Dem Eintrag fehlt "${field}". Gebraucht wird es hier: ${de.word(what)}.`,
    hint: ({ field }) =>
      `Schreiben Sie "${field}:", oder machen Sie das Feld zur Pflicht, damit keines vergessen wird.`,
  },
  'dead-reference': {
    message: ({ slug, of, why }) =>
      why === undefined ? `Unter ${of} gibt es ${quoted(slug)} nicht.` : `${quoted(slug)} unter ${of} ${de.word(why)}.`,
    hint: ({ slug, nearest, known, why, unnamed }) =>
      why !== undefined
        ? 'Wählen Sie einen anderen, oder ändern Sie, wann er gezeigt wird.'
        : unnamed === undefined
          ? de.didYouMean(nearest, known, 'Einträge')
          : `${quoted(unnamed)} hat noch keinen Namen. Schreiben Sie dort „slug: ${slug}“, wenn das gemeint ist.`,
  },
  'bad-day': {
    message: ({ text }) => `${quoted(text)} steht in keinem Kalender.`,
    hint: ({ text }) =>
      text.includes(':')
        ? 'Schreiben Sie Tag und Uhrzeit, wie in 2026-12-03 07:00.'
        : 'Schreiben Sie Jahr, Monat und Tag, wie in 2026-12-03.',
  },
  'no-such-time': {
    message: ({ text, zone, kind }) =>
      `In ${zone} ${kind === 'skipped' ? 'überspringt die Uhr' : 'zeigt die Uhr zweimal'} ${text}.`,
    hint: ({ before, after }) => `Schreiben Sie ${before} oder ${after}.`,
  },
  'zone-missing': {
    message: () => 'Hier steht ein Zeitpunkt, und die Website sagt nicht, nach welcher Uhr.',
    hint: () => 'Schreiben Sie "timeZone:" unter "site:", zum Beispiel Europe/Zurich.',
  },
  'unknown-zone': {
    message: ({ zone }) => `Es gibt keine Zeitzone ${quoted(zone)}.`,
    hint: ({ nearest }) =>
      `${nearest === undefined ? '' : `${de.meant(nearest)} `}Schreiben Sie den Kontinent und die nächste große Stadt der Liste: Europe/Berlin, America/New_York.`,
  },
  'never-shown': {
    message: ({ publish, until }) => `Es erscheint am ${publish} und ist schon seit ${until} wieder weg.`,
    hint: () => 'Lassen Sie "until" das spätere von beiden sein, oder entfernen Sie eines.',
  },
  'moment-without-time': {
    message: ({ field }) => `"${field}" hat keine Uhrzeit, und eine Seite zeigt eine zwischen anderen Wörtern.`,
    hint: () => 'Schreiben Sie die Uhrzeit hinter den Tag, wie in "2026-12-03 07:00".',
  },
  'list-runs-out': {
    message: ({ moment, message }) => `Ab ${moment}: ${message}`,
    hint: () =>
      'Ergänzen Sie vorher einen Eintrag, oder schreiben Sie neben "from:" eine Auswahl oder einen Link, der immer da ist.',
  },
  'draft-problem': {
    message: ({ message }) => `Sobald der Entwurf veröffentlicht ist: ${message}`,
    hint: ({ hint }) => hint,
  },
  'later-problem': {
    message: ({ moment, message }) => `Ab ${moment}: ${message}`,
    hint: ({ hint }) => hint,
  },
}
