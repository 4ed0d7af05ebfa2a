import type { EditorWords } from '../rooms.ts'

export const form: EditorWords['form'] = {
  add: 'Formular hinzufügen',
  noneYet: 'Diese Website hat noch kein Formular.',
  nameExample: 'buchung',
  nameAbout: 'Nur für Sie: Kleinbuchstaben, Ziffern und Striche. Es beginnt mit Name, E-Mail-Adresse und Nachricht.',
  question: {
    add: 'Frage hinzufügen',
    whatIsRead: 'Was Besucher lesen',
    example: 'Firma',
    column: (name) => `Die Antworten stehen in einer Spalte dieses Namens: ${name}.`,
    kind: 'Die Antwort ist',
    numbered: (number) => `Frage ${number}`,
    all: 'Fragen',
    required: 'Pflicht',
    sometimes: 'manchmal',
  },
  condition: {
    changed: (label) => `Wann ${label} gefragt wird`,
    asked: 'Gefragt',
    onlyWhere: 'Nur wenn die Antwort ist',
    always: 'immer',
    whateverElse: 'Was sonst auch geantwortet wird.',
  },
  waits: (other, label) =>
    `„${other}“ wird nur bei einer Antwort auf „${label}“ gefragt. Von da an werden alle gefragt.`,
  inMail: (place, name) =>
    `In der E-Mail (${place}) kommt sie vor. Nehmen Sie „[${name}]“ dort heraus, sonst wird es so verschickt, wie es dasteht.`,
  onNoPage: (block) => `auf keiner Seite: Fügen Sie einer den Abschnitt „${block}“ hinzu`,
  isWhere: (where) => `Das Formular ist ${where}.`,
  hosted: (command) => `Das gehostete Projekt weiß noch nicht alles: ${command} bringt es auf den Stand.`,
  rest: 'Knopf, Antworten, E-Mails und Grenzen',
}
