// In which column YAML goes on after Enter. VS Code keeps the line's own by itself, which for a key is wrong behind a dash and below a key
// that is still empty.
const vscode = require('vscode')

const key = String.raw`(?:[\w$./{}#-]+|"[^"]*"|'[^']*'):`
/** Nothing is said yet, or a text of several lines begins. */
const open = String.raw`\s*(?:[|>][-+]?)?\s*(?:\s#.*)?$`
const { Indent } = vscode.IndentAction

const onEnterRules = [
  { beforeText: new RegExp(`^\\s*- +${key}${open}`), action: { indentAction: Indent, appendText: '  ' } },
  // An item of a list that goes on with its next key. A use of a fragment has no other, and a sentence begins with a capital.
  { beforeText: /^\s*- +(?!use:)[a-z]\w*: +\S.*$/, action: { indentAction: Indent } },
  { beforeText: new RegExp(`^\\s*${key}${open}`), action: { indentAction: Indent } },
]

/** Until it is disposed of. */
const goOnAfterEnter = () => vscode.languages.setLanguageConfiguration('yaml', { onEnterRules })

module.exports = { goOnAfterEnter }
