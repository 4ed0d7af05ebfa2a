import type { lines as kinds } from '../../catalogue/lines.ts'
import { quoted } from '../../kind.ts'
import type { Translations } from '../translation.ts'

const among = ({ line, text }: { line: number; text: string }) => `${quoted(text)} in Zeile ${line}`
const spaces = (count: number) => `${count} Leerzeichen`

export const lines: Translations<typeof kinds> = {
  'tab-indent': {
    message: ({ count }) =>
      count > 1
        ? `Diese ${count} Zeilen sind mit Tabulatoren eingerückt.`
        : 'Diese Zeile ist mit einem Tabulator eingerückt.',
    hint: () => 'Nehmen Sie für jede Ebene zwei Leerzeichen.',
  },
  'bad-indent': {
    message: ({ column, right, count, beside, below, isBehindDash }) => {
      const what = isBehindDash
        ? 'Was hinter diesem Strich steht, beginnt'
        : count > 1
          ? `Diese ${count} Zeilen beginnen`
          : 'Diese Zeile beginnt'
      const first = count > 1 ? 'die erste gehört' : 'sie gehört'
      if (beside) return `${what} in Spalte ${column}; ${first} zu ${among(beside)}, in Spalte ${right}.`
      return `${what} in Spalte ${column}; ${first} ${below ? `unter ${among(below)} ` : ''}in Spalte ${right}.`
    },
    hint: ({ column, right, count }) =>
      `Rücken Sie ${count > 1 ? 'die Zeilen' : 'die Zeile'} um ${spaces(Math.abs(right - column))} nach ${right > column ? 'rechts' : 'links'}.`,
  },
  'missing-dash': {
    message: ({ right, beside }) =>
      beside
        ? `Es fehlt der Strich, der diese Zeile zu einem Eintrag neben ${quoted(beside.text)} in Zeile ${beside.line} macht.`
        : `Es fehlt der Strich, der diese Zeile zu einem Eintrag in Spalte ${right} macht.`,
    hint: ({ right }) => `Schreiben Sie "- " in Spalte ${right}, vor den Text.`,
  },
  'no-break-space': {
    message: ({ count }) =>
      count > 1
        ? `Diese ${count} Zeilen beginnen mit geschützten Leerzeichen, die nur wie Leerzeichen aussehen.`
        : 'In dieser Zeile steht ein geschütztes Leerzeichen, wo ein gewöhnliches hingehört.',
    hint: () => 'Schreiben Sie dort gewöhnliche Leerzeichen.',
  },
  'not-a-dash': {
    message: ({ sign, count }) =>
      count > 1
        ? `Diese ${count} Zeilen beginnen mit ${quoted(sign)}, womit kein Eintrag beginnt.`
        : `Mit ${quoted(sign)} beginnt kein Eintrag einer Liste.`,
    hint: () => 'Schreiben Sie stattdessen "- ".',
  },
  'two-keys': {
    message: ({ key, first, isItem }) =>
      isItem
        ? `${quoted(key)} ist ein weiterer Eintrag und steht in der Zeile von ${quoted(first)}.`
        : `"${key}:" steht in der Zeile von ${quoted(first)} und gilt als Teil von dessen Wert.`,
    hint: ({ key, isItem }) =>
      isItem
        ? 'Setzen Sie ihn in eine eigene Zeile, in die Spalte der anderen Einträge.'
        : `Setzen Sie "${key}:" in eine eigene Zeile; ist alles ein Text, setzen Sie ihn in Anführungszeichen.`,
  },
  'list-behind-key': {
    message: ({ key, text }) => `${quoted(text)} ist ein Eintrag einer Liste und steht in der Zeile von "${key}:".`,
    hint: ({ key }) => `Schreiben Sie ihn in eine eigene Zeile unter "${key}:", zwei Leerzeichen weiter rechts.`,
  },
  'missing-parent': {
    message: ({ key, count }) =>
      `${count > 1 ? `Diese ${count} Zeilen gehören` : 'Diese Zeile gehört'} zu "${key}", und darüber fehlt die Zeile "${key}:".`,
    hint: ({ key, column }) => `Schreiben Sie darüber in einer eigenen Zeile "${key}:", in Spalte ${column}.`,
  },
  'keys-below-alias': {
    message: ({ key, alias }) => `"${key}" hat seinen Wert schon, nämlich ${alias}, und darunter stehen Schlüssel.`,
    hint: ({ key, alias }) => `Schreiben Sie "${key}:", und darunter neben die anderen Schlüssel "<<: ${alias}".`,
  },
  'not-a-merge': {
    message: ({ text }) => `${quoted(text)} führt nichts zusammen.`,
    hint: ({ alias }) => `Schreiben Sie "<<: ${alias}".`,
  },
  'missing-bar': {
    message: ({ key }) => `Der Text von "${key}" geht über mehrere Zeilen und ist nicht als ein einziger Text lesbar.`,
    hint: ({ key }) =>
      `Schreiben Sie "${key}: |", und den Text auf die Zeilen darunter, zwei Leerzeichen weiter rechts.`,
  },
  'not-a-comment': {
    message: ({ sign }) => `Mit ${quoted(sign)} beginnt hier kein Kommentar.`,
    hint: () => 'Schreiben Sie stattdessen "# ".',
  },
  'comment-in-text': {
    message: ({ column: _, ...above }) =>
      `Dieser Kommentar beendet den Text von ${among(above)}, und die Zeilen darunter gehören zu nichts.`,
    hint: ({ column }) =>
      `Setzen Sie den Kommentar über den Schlüssel, oder entfernen Sie ihn.${column === undefined ? '' : ` Eine Überschrift des Textes gehört in Spalte ${column}.`}`,
  },
  'merge-conflict': {
    message: (of) =>
      'mark' in of
        ? `"${of.mark}" ist eine Markierung, die Git hier hinterlassen hat.`
        : `Die Zeilen ${of.first} bis ${of.last} enthalten zwei Fassungen derselben Zeilen, geteilt in Zeile ${of.middle}.`,
    hint: (of) =>
      'mark' in of
        ? 'Entfernen Sie die Zeile, und prüfen Sie, ob die Zeilen darum aus einer Fassung sind.'
        : 'Behalten Sie die Zeilen einer Fassung, und entfernen Sie die andere und die drei Markierungen.',
  },
  dedented: {
    message: ({ key, under, column, right, below }) =>
      column === undefined || right === undefined
        ? `"${key}" gehört in "${under}" hinein, steht aber daneben.`
        : `"${key}" gehört in "${under}"${below ? ` in Zeile ${below.line}` : ''} hinein, in Spalte ${right}, steht aber daneben, in Spalte ${column}.`,
    hint: ({ under }) => `Rücken Sie die Zeilen unter "${under}:" um zwei Leerzeichen ein.`,
  },
}
