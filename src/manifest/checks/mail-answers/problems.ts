import { didYouMean, error, quoted } from '../../../problems/kind.ts'

const mail = (mails: string) => `mail: { ${mails} }`

export default {
  'unknown-answer': error<{ written: string; nearest?: string; known: string[] }>({
    title: 'A mail that names an answer the form does not ask for',
    about:
      'In the mail that tells of a request, `[email]` stands for what was answered in the field of that name, and `[answers]` for all of them. Another word would be sent as it is written.',
    message: ({ written }) => `${quoted(written)} stands for no answer, and would be sent as it is.`,
    hint: ({ nearest, known }) =>
      didYouMean(
        nearest && `[${nearest}]`,
        known.map((name) => `[${name}]`),
        'answers',
      ),
    example: {
      in: 'form',
      bad: mail('notice: { subject: An order, text: "From [emial]" }'),
      good: mail('notice: { subject: An order, text: "From [email]" }'),
    },
  }),
  'answer-not-repeated': error<{ written: string; where: 'receipt' | 'subject' }>({
    title: 'A mail that cannot repeat an answer',
    about:
      'A receipt goes to an address nobody has proved to be theirs, and a subject is read by every mail server on the way: neither repeats what was typed, so that nobody can have words of their own sent to others.',
    message: ({ written, where }) =>
      where === 'receipt'
        ? `A receipt repeats no answers: ${quoted(written)} would be sent as it is.`
        : `A subject repeats no answers: ${quoted(written)} would be sent as it is.`,
    hint: ({ where }) =>
      where === 'receipt'
        ? 'Write a sentence that is true for everybody.'
        : 'Write the same subject for all, and put the answer into "text:" of the notice.',
    example: {
      in: 'form',
      bad: mail('receipt: { subject: Your order, text: "Thank you, [email]." }'),
      good: mail('receipt: { subject: Your order, text: Thank you. }'),
    },
  }),
}
