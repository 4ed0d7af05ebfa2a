// Problems of texts that exceed limits of size, nesting or aliases.
import { error } from '../kind.ts'

export const limits = {
  'too-big': error<{ megabytes: string; max: number }>({
    title: 'A file too big to be a manifest',
    about: 'Files over 8 MB are not read, so that no file can keep a command busy for long.',
    message: ({ megabytes, max }) => `The file has ${megabytes} MB; a manifest may have ${max}.`,
    hint: () => 'Was another file meant?',
    example: { in: 'file', bad: '2026-11-21 04:00 oven lit', times: 400_000, good: 'lectern: 1\n…' },
  }),
  'too-deep': error<{ max: number }>({
    title: 'Groups inside groups without end',
    about: 'A manifest is never nested deeper than 32 levels.',
    message: ({ max }) => `Lists and groups are nested deeper than ${max} levels here.`,
    hint: () => 'Close the ones that are finished.',
    example: { in: 'facts', bad: `hours: ${'['.repeat(40)}${']'.repeat(40)}`, good: 'hours: Seven to noon' },
  }),
  'too-many-aliases': error<{ name: string }>({
    title: 'Aliases that repeat themselves without end',
    about: 'Aliases that hold aliases multiply. A file of one page can so stand for gigabytes, or for itself.',
    message: ({ name }) => `With "*${name}" the file grows beyond any sensible size.`,
    hint: () => 'Write the values out, or use a fragment.',
    example: { in: 'facts', bad: 'hours: &hours [*hours]', good: 'hours: Seven to noon' },
  }),
}
