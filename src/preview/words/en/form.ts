export const form = {
  add: 'Add a form',
  noneYet: 'This site has no form yet.',
  nameExample: 'booking',
  nameAbout: 'For you alone: small letters, digits and dashes. It begins with name, e-mail address and message.',
  question: {
    add: 'Add a question',
    whatIsRead: 'What the visitor reads',
    example: 'Company',
    column: (name: string) => `Its answers are stored in a column of that name: ${name}.`,
    kind: 'The answer is',
    numbered: (number: number) => `Question ${number}`,
    all: 'Questions',
    required: 'required',
    sometimes: 'sometimes',
  },
  condition: {
    changed: (label: string) => `When ${label} is asked`,
    asked: 'Asked',
    onlyWhere: 'Only where the answer is',
    always: 'always',
    whateverElse: 'Whatever else is answered.',
  },
  waits: (other: string, label: string) =>
    `“${other}” is asked only for one answer to “${label}”. From then on it is asked of everybody.`,
  inMail: (place: string, name: string) =>
    `The ${place} of the mail names it. Take “[${name}]” out of it, or it is sent as it is written.`,

  /** `block`: title of the block that shows a form. */
  onNoPage: (block: string) => `on no page: add the section “${block}” to one`,
  isWhere: (where: string) => `The form is ${where}.`,
  hosted: (command: string) => `The hosted project does not know everything yet: ${command} brings it up to date.`,
  rest: 'Button, answers, mails and limits',
}
