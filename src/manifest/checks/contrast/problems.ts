import { error } from '../../../problems/kind.ts'

export default {
  'low-contrast': error<{
    text: string
    ground: string
    ratio: string
    min: number
    scheme: string
    nearest?: string
  }>({
    title: 'Colours too close to be read',
    about: 'WCAG 2.2 AA asks for a contrast of 4.5 to 1 between text and what it stands on, by day and by night.',
    message: ({ text, ground, ratio, scheme }) =>
      `In the ${scheme} colours, "${text}" on "${ground}" has a contrast of only ${ratio} to 1.`,
    hint: ({ min, nearest }) => `${min} to 1 is the least.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    example: { in: 'palette', bad: 'muted: "#999999"', good: 'muted: "#444444"' },
  }),
}
