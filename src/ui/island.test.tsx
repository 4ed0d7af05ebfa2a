import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteWith } from '../../tests/browser/form-site.ts'
import { crossing } from '../../tests/requests/forms.ts'
import { Island } from './island.tsx'
import { PageProvider } from './site-context.tsx'

it('the props of an island are JSON that no text in them can end', () => {
  const props = { title: '</script><script>alert(1)</script><!--', other: '\u2028 & "quotes"' }
  const html = renderToStaticMarkup(
    <PageProvider value={{ site: siteWith(crossing.form), path: '/' }}>
      <Island name="test" component={() => <p>Content</p>} props={props} />
    </PageProvider>,
  )
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  const json = html.match(/<script type="application\/json">(.*?)<\/script>/s)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual(props)
})
