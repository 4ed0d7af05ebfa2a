import type { Static } from '../../schema/vocabulary.ts'
import type { Site } from '../../site/model.ts'
import type { Thing } from '../json-ld.ts'
import type schema from './schema.ts'

/** A `BlogPosting`, if the article has a title and a date. A day to come is that of an event, not of its announcement. */
export default ({ title, lead, day, author }: Static<typeof schema>, { language, today }: Site): Thing[] =>
  title === undefined || day === undefined
    ? []
    : [
        {
          '@type': 'BlogPosting',
          headline: title,
          ...(day <= today && { datePublished: day }),
          inLanguage: language,
          ...(lead === undefined ? {} : { description: lead }),
          ...(author === undefined ? {} : { author: { '@type': 'Person', name: author } }),
        },
      ]
