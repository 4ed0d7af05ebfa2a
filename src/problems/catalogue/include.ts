// Problems of included files.
import { error, quoted, warning } from '../kind.ts'

/** Content of a valid included file. */
const page =
  '/loaves:\n  title: Loaves\n  description: Rye and spelt.\n  unlisted: true\n  blocks: [{ type: page-intro, title: Loaves }]\n'
const good = 'include: bread/*.yaml'

export const include = {
  'include-nothing': error<{ pattern: string; folder: string; nearest?: string }>({
    title: 'An include that names no file',
    about:
      '"include:" names files with more pages, from the folder of the manifest on: pages/*.yaml. No such file is there.',
    message: ({ pattern }) => `"include: ${pattern}" names no file.`,
    hint: ({ folder, nearest }) =>
      nearest !== undefined
        ? `Did you mean "${nearest}"?`
        : `Put pages into ${folder === '.' ? 'the folder of the manifest' : folder}, or take the line away.`,
    example: { in: 'reading', bad: 'include: pages/*.yaml', good, included: { 'bread/loaves.yaml': page } },
  }),
  'include-outside': error<{ pattern: string; name?: string }>({
    title: "An include that leads out of the manifest's folder",
    about:
      'Included files stand in the folder of the manifest or below it, so that a site is a folder that can be passed on as it is.',
    message: ({ pattern, name }) =>
      name === undefined
        ? `"include: ${pattern}" does not name files below the manifest's folder.`
        : `${quoted(name)} leads out of the manifest's folder.`,
    hint: ({ name }) =>
      name === undefined ? 'Write a path like pages/*.yaml, without "..".' : 'Copy the file instead of linking to it.',
    example: { in: 'reading', bad: 'include: ../pages/*.yaml', good, included: { 'bread/loaves.yaml': page } },
  }),
  'include-itself': error<{ pattern: string }>({
    title: 'An include that names the manifest itself',
    about: 'An included file holds nothing but pages, each below its path. The manifest cannot be one of them.',
    message: ({ pattern }) => `"include: ${pattern}" names this manifest itself.`,
    hint: () => 'Put the pages into files of a folder, and include those: pages/*.yaml.',
    example: { in: 'reading', bad: 'include: bakery.yaml', good, included: { 'bread/loaves.yaml': page } },
  }),
  'include-within': error<{ file: string }>({
    title: 'An include within an included file',
    about:
      'An included file holds pages, each below its path, and nothing else. Only the manifest itself includes files.',
    message: () => 'An included file cannot include others.',
    hint: () => 'Name the file in "include:" of the manifest, as with pages/*.yaml, and take this line away.',
    example: {
      in: 'reading',
      bad: 'include: pages/a.yaml',
      good,
      included: { 'bread/loaves.yaml': page, 'pages/a.yaml': 'include: b.yaml\n' },
    },
  }),
  'include-unread': error<{ pattern: string; reason: string; hint: string }>({
    title: 'An included file that cannot be read',
    about:
      'The file is there and cannot be read: it may be a folder, too big, not written in UTF-8, or closed to whoever runs the command.',
    message: ({ reason }) => reason.replace(/\.?$/, '.'),
    hint: ({ hint }) => hint,
    example: {
      in: 'reading',
      bad: 'include: pages/a.yaml',
      good,
      included: { 'bread/loaves.yaml': page, 'pages/a.yaml': null },
    },
  }),
  'include-no-pages': error<{ what: 'empty' | 'list' | 'text' | 'routes' }>({
    title: 'An included file without pages',
    about:
      'An included file is a group of pages, each below its path, as they stand under "routes:". One that is empty, a list or a text adds nothing to the site.',
    message: ({ what }) =>
      what === 'routes'
        ? 'An included file holds pages alone, and "routes:" stands above them here.'
        : what === 'empty'
          ? 'The included file is empty.'
          : `The included file is a ${what}, and its pages are missing from the site.`,
    hint: ({ what }) =>
      what === 'routes'
        ? 'Take "routes:" away, and move what is below it two spaces to the left.'
        : what === 'empty'
          ? 'Write pages, each below its path, or take the file away.'
          : 'Begin each page with its path and a colon, as in "/about:".',
    example: {
      in: 'reading',
      bad: 'include: pages/a.yaml',
      good,
      included: { 'bread/loaves.yaml': page, 'pages/a.yaml': '- title: Bread\n' },
    },
  }),
  'unread-file': warning<{ file: string; why: 'ending' | 'language' | 'collection'; meant?: string }>({
    title: 'A file that nothing reads',
    about:
      'Beside the files of an "include:" stands one with another ending, beside the translations one of no further language, or beside the file of a collection another one. What it says is shown nowhere.',
    message: ({ file, why }) =>
      ({
        ending: `No "include:" names ${quoted(file)}.`,
        collection: `No collection is read "from:" ${quoted(file)}.`,
        language: `${quoted(file)} is of no further language of the site.`,
      })[why],
    hint: ({ why, meant }) =>
      meant === undefined
        ? {
            ending: 'Name it under "include:", or take the file away.',
            collection: 'Declare its collection under "collections:", or take the file away.',
            language: 'Declare the language under "languages:", or take the file away.',
          }[why]
        : `Rename it to ${meant}.`,
    example: {
      in: 'reading',
      bad: good,
      good: 'include: bread/loaves.yaml',
      included: { 'bread/loaves.yaml': page, 'bread/more.yml': page.replaceAll('oaves', 'ines') },
    },
  }),
}
