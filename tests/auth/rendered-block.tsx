// A block's HTML as the server sends it, before any script runs.
import { HtmlValidate } from 'html-validate'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site, SiteBackend } from '../../src/site/model.ts'
import { defaultTexts as texts } from '../../src/site/texts.ts'
import { BlockProvider } from '../../src/ui/block-context.tsx'
import { PageProvider } from '../../src/ui/site-context.tsx'

const html = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'no-inline-style': 'error' } })

export function renderedBlock(backend: Partial<SiteBackend>, block: ReactNode): string {
  const site = {
    language: 'en',
    texts,
    theme: { display: { weight: '500' }, arrows: 'long' },
    backend: { url: '', publishableKey: '', ...backend },
  } as object as Site // All that the views read.
  return renderToStaticMarkup(
    <PageProvider value={{ site, path: '/login' }}>
      <BlockProvider value={{ key: 'block-1', opening: true, placeholder: false }}>{block}</BlockProvider>
    </PageProvider>,
  )
}

/** Violations of the HTML standard as `rule: message`; rules of style are left out. */
export async function markupFaults(markup: string): Promise<string[]> {
  const { results } = await html.validateString(markup.replace(/<script.*?<\/script>/s, ''))
  const found = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
  const style = /^(no-trailing-whitespace|attribute-(boolean|empty)-style|void-style|attr-case|prefer-native-element):/
  return found.filter((each) => !style.test(each))
}
