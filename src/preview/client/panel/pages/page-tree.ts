import type { PanelData } from '../../../edit-messages.ts'

type Page = PanelData['pages'][number]

export interface PageNode {
  path: string
  /** Missing for a path that only has pages below it. */
  page?: Page
  below: PageNode[]
}

/** Arranges pages by their paths, in the order of the manifest. The home page is a root beside the others. */
export function pageTree(pages: readonly Page[]): PageNode[] {
  const top: PageNode[] = []
  const nodes = new Map<string, PageNode>()
  const nodeAt = (path: string): PageNode => {
    const known = nodes.get(path)
    if (known) return known
    const node: PageNode = { path, below: [] }
    nodes.set(path, node)
    const parent = path.slice(0, path.lastIndexOf('/'))
    ;(parent === '' ? top : nodeAt(parent).below).push(node)
    return node
  }
  for (const page of pages) nodeAt(page.path).page = page
  return top
}

/** Whether the path is the node's own or one below it. */
export const containsPage = ({ path }: PageNode, other: string): boolean =>
  other === path || other.startsWith(`${path}/`)
