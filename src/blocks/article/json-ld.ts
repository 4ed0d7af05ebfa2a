import type { Static } from '../../schema/vocabulary.ts'
import type { Site } from '../../site/model.ts'
import type { Thing } from '../json-ld.ts'
import type schema from './schema.ts'

/** A `BlogPosting`, if the article has a title and a date. */
export default ({ title, lead, day, author }: Static<typeof schema>, { language }: Site): Thing[] =>
  title === undefined || day === undefined
    ? []
    : [
        {
          '@type': 'BlogPosting',
          headline: title,
          datePublished: day,
          inLanguage: language,
          ...(lead === undefined ? {} : { description: lead }),
          ...(author === undefined ? {} : { author: { '@type': 'Person', name: author } }),
        },
      ]
