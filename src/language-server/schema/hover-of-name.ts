// Describes a name and its uses for a tooltip.
import type { Mention, SiteName } from '../../manifest/inspect/names.ts'
import { countedPages, pagesInWords } from '../../manifest/inspect/pages-in-words.ts'
import { pagesUsing } from '../../manifest/inspect/pages-using.ts'
import { fieldsNamed } from '../../manifest/sense/draft-forms.ts'
import type { SiteInEditor } from '../site/site.ts'

/** Returns a sentence: `Used on 3 pages: /, /services, /contact.` */
function usedOnPages(site: SiteInEditor, named: SiteName): string {
  const pages = pagesUsing(site.draft(), named)
  return pages.length === 0 ? 'Used on no page.' : `Used on ${pagesInWords(pages)}.`
}

/** Returns the uses of a name in braces; empty unless it is a fact. */
export const usedOn = (site: SiteInEditor, name: string): string =>
  name.startsWith('facts.') ? usedOnPages(site, { kind: 'fact', name: name.slice(6), within: [] }) : ''

export function hoverOfName(site: SiteInEditor, mention: Mention): string {
  const { kind, name, within } = mention
  const draft = site.draft()
  const used = usedOnPages(site, mention)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  switch (kind) {
    case 'fact':
      return `**${name}** says: ${site.names().get(`facts.${name}`) ?? ''}\n\n${used}`
    case 'route': {
      const pages = draft.readings.flatMap(({ pages }) => pages.get(name) ?? [])
      const { title, description } = pages[0]?.fields ?? {}
      if (pages.length > 0)
        return `**${text(title)}**  \n${text(description)}\n\n${used.replace('Used on', 'Linked from')}`
      const to = draft.readings.flatMap(({ redirects }) => redirects.filter(({ from }) => from === name))[0]?.to
      return to === undefined ? 'There is no such page.' : `Redirects to ${to}`
    }
    case 'anchor': {
      const blocks = draft.readings.flatMap(({ pages }) => within.flatMap((page) => pages.get(page)?.blocks ?? []))
      const block = blocks.find(({ anchors }) => anchors.includes(name))
      return `**${text(block?.fields().title) || (block?.type ?? name)}**\n\n${used.replace('Used on', 'Linked from')}`
    }
    case 'fragment': {
      const { type = '', fields = {} } = draft.fragments.get(name) ?? {}
      return `**${text(fields.title) || name}**, ${type}\n\n${used}`
    }
    case 'form': {
      const labels = fieldsNamed(draft, name).map(({ fields, name: key = '' }) => `- ${text(fields.label) || key}`)
      return `**${name}**\n${labels.join('\n')}\n\n${used}`
    }
    case 'field': {
      const field = fieldsNamed(draft, within[0] ?? '').find((one) => one.name === name)
      return `**${text(field?.fields.label) || name}**, ${field?.type ?? ''}`
    }
    case 'reading':
      return `**${name}**: ${countedPages(draft.readings.find((one) => one.name === name)?.pages.size ?? 0)}`
  }
}
