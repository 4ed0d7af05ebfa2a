import { didYouMean, error, quoted } from '../../../problems/kind.ts'

const intro = (field: string) => `- type: page-intro\n  title: Bread\n  ${field}`

/** Where the file that a link names belongs. */
export const publicFile = (to: string): string => `public${to.replace(/[?#].*/, '')}`

export default {
  'dead-link': error<{
    to: string
    reading: string
    nearest?: string
    known: string[]
    isFile: boolean
    isNamed?: boolean
    /** Why the page is not shown now: `is a draft`. */
    why?: string
  }>({
    title: 'A link to a page that does not exist',
    about: 'Every link inside the site leads to a page or a redirect of the reading it stands in.',
    message: ({ to, reading, isFile, isNamed, why }) =>
      why !== undefined
        ? `The page ${quoted(to)} ${why}.`
        : isNamed
          ? `${quoted(to)} does not lead to the file of that name: %, # and ? mean something else in an address.`
          : isFile
            ? `There is neither a file ${quoted(to)} below public/ nor a page of that name.`
            : `There is no page ${quoted(to)} in reading ${reading}.`,
    hint: ({ to, nearest, known, isFile, isNamed, why }) =>
      why !== undefined
        ? 'Take the link away until the page is shown, or change when it is.'
        : isNamed
          ? `Write "${nearest}".`
          : isFile
            ? `${nearest === undefined ? '' : `Did you mean "${nearest}"? `}Put the file at ${publicFile(to)}.`
            : didYouMean(nearest, known, 'pages'),
    example: {
      in: 'blocks',
      bad: intro('action: { label: Order, to: /ordr }'),
      good: intro('action: { label: Order, to: /order }'),
    },
  }),
}
