import type { EditorWords } from '../rooms.ts'

export const form: EditorWords['form'] = {
  add: 'Ajouter un formulaire',
  noneYet: 'Ce site n’a pas encore de formulaire.',
  nameExample: 'reservation',
  nameAbout:
    'Pour vous seul : lettres minuscules, chiffres et tirets. Il commence par le nom, l’adresse e-mail et le message.',
  question: {
    add: 'Ajouter une question',
    whatIsRead: 'Ce que lit le visiteur',
    example: 'Entreprise',
    column: (name) => `Ses réponses sont rangées dans une colonne de ce nom : ${name}.`,
    kind: 'La réponse est',
    numbered: (number) => `Question ${number}`,
    all: 'Questions',
    required: 'obligatoire',
    sometimes: 'parfois',
  },
  condition: {
    changed: (label) => `Quand ${label} est demandé`,
    asked: 'Demandé',
    onlyWhere: 'Seulement si la réponse est',
    always: 'toujours',
    whateverElse: 'Quelles que soient les autres réponses.',
  },
  waits: (other, label) =>
    `« ${other} » n’est demandé que pour une réponse à « ${label} ». Dès lors, on le demande à tous.`,
  inMail: (place, name) => `L’e-mail (${place}) la mentionne. Retirez-y « [${name}] », ou il partira tel quel.`,
  onNoPage: (block) => `sur aucune page : ajoutez la section « ${block} » à l’une d’elles`,
  isWhere: (where) => `Le formulaire est ${where}.`,
  hosted: (command) => `Le projet hébergé ne sait pas encore tout : ${command} le met à jour.`,
  rest: 'Bouton, réponses, e-mails et limites',
}
