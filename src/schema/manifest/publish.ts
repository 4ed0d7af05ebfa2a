// Schema of where and how `npm run publish` and the publish button publish the site.
import type { Static } from 'typebox'
import { choice, code, list, name, optional, record } from '../vocabulary.ts'

export const publish = record(
  {
    to: choice(
      {
        git: 'The commits go to the remote of the repository, and the host builds the site from them.',
        folder: 'The finished site goes into a folder that is served.',
        command: 'A program takes the finished site to the host.',
      },
      { about: 'How the site gets to where it lives.' },
    ),
    path: optional(
      code({
        about: 'With `to: folder`, the folder: a whole path, or one from the folder of this file on.',
        max: 400,
        example: '/srv/site',
      }),
    ),
    run: optional(
      list(code({ about: 'The program, or one of its words.', max: 400 }), {
        about:
          "With `to: command`, the program and its words, without a shell; `{folder}` stands for the folder of the finished site, `{host}` for its host: where a language has one of its own, it is run for each. Left out, the host's own program: with `host`.",
        max: 40,
      }),
    ),
    host: optional(
      name({
        about:
          'The host that the site is built for, as `npm run build -- --host` takes it. Left out: every host that serves files.',
        example: 'netlify',
      }),
    ),
  },
  {
    about: 'Where the site lives, and how it gets there. Nothing is run before you have confirmed it on your machine.',
  },
)

export type Publish = Static<typeof publish>
