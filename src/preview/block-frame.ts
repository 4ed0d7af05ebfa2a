import { sectionKeys } from '../schema/section-options.ts'

/** What every block has; authors look for it last. */
export const blockFrame: readonly string[] = ['type', 'id', 'placeholder', 'draft', 'publish', 'until', ...sectionKeys]
