import { postToPage } from './panel-page-messages.ts'

/** Shows the fields of a section, and the section on the page. */
export function open(index: number) {
  location.hash = String(index)
  postToPage({ lectern: 'section', at: index })
}
