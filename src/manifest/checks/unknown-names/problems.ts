import { error, listed, quoted } from '../../../problems/kind.ts'

const intro = (field: string) => `- type: page-intro\n  title: Bread\n  ${field}`

export default {
  'unknown-name': error<{ name: string; nearest?: string; known: string[] }>({
    title: 'A name in braces that stands for nothing',
    about:
      '{facts.…} and {site.…} put a value said once into a text, {build.year} the year the site is built in. A name that is not declared would be shown as it is.',
    message: ({ name }) => `"{${name}}" stands for nothing.`,
    hint: ({ name, nearest, known }) =>
      nearest
        ? `Did you mean "{${nearest}}"?`
        : `Names that exist: ${listed(known)}.${/^(?:facts|site|build)\./.test(name) ? '' : ' Write {{ for a brace itself.'}`,
    example: {
      in: 'blocks',
      bad: intro('text: We are at {facts.plce}.'),
      good: intro('text: We are at {facts.place}.'),
    },
  }),
  'unclosed-brace': error<{ text: string }>({
    title: 'A brace that is never closed',
    about: 'A { in a text begins the name of a fact, up to the next }.',
    message: ({ text }) => `The brace in ${quoted(text)} is never closed.`,
    hint: () => 'Add }, or write {{ for a brace itself.',
    example: {
      in: 'blocks',
      bad: intro('text: We are at {facts.place.'),
      good: intro('text: We are at {facts.place}.'),
    },
  }),
  'unopened-brace': error<{ name: string }>({
    title: 'A brace that is never opened',
    about:
      'The name of a fact stands between { and }. With one of them alone, the page would show the name and not its value.',
    message: ({ name }) => `"${name}}" is shown as it stands here.`,
    hint: ({ name }) => `Write "{${name}}" for its value.`,
    example: {
      in: 'blocks',
      bad: intro('text: We are at facts.place}.'),
      good: intro('text: We are at {facts.place}.'),
    },
  }),
}
