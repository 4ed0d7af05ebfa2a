/**
 * Pages of one language up to which each page has its styles in one sheet. The policy then has a hash for each combination of parts;
 * a large site may have more of them than parts.
 */
const maxPages = 24

export const hasOneSheet = (pages: number): boolean => pages <= maxPages
