import { type HostFiles, type HostPlan, headersFile, redirectsElsewhere } from './plan.ts'

/** 302 everywhere: the next reading may have a page there. "!" answers even where a file of that name lies. */
export const netlify = (plan: HostPlan): HostFiles =>
  new Map([
    ['_headers', headersFile(plan)],
    [
      '_redirects',
      [
        ...redirectsElsewhere(plan).map(({ from, to }) => `${from} ${to} 302!`),
        // Rules without "!" are asked only where there is no file. Two of them: Netlify drops a rule for `/*` that leads to
        // the root, without a word.
        ...(plan.unknownTo === undefined ? [] : [`/:any ${plan.unknownTo} 302`, `/:any/* ${plan.unknownTo} 302`]),
        '',
      ].join('\n'),
    ],
  ])
