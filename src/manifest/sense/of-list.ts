import type { DraftReading } from './draft.ts'

/** Whether the path is a further page of a list or one of its filters: `/courses/topic/art/page/2`. Those come and go with the entries. */
export function isOfList({ pages }: Pick<DraftReading, 'pages'>, path: string): boolean {
  const list = path.replace(/\/page\/\d+$/, '')
  const [, home = '', field] = /^(.*)\/([^/]+)\/[^/]+$/.exec(list) ?? []
  const listsOn = (at: string) => pages.get(at || '/')?.blocks.filter(({ type }) => type === 'entries') ?? []
  return (
    (list !== path && listsOn(list).length > 0) ||
    (field !== undefined && listsOn(home).some(({ fields }) => fields().filterBy === field))
  )
}
