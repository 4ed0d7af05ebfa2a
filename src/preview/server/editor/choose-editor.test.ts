import { describe, expect, it } from 'vitest'
import { type Choice, chooseEditor as choose } from './choose-editor.ts'

/** What runs on the machine of the tests is none of their business. */
const chooseEditor = (given: string | undefined, env: NodeJS.ProcessEnv, runs: string | null = null): Choice =>
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

describe('the editor', () => {
  it.each(terminal)('is never %s, which runs in a terminal', (editor) => {
    for (const env of [{ LAUNCH_EDITOR: editor }, { VISUAL: editor }, { EDITOR: editor }])
      expect(chooseEditor(undefined, env)).toEqual({ problem: expect.stringContaining('runs in a terminal') })
    expect(chooseEditor(editor, {})).toEqual({ problem: expect.stringMatching(/^--editor names .*LAUNCH_EDITOR/) })
  })

  it.each(windowed)('may be %s', (editor) => {
    expect(chooseEditor(undefined, { EDITOR: editor })).toHaveProperty('words')
  })

  it('keeps its options, and a path with blanks as one word', () => {
    expect(chooseEditor('"/opt/My Editor/edit" --wait', {})).toEqual({ words: ['/opt/My Editor/edit', '--wait'] })
  })

  it('is the first that has a window, of --editor, LAUNCH_EDITOR, the one that runs, VISUAL and EDITOR', () => {
    const env = { LAUNCH_EDITOR: 'subl', VISUAL: 'zed', EDITOR: 'code' }
    expect(chooseEditor('gvim', env)).toEqual({ words: ['gvim'] })
    expect(chooseEditor('vim', env)).toEqual({ words: ['subl'] })
    expect(chooseEditor(undefined, { VISUAL: 'zed' }, 'idea')).toEqual({ words: ['idea'] })
    expect(chooseEditor(undefined, { VISUAL: 'nano', EDITOR: 'code' }, 'emacs')).toEqual({ words: ['code'] })
  })

  it('is asked for when there is none', () => {
    expect(chooseEditor(undefined, {})).toEqual({ problem: expect.stringMatching(/^No editor was found\. Set/) })
  })
})
