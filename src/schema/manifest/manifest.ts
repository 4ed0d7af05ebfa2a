// Schema of the whole manifest. `npm run schema` writes it to `schema/site.schema.json`.
import Type, { type Static } from 'typebox'
import { count, dictionary, link, optional, record, text } from '../vocabulary.ts'
import { type BlockSchema, blockDefinitions, blockSchema } from './block.ts'
import { collections } from './collections.ts'
import { type FieldTypeEntry, forms } from './form.ts'
import { formatVersion } from './format-version.ts'
import { languages } from './languages.ts'
import { parity } from './parity.ts'
import { publish } from './publish.ts'
import { reading } from './reading.ts'
import { site } from './site.ts'
import { texts } from './texts.ts'

/** `blocks` and `fieldTypes`: all that exist, by name. */
export function manifestSchema(
  blocks: Record<string, BlockSchema>,
  fieldTypes: Readonly<Record<string, FieldTypeEntry>>,
) {
  const schema = record(
    {
      $schema: optional(text({ about: 'Where editors find the schema of this file.', max: 200 })),
      lectern: count({
        about: 'The version of this format.',
        min: formatVersion,
        max: formatVersion,
      }),
      reading: Type.String({
        description: 'Which reading is switched on: a name under `readings`.',
        pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
      }),
      site,
      languages: optional(languages),
      facts: optional(
        dictionary(text({ about: 'What it stands for.', max: 400 }), {
          about: 'Things said once and used as `{facts.…}` in any text.',
        }),
      ),
      texts: optional(texts),
      backend: optional(
        record(
          {
            url: optional(link({ about: 'The address of the Supabase project, when it is not the site itself.' })),
            publishableKey: optional(text({ about: 'The public key of the project. Never a secret key.', max: 400 })),
          },
          { about: 'Where forms are sent. Left out, to the server that serves the site.' },
        ),
      ),
      publish: optional(publish),
      forms: optional(forms(fieldTypes)),
      collections: optional(collections),
      parity: optional(parity),
      fragments: optional(
        dictionary(blockSchema(blocks, { about: 'A block that may be used in several places.' }), {
          about: 'Blocks used in more than one place, by name.',
          names: '^[a-z][a-z0-9-]*$',
        }),
      ),
      readings: dictionary(reading(blockSchema(blocks, { uses: true, about: 'One section of the page.' })), {
        about: 'The versions of the site, by name.',
      }),
    },
    { about: 'A website in one file.' },
  )
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Lectern site',
    ...schema,
    $defs: blockDefinitions(blocks),
  }
}

/** A manifest that conforms to the schema. */
export type Manifest = Static<ReturnType<typeof manifestSchema>>
