// A site of one page with a form.
import { completeTheme } from '../../src/presets/complete-theme.ts'
import type { Palette, Site } from '../../src/site/model.ts'
import { defaultTexts } from '../../src/site/texts.ts'
import type { FormDeclaration } from '../../supabase/functions/_shared/form.ts'

const light: Palette = {
  ground: '#faf7f2',
  raised: '#ffffff',
  ink: '#1d1a16',
  muted: '#5d564c',
  line: '#d9d2c6',
  accent: '#7a2e1d',
  onAccent: '#ffffff',
  band: '#1d2a33',
  onBand: '#f4efe6',
  bandMuted: '#b9c2c8',
  bandAccent: '#f0b090',
  danger: '#a4161a',
}
const dark: Palette = {
  ...light,
  ground: '#12161a',
  raised: '#1b2127',
  ink: '#f2eee7',
  muted: '#b1b7bd',
  line: '#39424a',
  accent: '#f0b090',
  onAccent: '#12161a',
  danger: '#ff9a93',
}

const titles = ['You ask', 'We answer', 'You ring the bell', 'You cross']

const block = (form: FormDeclaration) => ({
  type: 'request-form',
  id: 'request',
  source: '',
  props: {
    form: form.name,
    title: 'Ask before you put on your boots',
    text: 'Tell us where you want to go.',
    formTitle: 'Ask for a crossing',
    panel: {
      contact: { title: 'Direct contact', role: 'Harbour master', name: 'Alex Example', email: 'alex@example.com' },
      steps: { title: 'What comes then', items: titles.map((title) => ({ title })) },
    },
    notice: 'How long we keep it is in our [privacy policy](/privacy).',
  },
})

export function siteWith(form: FormDeclaration): Site {
  const link = { label: 'Contact', to: '/contact' }
  return {
    reading: 'A',
    name: 'Saltmarsh Ferries',
    url: 'https://www.example.com',
    language: 'en',
    email: 'hello@example.com',
    today: '2026-05-14',
    theme: completeTheme({
      light,
      dark,
      display: { stack: 'Georgia, serif', weight: '600', tracking: '0', leading: '1.1' },
      text: { stack: 'system-ui, sans-serif', size: '1.0625rem', leading: '1.6' },
      shape: { radius: '3px', rule: '1px' },
    }),
    header: { links: [{ label: 'Home', to: '/' }, link] },
    footer: {
      tagline: 'We listen.',
      navigation: { title: 'Pages', links: [link] },
      contact: { title: 'Write to us', email: 'hello@example.com' },
      copyright: '© Saltmarsh Ferries',
      links: [],
    },
    texts: defaultTexts,
    routes: [
      { path: form.page, title: 'Contact', description: 'Write to us.', unlisted: false, blocks: [block(form)] },
    ],
    redirects: [],
    unknownPaths: { screen: 'error' },
    behaviours: [],
    backend: { url: '', publishableKey: 'sb_publishable_test' },
    forms: [form],
    requestSettings: {},
  }
}
