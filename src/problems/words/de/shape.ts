import type { shape as kinds } from '../../catalogue/shape.ts'
import { quoted } from '../../kind.ts'
import { withSharedPart } from '../../nearest.ts'
import { visible } from '../../visible.ts'
import { de } from '../grammar.ts'
import type { Translations } from '../translation.ts'

const sources = {
  wildcard: {
    reason:
      'Ein "*" steht für alles, was auf einen Pfad folgt, und ist sein letzter Teil; ein Teil mit Namen besteht aus Doppelpunkt und Buchstaben',
    hint: 'Schreiben Sie "/blog/*" oder "/blog/:slug". Andere Regeln gehören zum Host: für Netlify und Cloudflare in public/_redirects, für Vercel in "routes" von public/vercel.json, für nginx in /etc/nginx/lectern.d; der Bau fügt sie zu seinen eigenen hinzu.',
  },
  query: {
    reason: 'Was auf das "?" folgt, gehört nicht zum Pfad',
    hint: 'Schreiben Sie nur den Pfad; Netlify, Vercel und nginx können solche Anfragen mit eigenen Regeln unterscheiden, Cloudflare mit seinen Bulk Redirects.',
  },
  anchor: {
    reason: 'Was auf das "#" folgt, erfährt kein Server',
    hint: 'Schreiben Sie nur den Pfad.',
  },
}

const allBlocks = (known: readonly string[]) =>
  `Alle ${known.length} Bausteine stehen in docs/reference/blocks.md und in der Vorschau unter /__lectern/blocks.`

const withMeaning = ({ key, about, inside }: { key: string; about?: string; inside?: string }) => {
  const meaning = about && de.about(about)
  return `"${key}:"${meaning ? ` (${meaning})` : ''}${inside ? ` mit ${de.keys(inside).replace(/^einen /, 'einem ')}` : ''}`
}

export const shape: Translations<typeof kinds> = {
  'unknown-key': {
    message: ({ key, holder }) =>
      visible(key) === key
        ? `Einen Schlüssel ${quoted(key)} gibt es hier nicht: ${de.word(holder)}.`
        : `Im Schlüssel ${quoted(visible(key))} steht ein unsichtbares Zeichen: ${de.word(holder)}.`,
    hint: ({ key, nearest, known, holder, instead }) =>
      visible(key) === key
        ? instead === undefined
          ? `${nearest === undefined && holder === 'the entry' ? 'Tragen Sie ihn zuerst unter "fields:" der Sammlung ein. ' : ''}${de.didYouMean(nearest, known, 'noch freien Schlüssel')}`
          : de.word(instead)
        : `Schreiben Sie ${quoted(visible(key))} neu.`,
  },
  'unknown-block': {
    message: ({ type }) => `Es gibt keinen Baustein namens ${quoted(type)}.`,
    hint: ({ type, nearest, known, instead }) => {
      if (nearest !== undefined) return `${de.meant(nearest)} ${allBlocks(known)}`
      const like = withSharedPart(type, known)
      const first = instead !== undefined ? de.word(instead) : like.length > 0 && `Ähnlich sind: ${de.listed(like)}.`
      return `${first ? `${first} ` : ''}${allBlocks(known)} Oder schreiben Sie einen eigenen: docs/block-author.md sagt, wie.`
    },
  },
  'missing-type': {
    message: () => 'Dieser Baustein sagt nicht, welcher er ist.',
    hint: ({ nearest, known, meant }) =>
      meant
        ? de.meant(meant)
        : nearest
          ? `Seine Felder sind die von "type: ${nearest}".`
          : `Ergänzen Sie "type:" mit dem Namen eines Bausteins. ${allBlocks(known)}`,
  },
  'missing-key': {
    message: ({ key, holder, others = [] }) =>
      `Hier ${others.length > 0 ? 'fehlen' : 'fehlt'} ${de.listed([key, ...others.map((one) => one.key)].map((one) => `"${one}"`))}: ${de.word(holder)}.`,
    hint: ({ others = [], ...first }) => `Ergänzen Sie ${de.listed([first, ...others].map(withMeaning))}.`,
  },
  'empty-value': {
    message: ({ key }) => `"${key}" hat keinen Wert.`,
    hint: () => 'Schreiben Sie den Wert hinter den Doppelpunkt, oder entfernen Sie die Zeile.',
  },
  'empty-text': {
    message: ({ key }) => `Der Text von "${key}" ist leer.`,
    hint: () => 'Schreiben Sie den Text, oder entfernen Sie die Zeile.',
  },
  'unknown-value': {
    message: ({ key, value }) => `${quoted(value)} steht für "${key}" nicht zur Wahl.`,
    hint: ({ nearest, known, instead }) =>
      `${instead === undefined ? '' : `${de.word(instead)} `}${de.didYouMean(nearest, known, 'Werte')}`,
  },
  'one-for-list': {
    message: ({ key }) => `"${key}" ist eine Liste, und hier steht ein einzelner Wert ohne Strich.`,
    hint: () => 'Beginnen Sie jeden Eintrag in einer eigenen Zeile mit "- ".',
  },
  'list-for-one': {
    message: ({ key, wanted }) => `Zu "${key}" gehört ${de.word(wanted)}, und hier steht eine Liste.`,
    hint: () => 'Entfernen Sie die Striche oder [ ], und behalten Sie einen Eintrag.',
  },
  'out-of-range': {
    message: ({ key, value, min }) => `${value} ist für "${key}" zu ${min === undefined ? 'groß' : 'klein'}.`,
    hint: ({ min, max }) =>
      min === undefined ? `Schreiben Sie höchstens ${max}.` : `Schreiben Sie mindestens ${min}.`,
  },
  'too-long': {
    message: ({ key, length, max }) => `Der Text von "${key}" hat ${length} Zeichen; Platz ist für ${max}.`,
    hint: ({ length, max }) => `Kürzen Sie ihn um mindestens ${length - max}.`,
  },
  'too-many': {
    message: ({ key, count, max, what }) => `"${key}" hat ${count} ${de.word(what)}; Platz ist für ${max}.`,
    hint: ({ count, max, isFilled }) =>
      isFilled ? `Schreiben Sie "most: ${max}" neben "from:".` : `Entfernen Sie ${count - max}.`,
  },
  'too-few': {
    message: ({ key, min, what }) => `"${key}" braucht mindestens ${min} ${de.word(what)}.`,
    hint: ({ key, isOptional, inside }) => {
      const missing = inside === undefined ? 'was fehlt' : de.keys(inside)
      return `Ergänzen Sie${inside === undefined ? ',' : ''} ${missing}${isOptional ? `, oder lassen Sie "${key}" weg` : ''}.`
    },
  },
  'bad-name': {
    message: ({ name, what }) => `${quoted(name)} passt hier nicht: Hier gehört ${de.word(what)} hin.`,
    hint: ({ rule, meant }) => (meant === undefined ? de.word(rule) : de.meant(meant)),
  },
  'redirect-source': {
    message: ({ from, why }) => `Eine Umleitung kann nicht bei ${quoted(from)} beginnen: ${sources[why].reason}.`,
    hint: ({ why }) => sources[why].hint,
  },
  'unknown-version': {
    message: ({ version, current }) =>
      `Version ${quoted(version)} ist nicht die, die dieses Programm liest; das ist ${current}.`,
    hint: ({ version, current }) =>
      typeof version === 'number' && version < current
        ? 'Mit "npm run migrate" bringen Sie die Datei auf den neuen Stand.'
        : Number.isInteger(version) && Number(version) > current
          ? 'Die Datei ist für ein neueres Lectern. Wie es installiert wird, steht in docs/owner.md von Lectern unter "A newer Lectern".'
          : `Schreiben Sie "lectern: ${current}".`,
  },
  'wrong-kind': {
    message: ({ key, wanted, found }) => `Zu "${key}" gehört ${de.word(wanted)}; hier steht ${de.word(found)}.`,
    hint: ({ key, wanted, inside, picture, choice }) =>
      choice !== undefined
        ? `Schreiben Sie ${choice}: das Wort, das gespeichert wird, und das, was zu lesen ist.`
        : picture !== undefined
          ? `Schreiben Sie "${key}: { file: ${picture}, alt: … }", und bei "alt", was zu sehen ist, für alle, die es nicht sehen.`
          : wanted === 'a group of keys'
            ? `Schreiben Sie die Schlüssel${inside ? `, ${de.keys(inside)},` : ''} auf die Zeilen darunter, zwei Leerzeichen weiter rechts.`
            : `Hinter den Doppelpunkt gehört ${de.word(wanted)}.`,
  },
  'not-true-or-false': {
    message: ({ key, value }) => `"${key}" ist true oder false, und ${quoted(value)} ist ein Text.`,
    hint: ({ meant }) => `Schreiben Sie ${meant ?? 'true oder false'}, ohne Anführungszeichen.`,
  },
  'not-a-number': {
    message: ({ key, value, isDecimal }) =>
      `Zu "${key}" gehört eine ${isDecimal ? 'Zahl' : 'ganze Zahl'}, und ${quoted(value)} ist keine.`,
    hint: ({ meant, isDecimal }) =>
      meant
        ? `Schreiben Sie ${meant}, ohne Anführungszeichen.`
        : `Schreiben Sie sie in Ziffern, ohne Anführungszeichen${isDecimal ? ' und mit einem Punkt vor den Dezimalen' : ''}.`,
  },
  'not-a-length': {
    message: ({ key, value }) =>
      /^[-+.\d]+$/.test(value)
        ? `Zu "${key}" gehört eine Länge, und ${quoted(value)} hat keine Einheit.`
        : `Zu "${key}" gehört eine Länge, und ${quoted(value)} ist keine.`,
    hint: ({ value }) =>
      /^[-+.\d]+$/.test(value)
        ? `Schreiben Sie die Einheit dazu: "${value}px" oder "${value}rem".`
        : 'Schreiben Sie eine Zahl mit Einheit, wie "2px" oder "1.5rem".',
  },
}
