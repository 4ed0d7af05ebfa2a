import { kindOf, type ProblemCode, problemCodes } from '../catalogue.ts'

/** What a code means, for the terminal. */
export function explained(code: ProblemCode): string {
  const { title, severity, about, example } = kindOf(code)
  const lines = [`${code} (${severity})`, '', title, '', ...wrapped(about)]
  if (example) lines.push('', 'Not so:', ...indented(example.bad))
  if (example?.good.trim()) lines.push('', 'But so:', ...indented(example.good))
  return `${lines.join('\n')}\n`
}

/** docs/problems.md: every code with its meaning and an example. */
export function problemsPage(): string {
  const entries = problemCodes.map((code) => {
    const { title, severity, about, example } = kindOf(code)
    const bad = example ? `\nNot so:\n\n${fenced(example.bad)}\n` : ''
    const good = example?.good.trim() ? `\nBut so:\n\n${fenced(example.good)}\n` : ''
    return `## ${code}\n\n**${title}** (${severity}).\n${about}\n${bad}${good}`
  })
  return `# Problems of a manifest

Every code that \`npm run validate\` may answer with, what it means and how to mend it. \`npm run validate -- --explain CODE\`
says the same in the terminal. This page is made by \`npm run problems\`; each example is a test.

A problem is set aside for a while by a comment above its line, with a day and a reason:

${fenced('# lectern-ignore unreachable-page until 2027-03-31: the spring menu links to it')}

${entries.join('\n')}`
}

const fenced = (text: string) => `\`\`\`yaml\n${text.replaceAll('\t', '→')}\n\`\`\``
const indented = (text: string) => text.split('\n').map((line) => `  ${line.replaceAll('\t', '→')}`)

function wrapped(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.length - 1
    if (`${lines[last]} ${word}`.length > 90) lines.push(word)
    else lines[last] = `${lines[last]} ${word}`.trim()
  }
  return lines
}
