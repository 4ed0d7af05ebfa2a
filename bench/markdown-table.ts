/** A Markdown table. Its first column is aligned left, the others right. */
export function markdownTable(header: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(header), `|---${'|---:'.repeat(header.length - 1)}|`, ...lines.map(line)].join('\n')
}
