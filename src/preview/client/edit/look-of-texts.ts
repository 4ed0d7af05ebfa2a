// Styles of editable texts on the page: outlines, cursors and chips.

const css = `
[data-lectern-text] { cursor: text }
[data-lectern-text]:hover, [data-lectern-text]:focus-visible { outline: 2px dashed #2f6fed; outline-offset: 4px }
[data-lectern-fields] { cursor: pointer }
[data-lectern-fields]:hover, [data-lectern-fields]:focus-visible { outline: 2px dashed #2f6fed; outline-offset: 3px }
[data-lectern-text]:focus-visible, [data-lectern-fields]:focus-visible { outline-style: solid }
[data-lectern-typing], [data-lectern-typing]:focus-visible {
  outline: 2px solid #2f6fed !important; outline-offset: 4px; cursor: text; min-width: 1ch;
  box-shadow: 0 0 0 4px color-mix(in srgb, Canvas 60%, transparent);
}
[data-lectern-typing][aria-invalid="true"] { outline-color: #d0342c !important }
[data-lectern-typing="markdown"] { white-space: pre-wrap; display: block }
[data-lectern-typing="rich"] { white-space: pre-wrap; margin: 0 !important }
span[data-lectern-typing="rich"] { display: block }
[data-lectern-typing="rich"] a { cursor: text }
[data-lectern-kept] { white-space: pre-wrap; overflow-wrap: anywhere; padding: .5em .75em; border: 1px dashed currentColor; border-radius: .35em; font: .875em/1.5 ui-monospace, monospace }
[data-lectern-typing="plain"]:empty { display: inline-block }
[data-lectern-fact] {
  padding: 0 .3em; border-radius: .35em; cursor: pointer;
  box-shadow: inset 0 0 0 1.5px color-mix(in srgb, #2f6fed 70%, transparent);
}
[data-lectern-fact]:focus-visible { outline: 2px solid #2f6fed; outline-offset: 1px }
`

export function addEditStyles() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
