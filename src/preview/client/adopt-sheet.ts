/** Adds a style sheet to a document or shadow tree. `CSSStyleSheet` must be the one of its window. */
export function adoptSheet(tree: DocumentOrShadowRoot, css = '', sheet = new CSSStyleSheet()): CSSStyleSheet {
  sheet.replaceSync(css)
  tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet]
  return sheet
}
