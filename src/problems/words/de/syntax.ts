import type { syntax as kinds } from '../../catalogue/syntax.ts'
import { quoted } from '../../kind.ts'
import { de } from '../grammar.ts'
import type { Translations } from '../translation.ts'

export const syntax: Translations<typeof kinds> = {
  'too-big': {
    message: ({ megabytes, max }) => `Die Datei hat ${megabytes} MB; ein Manifest darf ${max} haben.`,
    hint: () => 'War eine andere Datei gemeint?',
  },
  'too-deep': {
    message: ({ max }) => `Listen und Gruppen sind hier tiefer als ${max} Ebenen verschachtelt.`,
    hint: () => 'Schließen Sie die Listen und Gruppen, die fertig sind.',
  },
  'too-many-aliases': {
    message: ({ name }) => `Mit "*${name}" wächst die Datei über jedes vernünftige Maß.`,
    hint: () => 'Schreiben Sie die Werte aus, oder verwenden Sie einen gemeinsamen Abschnitt ("fragments:").',
  },
  'unclosed-quote': {
    message: ({ quote }) => `Der Text, der hier mit ${quote} beginnt, endet nirgends.`,
    hint: ({ quote }) => `Beenden Sie den Text mit ${quote}.`,
  },
  'unclosed-bracket': {
    message: ({ open }) => `Die Klammer ${open}, die hier aufgeht, wird nie geschlossen.`,
    hint: ({ close }) => `Setzen Sie ${close} ans Ende der Liste oder Gruppe.`,
  },
  'stray-bracket': {
    message: ({ bracket }) =>
      bracket === ','
        ? 'Hier ist keine Liste oder Gruppe in Klammern offen, die dieses Komma teilen könnte.'
        : `Hier ist nichts offen, was ${bracket} schließen könnte.`,
    hint: () => 'Entfernen Sie das Zeichen, oder setzen Sie den Text in Anführungszeichen.',
  },
  'colon-in-text': {
    message: ({ text }) =>
      `Der Doppelpunkt in ${quoted(text)} macht aus ${quoted(text.split(/:(?:\s|$)/)[0] ?? '')} einen Schlüssel mit eigenem Wert.`,
    hint: ({ address }) =>
      address ? `Schreiben Sie "${address}", ohne Leerzeichen.` : 'Setzen Sie den ganzen Text in Anführungszeichen.',
  },
  'needs-quotes': {
    message: ({ start, isBlockSign, isWithin, meant }) =>
      isWithin
        ? `Ein Text zwischen geschweiften Klammern darf ${start} nur in Anführungszeichen enthalten.`
        : isBlockSign
          ? `Das Zeichen ${start} sagt, dass der Text auf den Zeilen darunter steht, aber in seiner eigenen Zeile folgen Wörter.`
          : meant
            ? `Hier gehört eine Adresse hin, und ${start} macht daraus einen Link in Markdown.`
            : `Ein Text darf nur in Anführungszeichen mit ${start} beginnen.`,
    hint: ({ start, isBlockSign, meant }) =>
      isBlockSign
        ? `Entfernen Sie ${start}, oder beginnen Sie den Text in der nächsten Zeile, zwei Leerzeichen weiter rechts.`
        : meant
          ? `Schreiben Sie nur "${meant}".`
          : 'Setzen Sie den ganzen Text in Anführungszeichen.',
  },
  'quote-in-text': {
    message: ({ quote }) => `Das Zeichen ${quote} beendet den Text zu früh; danach folgt noch etwas.`,
    hint: ({ quote }) =>
      quote === "'"
        ? 'Setzen Sie einen Text mit Apostroph in doppelte Anführungszeichen.'
        : 'Schreiben Sie \\" für ein Anführungszeichen innerhalb von doppelten Anführungszeichen.',
  },
  'missing-colon': {
    message: ({ text }) => `In ${quoted(text)} fehlt der Doppelpunkt nach dem Schlüssel.`,
    hint: () =>
      'Schreiben Sie den Schlüssel, einen Doppelpunkt, ein Leerzeichen und den Wert. Gehören die Wörter zum Text darüber, rücken Sie sie ein.',
  },
  'space-after-colon': {
    message: ({ text }) => `In ${quoted(text)} fehlt das Leerzeichen nach dem Doppelpunkt.`,
    hint: ({ text }) => `Schreiben Sie "${text.slice(0, text.indexOf(':'))}: " mit Leerzeichen.`,
  },
  'space-after-dash': {
    message: ({ text }) => `In ${quoted(text)} fehlt das Leerzeichen nach dem Strich.`,
    hint: ({ text }) => `Schreiben Sie "- ${text.replace(/^-+/, '').slice(0, 30)}".`,
  },
  'duplicate-key': {
    message: ({ key, first, file }) =>
      `"${key}" steht hier ein zweites Mal; das erste Mal steht es in Zeile ${first}${file === undefined ? '' : ` von ${file}`}.`,
    hint: () => 'Behalten Sie eines von beiden.',
  },
  'unknown-yaml-anchor': {
    message: ({ name, key }) =>
      key === undefined
        ? `Weiter oben ist nichts mit "&${name}" markiert; "*${name}" hat also keinen Wert.`
        : `"&${name}" markiert den Schlüssel "${key}" und nicht seinen Wert; "*${name}" hat also keinen Wert.`,
    hint: ({ name, nearest, key }) =>
      key !== undefined
        ? `Schreiben Sie die Markierung hinter den Doppelpunkt: "${key}: &${name} …".`
        : nearest
          ? de.meant(`*${nearest}`)
          : 'Ein Text, der mit * beginnt, braucht Anführungszeichen.',
  },
  'several-documents': {
    message: () => 'Hier beginnt ein zweites Dokument.',
    hint: () => 'Entfernen Sie die Zeile; gehört sie zu einem Text, rücken Sie sie ein.',
  },
  'hash-starts-comment': {
    message: ({ key }) => `"${key}" hat keinen Wert, denn mit # beginnt ein Kommentar.`,
    hint: ({ rest }) => `Setzen Sie den Wert in Anführungszeichen: "${rest}".`,
  },
  'hash-cuts-text': {
    message: ({ text, rest }) =>
      `Der Text endet mit ${quoted(text.slice(-38))}: Der Rest, ${quoted(rest)}, wird als Kommentar gelesen.`,
    hint: () =>
      'Setzen Sie den ganzen Text in Anführungszeichen; bei einem Kommentar gehört ein Leerzeichen hinter das #.',
  },
  'anchor-takes-word': {
    message: ({ name, text }) =>
      `"&${name}" wird als Name für das Folgende gelesen, den nichts wiederholt; der Text ist nur ${quoted(text.slice(0, 38))}.`,
    hint: ({ name }) => `Setzen Sie den ganzen Text in Anführungszeichen, oder entfernen Sie &${name}.`,
  },
  'brace-starts-group': {
    message: ({ text }) => `${quoted(text)} wird als Gruppe von Schlüsseln gelesen, nicht als Text.`,
    hint: ({ text }) => `Setzen Sie den ganzen Text in Anführungszeichen: "${text.slice(0, 60)}".`,
  },
  'comma-in-text': {
    message: ({ text, isInList }) =>
      `Das Komma vor ${quoted(text)} beendet den Text, und ein neuer ${isInList ? 'Eintrag' : 'Schlüssel'} beginnt.`,
    hint: () => 'Setzen Sie den ganzen Text in Anführungszeichen.',
  },
  'not-text': {
    message: ({ found, written }) =>
      `Hier gehört ein Text hin; gelesen wird aus ${quoted(written)} aber: ${de.word(found)}.`,
    hint: ({ written }) => `Setzen Sie es in Anführungszeichen: "${written}".`,
  },
  'missing-comma': {
    message: ({ key, before, isEntry }) =>
      isEntry
        ? `Zwischen ${before} und ${key} fehlt ein Komma.`
        : `Vor "${key}:" fehlt ein Komma; so gilt es als Teil von ${quoted(before)}.`,
    hint: ({ key, isEntry }) =>
      isEntry
        ? 'Setzen Sie ein Komma dazwischen.'
        : `Schreiben Sie ", ${key}:"; ist alles ein Text, setzen Sie ihn in Anführungszeichen.`,
  },
  'curly-quotes': {
    message: ({ written }) =>
      `Die typografischen Anführungszeichen in ${quoted(written)} werden als Teil davon gelesen.`,
    hint: ({ meant, isKey }) =>
      isKey
        ? `Schreiben Sie "${meant}", ohne Anführungszeichen.`
        : `Schreiben Sie es mit geraden Anführungszeichen: "${meant}".`,
  },
  'not-a-key': {
    message: () => 'Wo ein Schlüssel hingehört, steht eine Liste oder Gruppe.',
    hint: () => 'Schreiben Sie ein Wort, einen Doppelpunkt und den Wert.',
  },
  'bad-escape': {
    message: ({ written }) => `${written} hat in doppelten Anführungszeichen keine Bedeutung.`,
    hint: () => 'Schreiben Sie zwei umgekehrte Schrägstriche für einen, oder verwenden Sie einfache Anführungszeichen.',
  },
  'yaml-feature': {
    message: ({ feature }) => `${de.word(feature)} kann in einem Manifest nicht verwendet werden.`,
    hint: () => 'Entfernen Sie das, oder setzen Sie den Text in Anführungszeichen.',
  },
  'cannot-read': {
    message: () => 'Diese Zeile ist nicht lesbar.',
    hint: ({ detail }) => de.word(detail),
  },
  'empty-file': {
    message: () => 'Das Manifest ist leer.',
    hint: () => 'Beginnen Sie mit "lectern: 1".',
  },
}
