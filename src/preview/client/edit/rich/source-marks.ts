import type { Tool } from './rich-text-state.ts'

/** The selected Markdown with the formatting around it; an example word stands in for an empty selection. */
export function marked(tool: Tool, selected: string): string {
  if (tool === 'strong') return `**${selected || 'bold'}**`
  if (tool === 'em') return `*${selected || 'italic'}*`
  return tool === 'link' ? `[${selected || 'words'}](/)` : (selected || 'item').replace(/^/gm, '- ')
}
