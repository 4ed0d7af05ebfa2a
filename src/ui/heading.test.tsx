import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bakerySite } from '../../tests/fixtures/bakery.ts'
import { BlockProvider, itemTitlesIn } from './block-context.tsx'
import { Subtitle, Title } from './heading.tsx'
import { PageProvider } from './site-context.tsx'

const long = 'A title that is rather longer than those beside it, since it says everything twice'
const fields = { title: 'Bread', text: 'Daily.', items: [{ title: 'Rye' }, { title: long }], more: ['Rolls'] }

it('the titles of the items of a block are reduced together, and no other heading of the block', () => {
  const html = renderToStaticMarkup(
    <PageProvider value={{ site: bakerySite, path: '/' }}>
      <BlockProvider value={{ key: 'block-1', opening: false, placeholder: false, itemTitles: itemTitlesIn(fields) }}>
        <Title>{fields.title}</Title>
        {fields.items.map(({ title }) => (
          <Subtitle key={title}>{title}</Subtitle>
        ))}
      </BlockProvider>
    </PageProvider>,
  )
  const [title, ...items] = html.split(/(?=<h[23])/).map((each) => each.match(/long-\d+/)?.[0])
  expect(title).toBeUndefined()
  expect(items).toEqual([expect.any(String), items[0]])
})
