import { expect, it } from 'vitest'
import { chooseEditor as choose, type EditorChoice } from './choose-editor.ts'

/** What runs on the machine of the tests is none of their business. */
const chooseEditor = (given: string | undefined, env: NodeJS.ProcessEnv, runs: string | null = null): EditorChoice =>
  choose(given, env, () => [runs])

const terminal = ['vim', '/usr/bin/vi', 'nvim -p', 'nano', 'emacs -nw', 'emacsclient -t', 'hx', 'gvim -v', 'vim.exe']
const windowed = [
  'code',
  'code --wait',
  'gvim',
  'vim -g',
  'emacs',
  'emacsclient',
  '"C:\\Program Files\\x\\code.exe" -r',
]

it.each(terminal)('%s, which runs in a terminal, is never chosen as the editor', (editor) => {
  for (const env of [{ LAUNCH_EDITOR: editor }, { VISUAL: editor }, { EDITOR: editor }])
    expect(chooseEditor(undefined, env)).toEqual({ problem: expect.stringContaining('runs in a terminal') })
  expect(chooseEditor(editor, {})).toEqual({ problem: expect.stringMatching(/^--editor names .*LAUNCH_EDITOR/) })
})

it.each(windowed)('%s can be chosen as the editor', (editor) => {
  expect(chooseEditor(undefined, { EDITOR: editor })).toHaveProperty('words')
})

it('the chosen editor keeps its options, and a path with spaces as one argument', () => {
  expect(chooseEditor('"/opt/My Editor/edit" --wait', {})).toEqual({ words: ['/opt/My Editor/edit', '--wait'] })
})

it('the chosen editor is the first with a window of --editor, LAUNCH_EDITOR, the running one, VISUAL and EDITOR', () => {
  const env = { LAUNCH_EDITOR: 'subl', VISUAL: 'zed', EDITOR: 'code' }
  expect(chooseEditor('gvim', env)).toEqual({ words: ['gvim'] })
  expect(chooseEditor('vim', env)).toEqual({ words: ['subl'] })
  expect(chooseEditor(undefined, { VISUAL: 'zed' }, 'idea')).toEqual({ words: ['idea'] })
  expect(chooseEditor(undefined, { VISUAL: 'nano', EDITOR: 'code' }, 'emacs')).toEqual({ words: ['code'] })
})

it('without an editor, the message names the variable to set', () => {
  expect(chooseEditor(undefined, {})).toEqual({ problem: expect.stringMatching(/^No editor was found\. Set/) })
})
