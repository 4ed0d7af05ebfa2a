// Problems of comments that suppress a problem.
import { didYouMean, error, quoted, warning } from '../kind.ts'

const unused = (comment: string) => `${comment}\nsince: "1994"`

export const suppression = {
  'bad-suppression': error<{ what: string; nearest?: string; known: readonly string[]; hint?: string }>({
    title: 'A comment that sets nothing aside',
    about:
      'A problem is set aside by a comment above its line: "# lectern-ignore CODE until YYYY-MM-DD: reason". All of it is needed, so that nothing is set aside for ever or for no reason. What keeps the file from being read as a site cannot be set aside: nothing could be built.',
    message: ({ what }) => `This comment sets nothing aside: ${what}.`,
    hint: ({ nearest, known, hint }) =>
      known.length > 0 || nearest
        ? didYouMean(nearest, known.slice(0, 6), 'codes')
        : (hint ?? 'Write "# lectern-ignore CODE until YYYY-MM-DD: reason".'),
    example: {
      in: 'facts',
      bad: unused('# lectern-ignore unused-fact'),
      good: unused('# lectern-ignore unused-fact until 2999-12-31: the anniversary page comes in spring'),
      also: ['unused-fact'],
    },
  }),
  'expired-suppression': error<{ code: string; until: string }>({
    title: 'A problem that was set aside until a day that has passed',
    about: 'Setting a problem aside is a promise to come back to it.',
    message: ({ code, until }) => `${quoted(code)} was set aside until ${until}, and that day has passed.`,
    hint: () => 'Fix the problem below, or give a new day and say why.',
    example: {
      in: 'facts',
      bad: unused('# lectern-ignore unused-fact until 2020-01-01: the anniversary page comes in spring'),
      good: unused('# lectern-ignore unused-fact until 2999-12-31: the anniversary page comes in spring'),
      also: ['unused-fact'],
    },
  }),
  'unneeded-suppression': warning<{ code: string }>({
    title: 'A comment that sets aside what is not there',
    about: 'The problem has been fixed, or the comment stands above another line.',
    message: ({ code }) => `There is no ${quoted(code)} on the next line to set aside.`,
    hint: () => 'Take the comment away.',
    example: {
      in: 'form',
      bad: '# lectern-ignore dead-link until 2999-12-31: not yet\nsendsKey: true',
      good: 'sendsKey: true',
    },
  }),
}
