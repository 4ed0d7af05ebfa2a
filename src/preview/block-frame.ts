import { sectionKeys } from '../schema/section-options.ts'

/** Fields of every block, which forms and completions list after the block's own fields. */
export const blockFrame: readonly string[] = ['type', 'id', 'placeholder', 'draft', 'publish', 'until', ...sectionKeys]
