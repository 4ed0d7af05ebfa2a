import { problemCodes, problemKind } from './catalogue.ts'
import { faults } from './fault-codes.ts'
import { listed, type PlaceBeside, type ProblemExample } from './kind.ts'
import { wrapped } from './wrap.ts'

/** Explains a code, for the terminal. */
export function explained(code: string): string {
  const { title, severity, about, example } = problemKind(code)
  const lines = [`${code} (${severity})`, '', title, '', ...inLines(about)]
  for (const { lead, lines: given } of surroundings(example)) lines.push('', ...inLines(lead), ...indented(given))
  lines.push('', notSo(example), ...indented(example.bad), '', 'But so:', ...indented(example.good))
  return `${lines.join('\n')}\n`
}

/** Returns docs/problems.md: every code with its meaning and an example. */
export function problemsPage(): string {
  const entries = problemCodes.map((code) => {
    const { title, severity, about, example } = problemKind(code)
    const around = surroundings(example).map(({ lead, lines }) => `${lead}\n\n${lines ? `${fenced(lines)}\n\n` : ''}`)
    const pair = `${notSo(example)}\n\n${fenced(example.bad)}\n\nBut so:\n\n${fenced(example.good)}\n`
    return `## ${code}\n\n**${title}** (${severity}).\n${about}\n\n${around.join('')}${pair}`
  })
  return `# Problems of a manifest

Every code that \`npm run validate\` may answer with, what it means and how to fix it. \`npm run validate -- --explain CODE\`
says the same in the terminal. This page is made by \`npm run problems\`; each example is a test.

A problem is set aside for a while by a comment above its line, with a day and a reason:

${fenced('# lectern-ignore unreachable-page until 2027-03-31: the spring menu links to it')}

${entries.join('\n')}
# Faults of a command

What keeps a command from going on, printed with what to do. The exit code is 2 where nothing could be done at all, 1 where the
work was done and found wanting.

| code | what it means |
|---|---|
${Object.entries(faults)
  .map(([code, means]) => `| \`${code}\` | ${means} |`)
  .join('\n')}
`
}

/** Returns the parts of the example that its `bad` and `good` sides share. */
function surroundings({
  in: place,
  beside = [],
  files,
  included,
  released,
  launch,
}: ProblemExample): { lead: string; lines: string }[] {
  const given = beside.map(({ in: at, lines }) => ({ lead: `With these lines ${placeNames[at]}:`, lines }))
  if (files) given.push({ lead: `With ${listed(files)} as all there is in the folder "public".`, lines: '' })
  for (const [file, text] of Object.entries(included ?? {}))
    given.push({
      lead: text === null ? `With a file ${file} that cannot be read.` : `With the file ${file}:`,
      lines: text?.trimEnd() ?? '',
    })
  for (const [reading, paths] of Object.entries(released ?? {}))
    given.push({ lead: `With ${listed(paths)} released in the reading "${reading}".`, lines: '' })
  if (place === 'readings')
    given.push({
      lead: 'Below a reading that is marked, `everyday: &everyday`, so that another can begin as it does.',
      lines: '',
    })
  if (launch) given.push({ lead: 'Asked for with `--launch` only.', lines: '' })
  return given
}

const placeNames: Record<PlaceBeside, string> = {
  facts: 'under "facts:"',
  form: 'in the form "order"',
  forms: 'under "forms:"',
  site: 'under "site:"',
  top: 'at the top level',
}

const notSo = ({ times }: ProblemExample) => (times ? `Not so, ${times.toLocaleString('en')} lines of it:` : 'Not so:')

/** Indents by one blank, which Markdown drops, so that git does not take an example of merge marks for a conflict. */
function fenced(text: string): string {
  const block = `\`\`\`yaml\n${text.replaceAll('\t', '→')}\n\`\`\``
  return /^<{7} /m.test(block) ? block.replace(/^/gm, ' ') : block
}
const indented = (text: string) =>
  text === '' ? [] : text.split('\n').map((line) => `  ${line.replaceAll('\t', '→')}`)
const inLines = (text: string) => wrapped(text, 90).split('\n')
