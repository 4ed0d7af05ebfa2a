import { action, block, choice, heading, link, list, markdown, optional } from '../../schema/vocabulary.ts'
import { defaultSignInTexts } from '../../sign-in/screens/texts.ts'
import { defaultEvents, defaultFailures } from '../../sign-in/session/texts.ts'
import { wordsSchema } from '../../sign-in/words.ts'

export default block(
  {
    title: heading({ about: 'Heading above the form.', max: 120, example: 'Sign in' }),
    text: optional(markdown({ about: 'What stands below the heading.', max: 1200 })),
    ways: optional(
      list(
        choice(
          { password: 'An e-mail address and a password.', mail: 'A link and a code by mail.' },
          { about: 'One way to sign in.' },
        ),
        { about: 'The ways that are offered, the first of them at once.', otherwise: ['password', 'mail'], max: 2 },
      ),
    ),
    then: link({ about: 'Where to go after signing in.', example: '/account' }),
    contact: action({ about: 'Offered where sign-in is not set up, and to whoever has trouble with it.' }),
    texts: optional(
      wordsSchema(defaultSignInTexts, 'What the screens say. `[email]` stands for the visitor’s address.'),
    ),
    failures: optional(wordsSchema(defaultFailures, 'What is said when something does not work.')),
    events: optional(wordsSchema(defaultEvents, 'What is said when something happens to the session.')),
  },
  {
    group: 'account',
    about: 'A form to sign in with, by password or by mail, with a second factor for accounts that have one.',
    signsIn: true,
  },
)
