import { quoted, warning } from '../../../problems/kind.ts'

const intro = '- type: page-intro\n  title: Bread'
const tasting = `tasting:
  function: submit-tasting
  fields:
    - { name: email, type: email, label: E-mail, required: true }
  submit: { label: Come, sending: Sending }
  success: { title: Noted, text: Until then. }
  failure: { title: Sorry, text: Please write to us. }`

export default {
  'unused-fragment': warning<{ name: string }>({
    title: 'A fragment no page uses',
    about: 'What nothing uses is read by nobody and grows old unseen.',
    message: ({ name }) => `No page uses the fragment ${quoted(name)}.`,
    hint: ({ name }) => `Use it with "use: ${name}", or take it away.`,
    example: {
      in: 'top',
      bad: 'fragments: { hours: { type: checklist, title: Open, items: [Seven] }, loaves: { type: checklist, title: Loaves, items: [Rye] } }',
      good: 'fragments: { hours: { type: checklist, title: Open, items: [Seven] } }',
    },
  }),
  'unused-fact': warning<{ name: string }>({
    title: 'A fact no text uses',
    about: 'A fact that no text uses can be wrong for years without anybody seeing it.',
    message: ({ name }) => `No text uses the fact ${quoted(name)}.`,
    hint: ({ name }) => `Use it as {facts.${name}}, or take it away.`,
    example: {
      in: 'blocks',
      beside: [{ in: 'facts', lines: 'since: "1994"' }],
      bad: `${intro}\n  text: Baked here since 1994.`,
      good: `${intro}\n  text: Baked here since {facts.since}.`,
    },
  }),
  'unused-form': warning<{ name: string; reading?: string }>({
    title: 'A form no page shows',
    about: 'A form that no page shows can still be sent to by anybody who knows it.',
    message: ({ name }) => `No page shows the form ${quoted(name)}.`,
    hint: () => 'Show it in a block, or take it away.',
    example: {
      in: 'blocks',
      beside: [{ in: 'forms', lines: tasting }],
      bad: intro,
      good: `${intro}\n- { type: request-form, id: tasting, form: tasting, title: Come and taste }`,
    },
  }),
}
