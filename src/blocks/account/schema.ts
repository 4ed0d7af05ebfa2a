import { block, heading, link, markdown, optional } from '../../schema/vocabulary.ts'
import { defaultAccountTexts } from '../../sign-in/account/texts.ts'
import { defaultEvents, defaultFailures } from '../../sign-in/session/texts.ts'
import { wordsSchema } from '../../sign-in/words.ts'

export default block(
  {
    title: heading({ about: 'Heading of the page.', max: 120, example: 'Your account' }),
    text: optional(markdown({ about: 'What stands below the heading.', max: 1200 })),
    signIn: link({ about: 'The page with the `sign-in` block.', example: '/login' }),
    texts: optional(
      wordsSchema(defaultAccountTexts, 'What the page says. `[email]`, `[name]` and `[date]` stand for what is meant.'),
    ),
    failures: optional(wordsSchema(defaultFailures, 'What is said when something does not work.')),
    events: optional(wordsSchema(defaultEvents, 'What is said when something happens to the session.')),
  },
  {
    group: 'account',
    about: 'Who is signed in, with name, address, password, second factor and sessions to change.',
    signsIn: true,
  },
)
