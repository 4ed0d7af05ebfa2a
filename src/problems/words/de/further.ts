import type { include } from '../../catalogue/include.ts'
import type { link } from '../../catalogue/link.ts'
import type { reading } from '../../catalogue/reading.ts'
import type { suppression } from '../../catalogue/suppression.ts'
import type { text } from '../../catalogue/text.ts'
import type { translation } from '../../catalogue/translation.ts'
import { quoted } from '../../kind.ts'
import { de } from '../grammar.ts'
import type { Translations } from '../translation.ts'

type Kinds = typeof include & typeof link & typeof reading & typeof suppression & typeof text & typeof translation

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': 'ein Anführungszeichen',
  '&nbsp;': 'ein Leerzeichen',
  '&shy;': 'nichts an seiner Stelle',
}

export const further: Translations<Kinds> = {
  'raw-html': {
    message: ({ html }) => `${quoted(html)} ist HTML und wird so gezeigt, wie es dasteht.`,
    hint: ({ html, takesMarkdown }) =>
      /^&\w+;$/.test(html)
        ? `Schreiben Sie ${signs[html] ?? 'das Zeichen selbst'}.`
        : takesMarkdown
          ? 'Verwenden Sie Markdown: **fett**, *betont*, [Wörter](/pfad), Listen mit einem Strich.'
          : 'Schreiben Sie nur die Wörter, oder setzen Sie den Text in einen Baustein vom Typ prose, der Markdown zeigt.',
  },
  'include-nothing': {
    message: ({ pattern }) => `"include: ${pattern}" nennt keine Datei.`,
    hint: ({ folder, nearest }) =>
      nearest !== undefined
        ? de.meant(nearest)
        : `Legen Sie Seiten in ${folder === '.' ? 'den Ordner des Manifests' : folder}, oder entfernen Sie die Zeile.`,
  },
  'include-outside': {
    message: ({ pattern, name }) =>
      name === undefined
        ? `"include: ${pattern}" nennt keine Dateien unter dem Ordner des Manifests.`
        : `${quoted(name)} führt aus dem Ordner des Manifests hinaus.`,
    hint: ({ name }) =>
      name === undefined
        ? 'Schreiben Sie einen Pfad wie pages/*.yaml, ohne "..".'
        : 'Kopieren Sie die Datei, statt auf sie zu verweisen.',
  },
  'include-itself': {
    message: ({ pattern }) => `"include: ${pattern}" nennt dieses Manifest selbst.`,
    hint: () => 'Legen Sie die Seiten in Dateien eines Ordners, und nennen Sie diese: pages/*.yaml.',
  },
  'include-within': {
    message: () => 'Eine eingebundene Datei kann keine anderen einbinden.',
    hint: () =>
      'Nennen Sie die Datei in "include:" des Manifests, etwa mit pages/*.yaml, und entfernen Sie diese Zeile.',
  },
  'include-unread': {
    message: ({ reason }) => de.word(reason).replace(/\.?$/, '.'),
    hint: ({ hint }) => de.word(hint),
  },
  'unread-file': {
    message: ({ file, why }) =>
      ({
        ending: `Kein "include:" nennt ${quoted(file)}.`,
        collection: `Keine Sammlung hat ${quoted(file)} als "from:".`,
        language: `${quoted(file)} gehört zu keiner weiteren Sprache der Website.`,
      })[why],
    hint: ({ why, meant }) =>
      meant === undefined
        ? {
            ending: 'Nennen Sie sie unter "include:", oder entfernen Sie die Datei.',
            collection: 'Tragen Sie ihre Sammlung unter "collections:" ein, oder entfernen Sie die Datei.',
            language: 'Tragen Sie die Sprache unter "languages:" ein, oder entfernen Sie die Datei.',
          }[why]
        : `Nennen Sie sie in ${meant} um.`,
  },
  'include-no-pages': {
    message: ({ what }) =>
      what === 'routes'
        ? 'Eine eingebundene Datei enthält nur Seiten, und hier steht "routes:" darüber.'
        : what === 'empty'
          ? 'Die eingebundene Datei ist leer.'
          : `Die eingebundene Datei ist ${what === 'list' ? 'eine Liste' : 'ein Text'}, und ihre Seiten fehlen auf der Website.`,
    hint: ({ what }) =>
      what === 'routes'
        ? 'Entfernen Sie "routes:", und rücken Sie, was darunter steht, um zwei Leerzeichen nach links.'
        : what === 'empty'
          ? 'Schreiben Sie Seiten hinein, jede unter ihrem Pfad, oder entfernen Sie die Datei.'
          : 'Beginnen Sie jede Seite mit ihrem Pfad und einem Doppelpunkt, wie in "/about:".',
  },
  'dead-anchor': {
    message: ({ anchor, page }) => `Auf ${page} gibt es keinen Baustein mit der id ${quoted(anchor)}.`,
    hint: ({ nearest, known }) =>
      known.length === 0
        ? 'Geben Sie dem Baustein eine "id:", oder verlinken Sie nur die Seite.'
        : de.didYouMean(nearest, known, 'ids'),
  },
  'readings-differ': {
    message: ({ what, first, other }) => `${what} ist in Version ${first} anders als in Version ${other}.`,
    hint: () => 'Gleichen Sie beide an, oder entfernen Sie die Zeile aus "parity:".',
  },
  'parity-nowhere': {
    message: ({ what, reading }) => `In Version ${reading.replaceAll(' or ', ' oder ')} fehlt: ${de.word(what)}.`,
    hint: () => 'Ergänzen Sie es dort, oder entfernen Sie die Zeile aus "parity:".',
  },
  'missing-translations': {
    message: ({ missing, all, name, first, isThere }) =>
      missing === all && !isThere
        ? `Noch kein Text ist übersetzt (Sprache: ${name}).`
        : `${missing} von ${all} Texten sind nicht übersetzt (Sprache: ${name}); der erste ist ${quoted(first)}.`,
    hint: ({ tag, file, beside, missing }) =>
      beside === undefined
        ? `\`npm run translate -- ${tag} --write\` trägt sie in ${file} ein.`
        : `Schreiben Sie die Übersetzung in ${beside}${missing === 1 ? '.' : `; \`npm run translate -- ${tag}\` nennt die übrigen.`}`,
  },
  'missing-translation': {
    message: ({ text, name }) => `${quoted(text)} ist nicht übersetzt (Sprache: ${name}).`,
    hint: ({ tag, beside }) =>
      beside === undefined
        ? `\`npm run translate -- ${tag} --write\` trägt den Text in die Datei dieser Sprache ein.`
        : `Schreiben Sie die Übersetzung in ${beside}; \`npm run translate -- ${tag} --write\` legt die Datei an, wenn sie fehlt.`,
  },
  'outdated-translation': {
    message: ({ text, now }) => `Der Text ${quoted(text)} lautet jetzt anders: ${quoted(now)}.`,
    hint: ({ of }) =>
      of === undefined
        ? 'Setzen Sie den neuen Text vor den Doppelpunkt, sobald die Übersetzung dazu passt.'
        : `Schreiben Sie "of: ${of}", sobald die Übersetzung dazu passt.`,
  },
  'unused-translation': {
    message: ({ text }) => `Die Website hat keinen Text ${quoted(text)}.`,
    hint: () => 'Entfernen Sie die Zeile.',
  },
  'unknown-place': {
    message: ({ place }) => `Bei ${quoted(place)} hat die Website keinen Text.`,
    hint: () => 'Nennen Sie eine Stelle, wie `npm run explain` sie annimmt, oder entfernen Sie die Zeile.',
  },
  'translation-not-text': {
    message: ({ text }) => `Was hinter ${quoted(text)} steht, ist kein Text.`,
    hint: () => 'Schreiben Sie dort die Übersetzung; eine Zahl gehört in Anführungszeichen.',
  },
  'lost-name': {
    message: ({ name }) => `Der Übersetzung fehlt "{${name}}", das im Text steht.`,
    hint: ({ name }) => `Schreiben Sie {${name}} dorthin, wo der Wert hingehört.`,
  },
  'bad-suppression': {
    message: ({ what }) => `Dieser Kommentar stellt nichts zurück: ${de.word(what)}.`,
    hint: ({ nearest, known, hint }) =>
      known.length > 0 || nearest
        ? de.didYouMean(nearest, known.slice(0, 6), 'Codes')
        : hint === undefined
          ? 'Schreiben Sie "# lectern-ignore CODE until YYYY-MM-DD: reason".'
          : de.word(hint),
  },
  'expired-suppression': {
    message: ({ code, until }) => `${quoted(code)} war bis ${until} zurückgestellt, und dieser Tag ist vorbei.`,
    hint: () => 'Beheben Sie das Problem darunter, oder nennen Sie einen neuen Tag und den Grund.',
  },
  'unneeded-suppression': {
    message: ({ code }) => `In der nächsten Zeile gibt es kein ${quoted(code)}, das zurückzustellen wäre.`,
    hint: () => 'Entfernen Sie den Kommentar.',
  },
}
